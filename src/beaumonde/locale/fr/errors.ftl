# One sentence for every code; it says what to do where that is not plain.

error-no-such-game = Il n’y a pas de jeu « { $name } ».
error-no-such-lesson = Il n’y a pas de leçon « { $lesson } ».
error-bad-option = Cette table ne peut pas être créée : { $detail }
error-no-such-edition = Il n’y a pas d’édition « { $edition } », seulement { $editions }.
error-bad-seats = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.
error-bad-advanced = « { $card } » n’est pas une carte avancée de l’édition { $edition }, ou a été donnée deux fois.
error-no-such-card = Il n’y a pas de carte « { $card } ».
error-bad-memory-aid = L’aide-mémoire peut être activé ou non, pas { $value }.
error-bad-track = Une échelle des prix part de 0, monte, contient { $opening }, a au plus { $longest } cases et aucun prix au-dessus de { $highest }.
error-no-such-level = Il n’y a pas de niveau « { $level } », seulement { $levels }.
error-no-such-language = Il n’y a pas de langue « { $language } », seulement { $languages }.
error-bad-people = Il n’y a que { $seats } places, pas assez pour { $people } personnes.
error-bad-player-names = Donnez au plus { $most } noms différents, de 1 à 20 caractères imprimables.

error-one-source = Donnez une seule de ces choses : une graine, une source de hasard ou une donne.
error-bad-seed = { $value } n’est pas une graine. Une graine est un entier positif d’au plus 256 bits.
error-bad-secret = Le secret doit être fait de 64 chiffres hexadécimaux en minuscules.
error-bad-contribution = Une contribution est un texte d’au plus { $longest } octets.
error-commitment-broken = Le secret ne correspond pas à l’engagement { $commitment }.
error-bad-deal = Cette donne ne convient pas : { $detail }
error-deal-seats = La donne est faite pour { $given } places ; la table en a { $seats }.
error-deal-hands = Une main de la donne doit être faite de cartes Monnaie différentes.
error-deal-no-deck = La donne n’a pas de pioche.
error-deal-unsettled = Dans la donne, quelqu’un possède à la fois un luxe et la carte qui aurait dû le lui enlever.
error-deal-cards = La donne a trop de : { $cards }.
error-deal-over = Dans la donne, la partie serait déjà finie.
error-deal-time = Il n’y a pas de tour { $turn } dans la manche { $round }.
error-deal-market-size = La donne doit avoir exactement { $expected } cartes Marché.
error-deal-market = La donne a trop de : { $cards }.
error-deal-merchant = Dans la donne, le Marchand doit avoir exactement { $expected } actions, cinq au plus de chaque marchandise.
error-deal-money = Une somme de la donne est négative ou dépasse { $most }.
error-deal-prices = Un prix de la donne n’est pas sur l’échelle des prix.
error-deal-shares = La donne a plus d’actions que le jeu.

error-not-a-record = Ceci n’est pas l’enregistrement d’une partie : { $detail }
error-record-too-long = C’est trop long pour l’enregistrement d’une partie : plus de { $longest } octets.
error-unknown-format = Le format d’enregistrement { $format } est inconnu. Ce programme lit les formats jusqu’à { $newest }.
error-bad-setup = La partie de cet enregistrement ne peut pas être mise en place : { $reason }
error-illegal-move = L’action { $number } de l’enregistrement enfreint les règles : { $reason }
error-wrong-result = Le résultat de l’enregistrement ne correspond pas à sa partie.
error-bad-names = L’enregistrement a { $names } noms pour { $seats } places.
error-bad-name = Un nom de l’enregistrement est trop long (plus de { $longest }) ou n’est pas imprimable.
error-bad-stand-in = Ce que l’enregistrement dit d’un bot à la place { $seat } ne correspond pas à la partie.
error-bad-resignation = L’abandon de la place { $seat } ne correspond pas à l’enregistrement.
error-bad-word = « { $word } » n’est pas une action.
error-text-twice = Ligne { $line } : « { $key } » apparaît deux fois.
error-text-heading = Ligne { $line } : « { $found } » devrait être « { $expected } ».
error-text-line = Ligne { $line }, « { $word } » : { $reason }
error-unfinished-record = La partie n’est pas finie, et son enregistrement révélerait ses secrets.
error-no-file = { $why ->
    [absent] Il n’y a pas de fichier « { $file } ».
    [folder] « { $file } » est un dossier, pas un enregistrement.
    [forbidden] Vous n’avez pas le droit de lire « { $file } ».
   *[other] « { $file } » ne peut pas être lu : { $detail }
}
error-no-write = { $why ->
    [folder] « { $file } » est un dossier ; il faut un fichier pour l’enregistrement.
    [forbidden] Vous n’avez pas le droit d’écrire « { $file } ».
   *[other] « { $file } » ne peut pas être écrit : { $detail }
}

