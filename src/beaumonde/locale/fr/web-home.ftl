# The pages around play: starting a game, one’s tables, and addresses where nothing is.

web-open-record = Ouvrir une partie enregistrée
web-history = Vos parties

web-no-such-table-title = Cette table n’existe pas
web-no-such-table = Il manque peut-être une lettre au lien, ou la table se trouve sur un autre ordinateur. Redemandez le lien, rejoignez une table avec son code, ou commencez votre propre partie.
web-no-such-code-title = Aucune table n’a ce code
web-code-ended-title = Ce code ne marche plus
web-code-has-begun = La partie a commencé, et personne d’autre ne peut prendre place. Pour regarder, demandez à quelqu’un de la table de vous envoyer l’adresse de sa page.

# Starting a game.

web-bots = Bots
web-bots-preparing = Les bots plus forts se préparent pour cet ordinateur, ce qui prend une minute ou deux. D’ici là, ils jouent plus simplement.
web-bots-simpler = Les bots jouent plus simplement tant que les plus forts ne sont pas prêts.
web-track-own-fact = échelle des prix propre à la table

# Your tables.

web-progress-high-society = carte { $card } · { $ends ->
    [one] { $ends } sablier
   *[other] { $ends } sabliers
} sur { $last }
web-progress-rich-and-good = manche { $round }, tour { $turn }
web-outcome-won = { $count ->
    [one] Vous avez gagné
   *[other] Vous avez partagé la victoire
}
web-outcome-cast-out = Vous avez été renié
web-outcome-resigned = Vous avez abandonné
web-outcome-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
web-outcome-nobody = Personne n’a gagné
web-show-unfinished = Afficher les { $count } parties en cours
web-show-hidden = { $count ->
    [one] Afficher 1 table masquée
   *[other] Afficher { $count } tables masquées
}
web-row-more = Plus
web-row-hidden = Masquée dans la liste de vos tables.
web-row-show = Afficher de nouveau
web-given-up-title = Cette partie a été arrêtée
web-given-up = Elle s’est terminée sans résultat. Ses cartes restent secrètes.
web-given-up-new = Commencer une nouvelle partie
web-join-given-up = Cette partie a été arrêtée.
