# Le client du navigateur : les pages autour du jeu.

web-somebody = Invité
web-you = Vous
web-empty-seat = Place { $number }, libre
web-your-turn = À vous de jouer
web-turn-of = { $name } joue
web-clock-left = Encore { $time }
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-watching = Vous regardez

web-status-connecting = Connexion…
web-status-lost = Connexion perdue. Elle se rétablit d’elle-même ; rien n’est perdu.
web-status-gone = Cette table n’existe pas.
web-offline = Pas de connexion. Dès qu’elle revient, vous retrouvez tout à sa place.
web-loading = Un instant…

web-log = Journal
web-chat = Conversation
web-say-something = Un mot aimable
web-send = Envoyer
web-chat-empty = Personne n’a encore rien dit. Brisez la glace.
web-new-lines = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
web-rail-close = Fermer le journal et la conversation

web-home = Accueil
web-rules = Règles
web-settings = Réglages
web-skip-to-table = Aller à la table

# L’accueil.

web-tagline = Deux jeux sur l’argent et les bonnes manières. Trop dépenser, ou trop peu donner, et la bonne société vous renie.
web-play-now = Jouer
web-play-with-bots = { $game }, vous et trois bots
web-play-other = l’autre jeu, vous et trois bots
web-your-name = Votre nom
web-new-table = Nouvelle table
web-new-table-about = Invitez des amis et choisissez le jeu, l’édition, les bots et la pendule.
web-join = Rejoindre une table
web-code = Code
web-code-hint = Huit lettres, ou le lien entier.
web-join-go = Rejoindre
web-learn = Jamais joué ?
web-learn-about = Une première partie qui s’explique pendant que vous jouez.
web-learn-game = Apprendre en jouant
web-your-tables = Vos tables
web-your-tables-empty = Aucune pour l’instant. Prenez place : les bots attendent, et ils sont polis.
web-table-with = avec { $names }
web-table-open = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
web-table-paused = En pause
web-table-ready = Prête à commencer
web-replay = Revoir
web-show-finished = Afficher les { $count } parties terminées
web-unofficial = Une table non officielle, faite par des admirateurs. Les jeux appartiennent à leurs auteurs et éditeurs ; les dessins et les mots d’ici sont de nous.

# Une nouvelle table.

web-new-title = Une nouvelle table
web-advanced-about = { $card ->
    [gambling] Aucun statut, mais à la fin votre argent compte double : pour savoir qui est renié, et en cas d’égalité.
    [excursions] Vaut 12. Tous les autres reprennent la plus haute carte Monnaie qu’ils ont dépensée.
   *[yacht-club] Vaut 5. Chacun scelle une carte Monnaie, et toutes sont dépensées ; la plus haute que personne d’autre n’a jouée l’emporte.
}
web-seat = Place { $number }
web-sitter-bot = Bot, { $level }
web-bot-account = Compte de bot
web-bot-accounts = Comptes de bot admis
web-level-random = Les bots aléatoires jouent n’importe quel coup permis. Ils se surprennent eux-mêmes.
web-level-sensible = Les bots raisonnables pèsent ce qu’une carte leur apporte et ce que l’argent pourrait encore acheter, et tâchent de ne pas être reniés.
web-level-strong = Les bots forts ont joué des centaines de milliers de parties contre eux-mêmes et savent par cœur ce qui gagne le plus souvent.
web-level-expert = Les bots experts en savent autant et réfléchissent en plus : des milliers de suites possibles, avant chaque coup.
web-memory-aid = Aide-mémoire
web-clock = Pendule
web-clock-of = { $time } par décision
web-new-lay = Créer la table

# Rejoindre une table.

web-invited = On vous invite à une partie de
web-choose-seat = Où voulez-vous vous asseoir ?
web-sit-down = S’asseoir
web-watch = Regarder
web-see-end = Voir la fin
web-join-playing = La partie a commencé. Vous pouvez regarder.
web-join-over = Cette partie est terminée.
web-no-such-code = Aucune table n’a le code { $code }. Vérifiez les lettres ; la personne qui tient la table a peut-être changé le code.

# La table ouverte, avant la partie.

web-link = Lien vers cette table
web-copy-link = Copier le lien
web-copied = Copié.
web-share = Partager
web-leave = Quitter la table
web-host = { $who ->
    [you] tenez la table
   *[other] tient la table
}

# Réglages et touches.

web-language = Langue
web-theme = Éclairage
web-theme-auto = Comme l’appareil
web-theme-light = Jour
web-theme-dark = Nuit
web-sound-on = Les sons sont activés.
web-sound-off = Les sons sont coupés.
web-keys = Touches
web-key-name-enter = Entrée
web-key-name-escape = Échap
web-close = Fermer
web-done = Terminé

# Une adresse où il n’y a rien.

web-lost-title = Personne n’habite ici
web-lost = Il n’y a rien à cette adresse. Il y manque peut-être une lettre, ou la fête est ailleurs.
web-lost-home = Retour au salon
web-you-and-devices = Vous et vos appareils
