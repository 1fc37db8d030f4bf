# One sentence for every code; it says what to do where that is not plain.

error-no-such-seat = Il n’y a pas de place { $seat } à cette table de { $seats }.
error-not-your-turn = Ce n’est pas votre tour.
error-game-over = La partie est finie.
error-wrong-action = { $phase ->
    [auction] Enchérissez ou passez.
    [sealed] Scellez une carte Monnaie.
    [discard] Choisissez le luxe que vous abandonnez.
    [trade] Achetez, vendez ou ne faites ni l’un ni l’autre.
    [donate] Donnez une action ou gardez tout.
    [market] Jouez une carte Marché entière et une à moitié.
   *[over] La partie est finie.
}
error-not-money-cards = { $cards } ne désigne pas des cartes Monnaie différentes. Il y a 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 et 25.
error-empty-bid = Choisissez au moins une carte Monnaie, ou passez.
error-not-in-hand = Vous n’avez pas { $cards } en main.
error-bid-too-low = { $total } ne dépasse pas { $highest }. Ajoutez au moins { $add }, ou passez.
error-not-your-luxury = { $card } n’est pas un de vos luxes.
error-worthless = { $good } est à 0 et ne peut pas être acheté.
error-pile-too-small = { $left ->
    [0] Il ne reste aucune action
    [one] Il ne reste qu’une action
   *[other] Il ne reste que { $left } actions
} ({ $good }).
error-too-expensive = Cela coûte { $cost } ; vous avez { $cash }.
error-not-enough-shares = { $held ->
    [0] Vous n’avez aucune action
    [one] Vous n’avez qu’une action
   *[other] Vous n’avez que { $held } actions
} ({ $good }).
error-trade-size = Achetez ou vendez de une à { $most } actions à la fois.
error-not-goods = { $goods } ne désigne pas de marchandises. Utilisez les lettres du tableau.
error-not-market-cards = { $cards } ne désigne pas deux cartes Marché.
error-not-in-holder = { $card } n’est pas dans ce présentoir ({ $side }). On prend une carte dans chacun.

error-no-such-game = Il n’y a pas de jeu « { $name } ».
error-bad-option = Cette table ne peut pas être dressée : { $detail }
error-no-such-edition = Il n’y a pas d’édition « { $edition } », seulement { $editions }.
error-bad-seats = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.
error-bad-advanced = « { $card } » n’est pas une des cartes avancées de l’édition { $edition }, ou y est deux fois.
error-no-such-card = Il n’y a pas de carte « { $card } ».
error-bad-memory-aid = L’aide-mémoire est activé ou non, pas { $value }.
error-bad-track = Une échelle de prix monte depuis 0, contient { $opening }, a au plus { $longest } cases et aucun prix au-dessus de { $highest }.
error-no-such-level = Il n’y a pas de niveau « { $level } », seulement { $levels }.
error-no-such-language = Il n’y a pas de langue « { $language } », seulement { $languages }.
error-bad-people = Il y a { $seats } places ; { $people } personnes n’y tiennent pas.
error-bad-player-names = Donnez au plus { $most } noms différents, de 1 à 20 caractères imprimables.

error-one-source = Partez d’une graine, d’une source de hasard ou d’une donne, et d’une seule.
error-bad-seed = { $value } n’est pas une graine : un entier positif d’au plus 256 bits.
error-bad-secret = Le secret n’est pas fait de 64 chiffres hexadécimaux en minuscules.
error-bad-contribution = Une contribution est un texte d’au plus { $longest } octets.
error-commitment-broken = Le secret ne correspond pas à l’engagement { $commitment }.
error-bad-deal = Cette donne ne convient pas : { $detail }
error-deal-seats = La donne parle de { $given } places ; la table en a { $seats }.
error-deal-hands = Une main de la donne n’est pas faite de cartes Monnaie différentes.
error-deal-no-deck = La donne n’a pas de pioche.
error-deal-unsettled = Dans la donne, quelqu’un possède un luxe et la carte qui aurait dû le prendre.
error-deal-cards = La donne a trop de : { $cards }.
error-deal-over = Dans la donne, la partie serait déjà finie.
error-deal-time = Il n’y a pas de tour { $turn } dans la manche { $round }.
error-deal-market-size = La donne doit avoir exactement ce nombre de cartes Marché : { $expected }.
error-deal-market = La donne a trop de : { $cards }.
error-deal-merchant = Les actions du Marchand dans la donne doivent être au nombre de { $expected }, cinq au plus par marchandise.
error-deal-money = Une somme de la donne est négative ou dépasse { $most }.
error-deal-prices = Un prix de la donne n’est pas sur l’échelle.
error-deal-shares = La donne a plus d’actions qu’il n’y en a.

