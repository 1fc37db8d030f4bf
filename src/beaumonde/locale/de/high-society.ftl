# High Society. $edition is e1995, e2018, e2019-fr or e2025: each box has its own words.

hs-edition = { $edition ->
    [e1995] Ausgabe von 1995
    [e2018] Ausgabe von 2018
    [e2019-fr] Le Grand Jeu, französische Ausgabe von 2019
   *[e2025] Ausgabe von 2025
}

hs-luxury = { $edition ->
    [e1995] Besitz
    [e2019-fr] Luxe
   *[other] Luxus
}
hs-luxury-card = { $edition ->
    [e1995] Besitzkarte
    [e2019-fr] Luxe-Karte
   *[other] Luxuskarte
}
hs-doubler = { $edition ->
    [e1995] Titel
   *[other] Prestige
}
hs-avoid = { $edition ->
    [e1995] Unglück
    [e2018] Ungnade
    [e2019-fr] Disgrâce
   *[e2025] Skandal
}

hs-card-luxury = { hs-luxury } { $worth }
hs-card-doubler = { hs-doubler } ×2
hs-card-lose-luxury = { $edition ->
    [e1995] Diebstahl
    [e2019-fr] Embarras !
    [e2025] { hs-avoid } „Luxus weg“
   *[other] Faux Pas
}
hs-card-minus-five = { $edition ->
    [e1995] Spielschulden (−5)
    [e2019-fr] Passé trouble (−5)
    [e2025] { hs-avoid } „−5“
   *[other] Passé (−5)
}
hs-card-half = { $edition ->
    [e1995] Skandal (½)
    [e2019-fr] Scandale ! (½)
    [e2025] { hs-avoid } „½“
   *[other] Scandale (½)
}
hs-card-gambling = Glücksspiel
hs-card-excursions = Ausflüge ({ hs-luxury } 12)
hs-card-yacht-club = Yachtclub ({ hs-luxury } 5)

hs-turned = Karte { $number }: { $card }. { $who ->
    [you] Du eröffnest.
   *[other] { $name } eröffnet.
}
hs-turned-last = Karte { $number }: { $card }, die vierte Schlusskarte. Die Partie ist vorbei; niemand bietet mehr.
hs-bid = { $who ->
    [you] Du bietest { $total }{ $cards }.
   *[other] { $name } bietet { $total }{ $cards }.
}
hs-raised = { $who ->
    [you] Du erhöhst auf { $total } ({ $cards }).
   *[other] { $name } erhöht auf { $total } ({ $cards }).
}
hs-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
hs-passed-back = { $who ->
    [you] Du passt und nimmst { $back } zurück.
   *[other] { $name } passt und nimmt { $back } zurück.
}
hs-sealed = { $who ->
    [you] Dein Gebot ist versiegelt.
   *[other] { $name } hat ein Gebot versiegelt.
}
hs-unsealed = Die Gebote werden aufgedeckt: { $bids }.
hs-unsealed-none = Niemand hat mehr Geld zum Bieten.
hs-unsealed-bid = { $name } ({ $bid })
hs-claimed-free = { $who ->
    [you] Du bekommst { $card } geschenkt.
   *[other] { $name } bekommt { $card } geschenkt.
}
hs-claimed = { $who ->
    [you] Du ersteigerst { $card } für { $paid }.
   *[other] { $name } ersteigert { $card } für { $paid }.
}
hs-suffered = { $who ->
    [you] Du musst { $card } nehmen.
   *[other] { $name } muss { $card } nehmen.
}
hs-others-pay = Bezahlt, um davonzukommen: { $bids }.
hs-all-spent = Alle versiegelten Gebote sind ausgegeben.
hs-unclaimed = Kein Gebot kam nur einmal vor: { $card } scheidet aus dem Spiel aus.
hs-refunded = { $who ->
    [you] Du nimmst deine Geldkarte zu { $money } zurück.
   *[other] { $name } nimmt eine Geldkarte zu { $money } zurück.
}
hs-luxury-lost = { $who ->
    [you] Du verlierst { $card }.
   *[other] { $name } verliert { $card }.
}
hs-ended-deck = Der Stapel ist leer. Die Partie ist vorbei.

hs-line-luxury = { $item }
hs-line-minus-five = { $item }: minus fünf
hs-line-double = { $item }: verdoppelt
hs-line-half = { $item }: halbiert
hs-standing = Geld übrig: { $amount }
hs-standing-doubled = Geld übrig, durch Glücksspiel verdoppelt: { $amount }
hs-total = Status: { $total }
hs-decided-total = Der höchste Status.
hs-decided-money = Gleicher Status; das Geld entscheidet.
hs-decided-luxury = Status und Geld gleich; die wertvollste { hs-luxury-card } entscheidet.
hs-decided-shared = Gleichstand in allem: ein geteilter Sieg.
hs-decided-nobody = { cast-out-all }
