# La page des parties terminées.

web-history-games = Toutes les parties
web-history-more = Charger les parties précédentes
web-history-empty = Aucune partie terminée pour l’instant. La première apparaîtra ici, et vous pourrez la revoir.
web-history-players = { $players } joueurs
web-history-won-of = { $games ->
    [one] sur 1 partie gagnée
   *[other] sur { $games } parties gagnées
}
web-history-fair = part équitable
web-history-part = { $fate ->
    [won] { $count ->
        [one] { $count } gagnée
       *[other] { $count } gagnées
    }
    [lost] { $count ->
        [one] { $count } perdue
       *[other] { $count } perdues
    }
    [cast-out] renié { $count } fois
   *[resigned] { $count ->
        [one] { $count } abandonnée
       *[other] { $count } abandonnées
    }
}
web-history-win-rate = Part de victoires
web-history-win-rate-of = { $share } (équitable : { $fair })
web-history-with-people = Avec d’autres personnes
web-history-of = { $games ->
    [one] { $wins } sur { $games } gagnée
   *[other] { $wins } sur { $games } gagnées
}
web-history-row = Plus longue série de victoires
web-history-best-high-society = Meilleur statut
web-history-best-rich-and-good = Plus grosse fortune
web-history-total-high-society = Statut moyen
web-history-total-rich-and-good = Fortune moyenne
web-history-standing-high-society = Argent restant en moyenne
web-history-standing-rich-and-good = Charité en moyenne
web-history-average-paid = Argent dépensé en moyenne
web-history-left = { $count ->
    [one] 1 autre partie a été terminée par un bot, parce que vous l’aviez quittée. Elle ne compte pas.
   *[other] { $count } autres parties ont été terminées par un bot, parce que vous les aviez quittées. Elles ne comptent pas.
}
web-history-chart = Victoires, partie après partie
web-history-chart-about = Vos { $count } dernières parties, de la plus ancienne à la plus récente. La part équitable est ce que vous gagneriez si tous jouaient aussi bien : à quatre joueurs, un quart de victoire par partie.
web-history-chart-axis = Parties
web-history-chart-wins = Vos victoires
web-history-chart-fair = Part équitable
web-history-against = contre
web-history-winner = (a gagné)
web-history-you-high-society = votre statut : { $total }
web-history-you-rich-and-good = votre fortune : { $total }
web-history-fate-won = Gagnée
web-history-fate-shared = Victoire partagée
web-history-fate-lost = Perdue
web-history-fate-cast-out = Renié
web-history-fate-resigned = Abandonnée
web-history-fate-left = Quittée
web-history-fate-unknown = Résultat non conservé
