# Le client du navigateur : la fin d’une partie, et la relecture.

web-end-title = L’heure des comptes
web-end-skip = Passer
web-end-line = { $what } … { $total }
web-end-what = Ce qui compte
web-end-so-far = Cumul
web-end-working = { $name } : le calcul
web-end-nothing = Pas une seule carte
web-end-out = À la porte
web-end-won = Victoire
web-end-nobody-out = C’est le Marchand qui a donné le moins : personne n’est renié.

web-end-rematch = Revanche
web-end-join-rematch = Rejoindre la revanche
web-end-watch-rematch = Regarder la revanche
web-end-table = Revoir la table
web-end-replay = Revoir la partie
web-end-share = Partager
web-end-share-title = { $game }, coup par coup
web-end-copied = Le lien est copié.
web-end-copy-by-hand = Copiez ce lien :
web-end-record = Télécharger l’enregistrement

web-end-verify = Vérifier le mélange
web-end-verify-about = La table a montré son engagement avant la partie. Maintenant qu’elle est finie, elle montre le secret qu’il cachait, et votre navigateur refait lui-même le mélange.
web-end-commitment = Engagement
web-end-secret = Secret
web-end-words = Mots ajoutés par les joueurs
web-end-verify-busy = Mélange en cours…
web-end-verify-sealed = { $good ->
    [yes] Le secret correspond à l’engagement.
   *[no] Le secret ne correspond pas à l’engagement.
}
web-end-verify-first = { $good ->
    [yes] Qui a commencé avait bien été tiré au sort.
   *[no] Le sort avait désigné quelqu’un d’autre pour commencer.
}
web-end-verify-cards = { $good ->
    [yes] { $count ->
        [one] La seule carte de la table est venue
       *[other] Les { $count } cartes de la table sont venues
    } exactement comme le veut ce mélange.
   *[no] Les cartes de la table ne sont pas venues comme le veut ce mélange.
}
web-end-verify-decks = L’ordre trouvé par votre navigateur
web-end-verify-insecure = Les navigateurs ne font ce calcul qu’en https, ou sur la machine qui sert la page. La commande ci-dessous marche partout.
web-end-verify-command = Pour ne rien devoir à cette page, téléchargez l’enregistrement et vérifiez-le avec votre propre programme :
web-end-verify-failed = L’enregistrement n’est pas arrivé. Repliez ceci et rouvrez-le.

web-end-replay-title = Relecture
web-end-moment = { $at } sur { $last }
web-end-slider = Moment
web-end-step-back = Un coup en arrière
web-end-step-on = Un coup en avant
web-end-head-back = { $game ->
    [high-society] Carte précédente
   *[other] Phase précédente
}
web-end-head-on = { $game ->
    [high-society] Carte suivante
   *[other] Phase suivante
}
web-end-play = Lecture
web-end-pause = Pause
web-end-told = Ce qui s’est passé
web-end-chair = Vue depuis
web-end-chair-of = la place de { $name }
web-end-chair-none = la galerie
web-end-link = Copier le lien

web-end-keys-step = Un coup en arrière ou en avant
web-end-keys-leap = À la carte ou phase précédente ou suivante
web-end-keys-ends = Au début ou à la fin
web-end-keys-play = Lecture ou pause
web-end-key-space = Espace
web-end-key-home = Début
web-end-key-end = Fin

web-end-open-title = Ouvrir un enregistrement
web-end-open-about = Toute partie finie peut se revoir : une partie du terminal, ou une que vous avez téléchargée ici. Déposez son fichier JSON sur cette page, ou choisissez-le.
web-end-open-choose = Choisir un fichier
web-end-open-other = Ouvrir un autre enregistrement
web-end-open-none = « { $file } » n’est pas l’enregistrement d’une partie. Les enregistrements sont des fichiers JSON.
web-end-unfinished = Cette partie n’est pas finie. La relecture s’ouvrira à la fin.
web-end-unknown = Cette partie n’existe pas ici. Le lien a peut-être perdu une lettre.
web-end-to-table = À la table