error-not-a-record = Ceci n’est pas l’enregistrement d’une partie : { $detail }
error-record-too-long = C’est trop long pour l’enregistrement d’une partie : plus de { $longest } octets.
error-unknown-format = Le format { $format } est inconnu ; ce programme lit jusqu’à { $newest }.
error-bad-setup = La partie de cet enregistrement ne peut pas être mise en place : { $reason }
error-illegal-move = L’action { $number } de l’enregistrement enfreint les règles : { $reason }
error-wrong-result = Le résultat de l’enregistrement n’est pas celui de la partie.
error-bad-names = L’enregistrement a { $names } noms pour { $seats } places.
error-bad-name = Un nom de l’enregistrement est trop long (plus de { $longest }) ou n’est pas imprimable.
error-bad-word = « { $word } » n’est pas une action.
error-text-twice = Ligne { $line } : « { $key } » y est deux fois.
error-text-heading = Ligne { $line } : « { $found } » devrait être « { $expected } ».
error-text-line = Ligne { $line }, « { $word } » : { $reason }
error-unfinished-record = La partie n’est pas finie, et son enregistrement en trahirait les secrets.
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
error-no-such-option = Il n’y a pas d’option « { $option } ». Voir « beaumonde play --help ».
error-missing-option = Il manque quelque chose : { $option }.
error-bad-value = « { $value } » ne convient pas à { $option }.
error-bad-choice = « { $value } » ne convient pas à { $option }, seulement { $choices }.
error-bad-usage = « { $detail } » est de trop, ou mal placé. Voir « beaumonde --help ».
error-not-for-this-game = { $option } est réservé à High Society.

error-no-numba = Les noyaux demandent numba : pip install "beaumonde[fast]"
error-no-jax = L’entraînement a besoin de JAX : pip install "beaumonde[learn]"
error-other-network = L’entraînement dans { $folder } est celui d’un autre jeu ou d’un autre réseau.
error-bad-minutes = Un entraînement de { $minutes } minutes n’est pas possible.
error-foreign-state = Ceci appartient à un autre jeu ou à une autre table.
error-bad-array = Ce ne peut pas être un état de cette table : il faut un tableau de { $size } entiers, comme le noyau le fait.
error-not-over = La partie n’est pas finie.
error-no-such-action = { $action } n’est pas une action que l’on peut jouer ici.
error-bad-batch = { $games } n’est pas un nombre de parties de 1 à { $most }.
error-bad-batch-actions = Il faut un entier pour chacune des { $games } parties.
error-illegal-in-batch = La partie { $game } du lot ne permet pas l’action { $action }.
error-no-such-policy = Il n’y a pas de stratégie « { $policy } ».
error-bad-view = Aucune partie ne peut se présenter ainsi ({ $detail }).
error-view-without-memory = La vue doit avoir l’aide-mémoire activé.
error-view-without-seat = La vue doit être celle d’une place.
error-no-envs = Les environnements demandent d’autres paquets : pip install "beaumonde[envs]"
error-no-open-spiel = Les jeux OpenSpiel demandent open_spiel : pip install "beaumonde[envs]"
error-reset-first = Il n’y a pas de partie en cours : appelez d’abord reset.
error-no-such-render-mode = Il n’y a pas de mode d’affichage « { $mode } ». Choisissez { $modes }.
error-no-such-observer = Il n’y a pas d’observation de ce genre : { $params }.
error-chance-to-act = C’est au hasard de jouer ; rééchantillonnez au tour d’un joueur.
error-no-chance-now = C’est à un joueur de jouer, pas au hasard.