error-no-such-command = Il n’y a pas de commande « { $command } », seulement { $commands }.
error-no-such-option = Option inconnue : « { $option } ». Voir « { $help } ».
error-missing-option = Il manque : { $option }. Voir « { $help } ».
error-option-twice = { $option } a été donné deux fois.
error-bad-value = Valeur incorrecte « { $value } » pour { $option }.
error-bad-choice = Valeur incorrecte « { $value } » pour { $option }. Choisissez parmi : { $choices }.
error-bad-usage = Argument inattendu : « { $detail } ». Voir « { $help } ».
error-not-for-this-game = { $option } ne sert que pour High Society.
error-not-for-high-society = { $option } ne sert que pour The Rich and the Good.

error-no-numba = Les noyaux de calcul demandent numba : pip install "beaumonde[fast]"
error-no-jax = L’entraînement a besoin de JAX : pip install "beaumonde[learn]"
error-other-network = L’entraînement dans { $folder } est celui d’un autre jeu ou d’un autre réseau.
error-bad-minutes = Un entraînement ne peut pas durer { $minutes } minutes.
error-foreign-state = Ceci appartient à un autre jeu ou à une autre table.
error-bad-array = Ce n’est pas un état de cette table : il faut un tableau de { $size } entiers fait par le noyau de calcul.
error-not-over = La partie n’est pas finie.
error-no-such-action = { $action } n’est pas une action de ce jeu.
error-bad-batch = { $games } n’est pas un nombre de parties possible. Choisissez de 1 à { $most }.
error-bad-batch-actions = Donnez un entier pour chacune des { $games } parties.
error-illegal-in-batch = La partie { $game } du lot ne permet pas l’action { $action }.
error-no-such-policy = Il n’y a pas de stratégie « { $policy } ».
error-bad-view = Position impossible : { $detail }
error-view-without-memory = Il faut une vue avec l’aide-mémoire activé.
error-view-without-seat = Il faut la vue d’une place, pas celle d’un spectateur.
error-no-envs = Les environnements demandent d’autres paquets : pip install "beaumonde[envs]"
error-no-open-spiel = Les jeux OpenSpiel demandent open_spiel : pip install "beaumonde[envs]"
error-reset-first = Aucune partie n’est commencée : appelez d’abord reset.
error-no-such-render-mode = Il n’y a pas de mode d’affichage « { $mode } ». Choisissez { $modes }.
error-no-such-observer = Il n’y a pas d’observation de ce genre : { $params }.
error-chance-to-act = C’est au hasard de jouer ; rééchantillonnez au tour d’un joueur.
error-no-chance-now = C’est à un joueur de jouer, pas au hasard.

