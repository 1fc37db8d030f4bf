# High Society. $edition is e1995, e2018, e2019-fr or e2025: each box has its own words.

hs-edition = { $edition ->
    [e1995] édition de 1995
    [e2018] édition de 2018
    [e2019-fr] Le Grand Jeu, édition française de 2019
   *[e2025] édition de 2025
}

hs-luxury = { $edition ->
    [e1995] Possession
   *[other] Luxe
}
hs-luxury-card = carte { hs-luxury }
hs-doubler = { $edition ->
    [e1995] Titre
   *[other] Prestige
}
hs-avoid = { $edition ->
    [e1995] Infortune
    [e2018] Disgrâce
    [e2019-fr] Disgrâce
   *[e2025] Scandale
}

hs-card-luxury = { hs-luxury } { $worth }
hs-card-doubler = { hs-doubler } ×2
hs-card-lose-luxury = { $edition ->
    [e1995] Vol
    [e2019-fr] Embarras !
    [e2025] { hs-avoid } « un luxe perdu »
   *[other] Faux pas
}
hs-card-minus-five = { $edition ->
    [e1995] Dette de jeu (−5)
    [e2019-fr] Passé trouble (−5)
    [e2025] { hs-avoid } « −5 »
   *[other] Passé (−5)
}
hs-card-half = { $edition ->
    [e1995] Scandale (½)
    [e2019-fr] Scandale ! (½)
    [e2025] { hs-avoid } « ½ »
   *[other] Scandale (½)
}
hs-card-gambling = Casino
hs-card-excursions = Excursions ({ hs-luxury } 12)
hs-card-yacht-club = Yacht-club ({ hs-luxury } 5)

hs-turned = Carte { $number } : { $card }. { $who ->
    [you] À vous de commencer.
   *[other] { $name } commence.
}
hs-turned-last = Carte { $number } : { $card }, la quatrième carte de fin. La partie est finie ; personne n’enchérit.
hs-bid = { $who ->
    [you] Vous misez { $total }{ $cards }.
   *[other] { $name } mise { $total }{ $cards }.
}
hs-raised = { $who ->
    [you] Vous montez à { $total } ({ $cards }).
   *[other] { $name } monte à { $total } ({ $cards }).
}
hs-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
hs-passed-back = { $who ->
    [you] Vous passez et reprenez { $back }.
   *[other] { $name } passe et reprend { $back }.
}
hs-sealed = { $who ->
    [you] Votre enchère est scellée.
   *[other] { $name } a scellé une enchère.
}
hs-unsealed = On révèle les enchères : { $bids }.
hs-unsealed-none = Plus personne n’a de quoi enchérir.
hs-unsealed-bid = { $name } ({ $bid })
hs-claimed-free = { $who ->
    [you] Vous recevez { $card } gratuitement.
   *[other] { $name } reçoit { $card } gratuitement.
}
hs-claimed = { $who ->
    [you] Vous remportez { $card } pour { $paid }.
   *[other] { $name } remporte { $card } pour { $paid }.
}
hs-suffered = { $who ->
    [you] Vous devez prendre { $card }.
   *[other] { $name } doit prendre { $card }.
}
hs-others-pay = Payé pour l’éviter : { $bids }.
hs-all-spent = Toutes les enchères scellées sont dépensées.
hs-unclaimed = Aucune enchère n’était unique : { $card } quitte le jeu.
hs-refunded = { $who ->
    [you] Vous reprenez votre carte Monnaie de { $money }.
   *[other] { $name } reprend une carte Monnaie de { $money }.
}
hs-luxury-lost = { $who ->
    [you] Vous perdez { $card }.
   *[other] { $name } perd { $card }.
}
hs-ended-deck = La pioche est vide. La partie est finie.

hs-line-luxury = { $item }
hs-line-minus-five = { $item } : moins cinq
hs-line-double = { $item } : doublé
hs-line-half = { $item } : divisé par deux
hs-standing = Argent restant : { $amount }
hs-standing-doubled = Argent restant, doublé par le Casino : { $amount }
hs-total = Statut : { $total }
hs-decided-total = Le statut le plus élevé.
hs-decided-money = Statuts égaux ; l’argent décide.
hs-decided-luxury = Statut et argent égaux ; la carte { hs-luxury } la plus précieuse décide.
hs-decided-shared = Égalité parfaite : victoire partagée.
hs-decided-nobody = { cast-out-all }