error-no-token = Dites d’abord qui vous êtes : le jeton manque ou est inconnu.
error-bad-guest-name = Un nom a de 1 à { $longest } caractères imprimables.
error-no-such-table = Il n’y a pas de table « { $table } ».
error-no-such-code = Il n’y a pas de table avec le code « { $code } ».
error-bad-levels = Il y a { $seats } places, mais des niveaux pour { $levels }.
error-seat-taken = La place { $seat } est prise.
error-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
error-already-seated = Vous êtes déjà à cette table, à la place { $seat }.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-host = Seul l’hôte peut commencer la partie.
error-seats-empty = { $empty ->
    [one] Une place est encore libre.
   *[other] { $empty } places sont encore libres.
}
error-has-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-behind = Autre chose a été joué entre-temps. Regardez de nouveau la table.
error-id-taken = L’identifiant « { $id } » désigne une autre action.
error-hello-first = Dites d’abord bonjour (hello).
error-bad-message = Ce message est incompréhensible : { $detail }
error-bad-request = Cette requête est incompréhensible : { $detail }
error-no-such-address = Il n’y a rien à cette adresse.
error-wrong-method = Cela ne se fait pas à cette adresse.
error-too-large = C’est trop à la fois.
error-busy = La table est occupée. Réessayez dans un instant.
error-server-error = Quelque chose a mal tourné de notre côté. Réessayez.
error-bad-database = La base de données est inutilisable : { $detail }
error-bad-port = { $port } n’est pas un port : un nombre de 0 à { $most }.
error-no-server = Le service demande d’autres paquets : pip install "beaumonde[server]"
error-bad-text = Écrivez de 1 à { $longest } caractères, sans caractères de contrôle.
error-too-fast = Pas si vite. Attendez un instant avant de continuer.
error-no-listening = Le service ne peut pas écouter sur { $host }, port { $port } : { $detail }

error-too-few-entrants = Il faut au moins deux bots différents.
error-lineup-size = { $given } bots ne remplissent pas une table de { $seats }. Nommez-en autant que de places, ou chacun une seule fois pour un championnat.
error-name-twice = Deux bots s’appellent « { $name } ». Donnez à l’un d’eux un autre nom ou chemin.
error-no-such-program = « { $program } » n’est pas un programme que l’on peut lancer. Donnez son chemin, et rendez-le exécutable.
error-bad-seconds = { $seconds } n’est pas une durée pour un coup : plus de 0 et au plus { $most } secondes.
error-bad-workers = { $workers } n’est pas un nombre de processus de 1 à { $most }.
error-worker-gone = Un processus qui jouait a été arrêté de l’extérieur ; la mémoire a peut-être manqué. Essayez-en moins avec --workers.
error-not-a-report = Ceci n’est pas un rapport de l’arène : { $detail }
error-bad-picture = « { $file } » ne dit pas quelle sorte d’image : la fin du nom est { $kinds }.
error-no-matplotlib = Les images demandent matplotlib : pip install "beaumonde[arena]"
error-no-ray = Les grappes demandent Ray : pip install "beaumonde[cluster]"
error-bot-no-start = Il n’a pas pu être lancé : { $detail }.
error-bot-ended = Il s’est terminé, avec le code { $status }. Ses derniers mots : { $last }
error-bot-closed = Il a fermé sa sortie.
error-bot-late = Pas de réponse en { $seconds } secondes. Vide-t-il le tampon de sa sortie (flush) ?
error-bot-no-newline = En { $seconds } secondes il a écrit « { $line } », mais la ligne n’est pas terminée.
error-bot-too-long = Il a écrit une ligne de plus de { $longest } octets.
error-bot-nonsense = « { $line } » n’est pas une réponse ({ $detail }). Sur la sortie standard on n’écrit que des réponses.
error-bot-wrong-id = Il a répondu à la question { $given } ; on lui posait la { $number }.
error-bot-illegal = Il a joué { $action }, ce qui n’est pas permis.
error-bot-given-up = Il a été lancé { $starts } fois dans cette partie et ne le sera plus avant la suivante.