error-no-token = Vous n’êtes pas identifié : le jeton manque ou est inconnu.
error-bad-guest-name = Un nom a de 1 à { $longest } caractères imprimables.
error-no-such-table = Il n’y a pas de table « { $table } ».
error-no-such-code = Il n’y a pas de table avec le code « { $code } ». Vérifiez les lettres ; la personne qui tient la table a peut-être changé le code.
error-bad-levels = Il y a { $seats } places, mais des niveaux pour { $levels } d’entre elles.
error-seat-taken = La place { $seat } est prise.
error-already-seated = Vous êtes déjà à cette table, à la place { $seat }.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-host = Seule la personne qui tient la table peut le faire.
error-own-seat = C’est votre propre place. Quittez plutôt la table.
error-has-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-behind = Un autre coup a été joué avant. Regardez de nouveau la table.
error-nothing-to-undo = Il n’y a rien à annuler.
error-not-alone = Vous ne pouvez le faire que si vous jouez seul contre des bots.
error-vote-going-on = Un vote est déjà en cours à cette table.
error-vote-declined = Les autres ont refusé. Redemandez plus tard.
error-bad-push-subscription = Ce navigateur ne peut pas recevoir de messages de ce service : on n’envoie rien à son service push, ou ses clés ne sont pas valables.
error-vote-over = Ce vote est terminé.
error-no-vote = Vous ne votez pas ici.
error-not-silent = Un bot ne peut remplacer que quelqu’un qui n’a pas joué depuis un moment, à une table sans pendule.
error-paused = La partie est en pause. Choisissez « Reprendre » pour jouer.
error-too-many-pauses = Cette partie a déjà été mise en pause { $most } fois. On ne peut plus la mettre en pause.
error-bad-clock = Une pendule par décision doit laisser au moins { $least } secondes.
error-nobody-to-ask = Il n’y a personne à qui demander à cette table.
error-resigned = Vous avez abandonné cette partie : un bot joue pour vous jusqu’à la fin.
error-resign-alone = Seuls des bots jouent avec vous. Arrêtez plutôt la partie.
error-given-up = Cette partie a été arrêtée.
error-id-taken = L’identifiant « { $id } » appartient déjà à une autre action.
error-hello-first = Le premier message doit être hello.
error-bad-message = Ce message est incompréhensible : { $detail }
error-bad-request = Cette requête est incompréhensible : { $detail }
error-no-such-address = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas cette méthode.
error-too-large = Cette requête est trop grande.
error-busy = La table est occupée. Réessayez dans un instant.
error-bad-database = La base de données est inutilisable : { $detail }
error-bad-port = { $port } n’est pas un port. Choisissez un nombre de 0 à { $most }.
error-no-server = Le service demande d’autres paquets : pip install "beaumonde[server]"
error-bad-text = Écrivez de 1 à { $longest } caractères, sans caractères de contrôle.
error-too-fast = Pas si vite. Attendez un instant avant d’écrire de nouveau.
error-too-many = C’était trop souvent. Réessayez { $seconds ->
    [one] dans une seconde
   *[other] dans { $seconds } secondes
}.
error-no-bot-accounts = La personne qui tient cette table n’y admet pas les comptes de bot.
error-too-many-seats = Un compte de bot peut occuper au plus { $most } places à la fois. Terminez d’abord une partie ou quittez une table.
error-bots-do-not-chat = Un compte de bot ne peut pas écrire à la table.
error-too-many-bots = Au plus { $most } bots forts et experts peuvent jouer dans vos parties en cours. Terminez ou arrêtez d’abord une de ces parties.
error-bad-setting = Le réglage { $name } n’accepte pas « { $value } ».
error-needs-postgresql = Plusieurs processus ne peuvent partager qu’une base PostgreSQL. Indiquez-en une avec --database, ou n’utilisez qu’un processus.
error-no-such-setting = Il n’y a pas de réglage « { $name } ».
error-bad-settings-file = Le fichier de réglages { $file } est illisible : { $detail }
error-no-listening = Le service ne peut pas écouter sur { $host }, port { $port } : { $detail }

