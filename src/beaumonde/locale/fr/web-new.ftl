# Creating a table, and what is shown before its game.

web-new-game = Le jeu
web-about-high-society = Surenchérissez pour les belles choses, évitez les cartes dont personne ne veut, et gardez assez d’argent pour ne pas finir le plus pauvre.
web-about-rich-and-good = Faites bouger six prix, achetez bas, vendez haut, et donnez juste assez pour ne pas être le plus avare.
web-players = De { $fewest } à { $most } joueurs
web-new-edition = L’édition
web-edition-about = { $edition ->
    [e1995] La première en anglais. Les demi-points comptent exactement ; à statut et argent égaux, on partage la victoire.
    [e2018] Les demi-points comptent exactement ; à statut et argent égaux, la carte Luxe la plus précieuse l’emporte.
    [e2019-fr] Se joue comme celle de 2018, avec ses propres mots sur les cartes.
   *[e2025] Les demi-points s’arrondissent vers le bas ; à statut et argent égaux, la carte Luxe la plus précieuse l’emporte. Trois cartes avancées à ajouter.
}
web-new-advanced = Cartes avancées
web-new-advanced-about = Mélangées aux seize autres, si vous voulez.
web-new-seats = Les places
web-new-how-many = Combien de joueurs ?
web-sitter-invited = Une personne invitée
web-bot-accounts-about = Des programmes d’autres personnes peuvent alors prendre une place avec le code. La table montre que ce sont des bots.
web-you-watch = Les bots ont toutes les places : vous regardez.
web-new-house = Règles de la maison
web-memory-aid-high-society = Montre à tous ce que chacun a dépensé et garde encore. Une bonne mémoire le saurait aussi.
web-memory-aid-rich-and-good = Montre à tous les actions de chacun, dans la mesure où les transactions les révèlent. Une bonne mémoire le saurait aussi.
web-clock-none = Sans pendule
web-clock-about = Le temps pour chaque décision. Quand il est écoulé, un bot joue pour vous.
web-first = Qui commence
web-first-drawn = Tiré au sort
web-words = Des mots pour le mélange
web-words-about = Le mélange est honnête de toute façon. Vous pouvez y ajouter des mots à vous, n’importe lesquels : ainsi, personne n’a pu le prévoir.
web-words-yours = Vos mots
web-new-lay-about = Ensuite, vous aurez un lien à envoyer à vos amis.
web-new-play = Jouer
web-new-play-about = La partie commence aussitôt.
web-new-watch = Regarder
web-new-watch-about = Les bots commencent aussitôt.
web-take-seat = Prendre place
web-start = Lancer la partie
web-shuffle = Le mélange
web-commitment = Engagement sur le mélange :
web-commitment-about = Les cartes sont mélangées avec un secret. Par cette ligne, la table s’engage sur ce secret : plus personne ne peut le changer. Après la partie, le secret est montré et chacun peut le vérifier.
web-words-add = Ajouter
web-words-change = Changer
web-words-added = Vos mots sont dans le mélange.
web-words-removed = Vos mots ne sont plus dans le mélange.
web-words-in = Vos mots sont dans le mélange. Vous pouvez encore les changer.
web-words-given = a ajouté des mots
web-track = L’échelle des prix
web-track-ours = La nôtre
web-track-ours-about = Une reconstitution : nous connaissons certains des prix imprimés et avons déduit les autres.
web-track-own = La vôtre
web-track-own-about = Tapez les prix de votre plateau : croissants à partir de 0, avec 40 parmi eux.
web-track-prices = Vos prix
web-track-shown = { $count ->
    [one] { $count } prix :
   *[other] { $count } prix :
}

web-clock-group = { $group ->
    [decision] Par décision
    [game] Pour toute la partie
   *[days] Sur plusieurs jours
}
web-clock-game = { $time } pour toute la partie
web-clock-game-plus = { $time } pour toute la partie, plus { $more } par décision
web-clock-game-about = Le temps pour toute la partie, et ce que chaque décision y ajoute. Quand il est écoulé, un bot joue pour vous.
web-run-outs = Un bot prend la place si le temps s’écoule
web-run-outs-after = { $count ->
    [one] une fois
   *[other] { $count } fois de suite
}
web-vote-after = Si quelqu’un ne joue pas, les autres peuvent demander un bot
web-vote-after-choice = après { $time }
