# Le client du navigateur : la fin d’une partie.

web-end-title = L’heure des comptes
web-end-skip = Aller à la fin
web-end-line = { $what } … { $total }
web-end-what = Ce qui compte
web-end-so-far = Cumul
web-end-working = { $name } : le calcul
web-end-nothing = Pas une seule carte
web-end-out = Renié
web-end-won = Victoire
web-end-nobody-out = C’est le Marchand qui a donné le moins : personne n’est renié.

web-end-rematch = Revanche
web-end-join-rematch = Rejoindre la revanche
web-end-watch-rematch = Regarder la revanche
web-end-table = Voir la table
web-end-replay = Revoir la partie
web-end-share = Partager
web-end-share-title = { $game }, coup par coup
web-end-copied = Le lien est copié.
web-end-copy-by-hand = Copiez ce lien :
web-end-record = Télécharger l’enregistrement

web-end-verify = Vérifier le mélange
web-end-verify-about = Avant la partie, la table a montré un engagement. La partie est finie, le secret qu’il cachait est donc public : votre navigateur refait le mélange et compare.
web-end-commitment = Engagement
web-end-secret = Secret
web-end-words = Mots ajoutés par les joueurs
web-end-verify-busy = Le mélange est refait…
web-end-verify-sealed = { $good ->
    [yes] Le secret correspond à l’engagement.
   *[no] Le secret ne correspond pas à l’engagement.
}
web-end-verify-first = { $good ->
    [yes] La personne qui a commencé est bien celle que le mélange désigne.
   *[no] La personne qui a commencé n’est pas celle que le mélange désigne.
}
web-end-verify-cards = { $good ->
    [yes] { $count ->
        [one] La seule carte jouée correspond
       *[other] Les { $count } cartes jouées correspondent
    } au mélange.
   *[no] Les cartes jouées ne correspondent pas au mélange.
}
web-end-verify-decks = L’ordre des cartes calculé par votre navigateur
web-end-verify-insecure = Les navigateurs ne font ce calcul qu’en https, ou sur la machine qui sert la page. La commande ci-dessous fonctionne partout.
web-end-verify-command = Pour vérifier sans cette page, téléchargez l’enregistrement et utilisez votre propre programme :
web-end-verify-failed = L’enregistrement n’est pas arrivé. Refermez cette partie de la page et rouvrez-la.
web-end-resigned = Abandon : { $names }.