error-logged-out = La session est fermée ici : depuis un autre appareil, ou parce que vos parties sont passées à un autre compte ou que vos données ont été supprimées.
error-no-such-login = Cet appareil n’est plus connecté.
error-bots-have-no-account = Un compte de bot n’a que son jeton : il ne peut ni se connecter ni ouvrir ses parties sur un autre appareil.
error-bad-login-name = Un identifiant a { $shortest } à { $longest } de ces caractères : a à z, 0 à 9, point, trait d’union, tiret bas. Il commence par une lettre ou un chiffre.
error-login-name-taken = L’identifiant « { $name } » est déjà pris. Choisissez-en un autre.
error-bad-password = Un mot de passe a { $shortest } à { $longest } caractères.
error-weak-password = Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple quatre mots sans rapport entre eux.
error-wrong-login = L’identifiant ou le mot de passe est incorrect.
error-wrong-password = Le mot de passe est incorrect.
error-has-account = Vous avez déjà un compte.
error-no-account = Vous n’avez pas de compte.
error-guest-has-account = Vous êtes connecté à un autre compte, et les parties ne peuvent pas passer d’un compte à un autre. Déconnectez-vous d’abord.
error-both-at-table = { $tables ->
    [one] À une table
   *[other] À { $tables } tables
}, les deux noms ont une place : celui sous lequel vous jouez ici et celui que vous voulez prendre. Vos parties ne peuvent donc pas vous suivre. Quittez votre place là-bas, si la partie n’a pas commencé, ou continuez sans vos parties.
error-no-such-device-link = Ce lien est faux, déjà utilisé ou trop vieux : il ne marche qu’une fois, et quelques minutes seulement. Créez-en un autre sur l’autre appareil.
error-banned = Vous êtes exclu de ce service.
error-no-database = Il n’y a pas de base de données « { $file } ».
error-other-version = La base de données « { $database } » n’a pas été préparée par cette version : lancez-y une fois le service de cette version.
error-database-not-empty = La base de données « { $database } » n’est pas vide ; rien n’a été copié.
error-no-such-variable = Il n’y a pas de variable d’environnement « { $name } ».
error-file-exists = « { $file } » existe déjà ; rien n’a été écrit.
error-person-or-address = Donnez soit l’identifiant d’une personne, soit --address.
error-bad-address = « { $address } » n’est pas une adresse IP.
error-no-such-person = Il n’y a pas de personne { $person }.
error-not-banned = Il n’y a pas d’exclusion de « { $who } ».
error-check-unreadable = Le jeu, ses options ou sa mise en place sont illisibles.
error-check-commitment = L’engagement ne correspond pas au secret du mélange.
error-check-clock = Une horloge de { $clock } secondes est impossible.
error-check-pauses = Les pauses de la partie ne sont pas dans l’ordre ou sont datées dans le futur.
error-check-seats = Les places ne correspondent pas au jeu.
error-check-state = L’état « { $state } » ne correspond pas à la partie.
error-check-gap = L’entrée { $number } du journal manque.
error-check-time = L’entrée { $number } du journal est datée dans le futur.
error-check-illegal = L’entrée { $number } du journal enfreint les règles.
error-check-summary = Le résumé ne correspond pas à la partie.
error-check-due = Le service ne regarderait pas cette table à temps.

error-too-few-entrants = Il faut au moins deux bots différents.
error-lineup-size = { $given } bots ne remplissent pas une table de { $seats }. Nommez un bot par place, ou chaque bot une seule fois pour un championnat.
error-name-twice = Deux bots s’appellent « { $name } ». Donnez à l’un d’eux un autre nom ou chemin.
error-no-such-program = « { $program } » n’est pas un programme que l’on peut lancer. Donnez son chemin, et rendez-le exécutable.
error-bad-seconds = { $seconds } secondes par coup, ce n’est pas possible. Choisissez plus de 0 et au plus { $most }.
error-bad-workers = { $workers } n’est pas un nombre de processus possible. Choisissez de 1 à { $most }.
error-worker-gone = Un processus qui jouait des parties a été arrêté de l’extérieur ; la mémoire a peut-être manqué. Essayez moins de processus avec --workers.
error-not-a-report = Ceci n’est pas un rapport de l’arène : { $detail }
error-bad-picture = « { $file } » ne dit pas quelle sorte d’image écrire. Terminaisons possibles : { $kinds }.
error-no-matplotlib = Les images demandent matplotlib : pip install "beaumonde[arena]"
error-no-ray = Les grappes demandent Ray : pip install "beaumonde[cluster]"
error-bot-no-start = Le programme n’a pas pu être lancé : { $detail }.
error-bot-ended = Le programme s’est terminé avec le code { $status }. Sa dernière sortie : { $last }
error-bot-closed = Le programme a fermé sa sortie.
error-bot-late = Pas de réponse en { $seconds } secondes. Le programme vide-t-il le tampon de sa sortie (flush) ?
error-bot-no-newline = En { $seconds } secondes, le programme a écrit « { $line } », sans terminer la ligne.
error-bot-too-long = Le programme a écrit une ligne de plus de { $longest } octets.
error-bot-nonsense = « { $line } » n’est pas une réponse ({ $detail }). N’écrivez que des réponses sur la sortie standard.
error-bot-wrong-id = Le programme a répondu à la question { $given } ; on lui posait la { $number }.
error-bot-illegal = Le programme a joué { $action }, ce qui n’est pas permis.
error-bot-given-up = Le programme a été lancé { $starts } fois dans cette partie et ne le sera plus avant la suivante.
