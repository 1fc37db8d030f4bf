# High Society. $edition is e1995, e2018, e2019-fr or e2025: each box has its own words.

hs-edition = { $edition ->
    [e1995] 1995 edition
    [e2018] 2018 edition
    [e2019-fr] French edition of 2019 (Le Grand Jeu)
   *[e2025] 2025 edition
}

hs-luxury = { $edition ->
    [e1995] Possession
    [e2019-fr] Luxe
   *[other] Luxury
}
hs-luxury-card = { hs-luxury } card
hs-doubler = { $edition ->
    [e1995] Title
   *[other] Prestige
}
hs-avoid = { $edition ->
    [e1995] Misfortune
    [e2018] Disgrace
    [e2019-fr] Disgrâce
   *[e2025] Scandal
}

hs-card-luxury = { hs-luxury } { $worth }
hs-card-doubler = { hs-doubler } ×2
hs-card-lose-luxury = { $edition ->
    [e1995] Theft
    [e2019-fr] Embarras !
    [e2025] { hs-avoid } “discard a luxury”
   *[other] Faux Pas
}
hs-card-minus-five = { $edition ->
    [e1995] Gambling Debt (−5)
    [e2019-fr] Passé trouble (−5)
    [e2025] { hs-avoid } “−5”
   *[other] Passé (−5)
}
hs-card-half = { $edition ->
    [e1995] Scandal (½)
    [e2019-fr] Scandale ! (½)
    [e2025] { hs-avoid } “½”
   *[other] Scandale (½)
}
hs-card-gambling = Gambling
hs-card-excursions = Excursions ({ hs-luxury } 12)
hs-card-yacht-club = Yacht Club ({ hs-luxury } 5)

hs-turned = Card { $number }: { $card }. { $who ->
    [you] You open.
   *[other] { $name } opens.
}
hs-turned-last = Card { $number }: { $card }, the fourth game-end card. The game is over; nobody bids for it.
hs-bid = { $who ->
    [you] You bid { $total }{ $cards }.
   *[other] { $name } bids { $total }{ $cards }.
}
hs-raised = { $who ->
    [you] You raise to { $total } ({ $cards }).
   *[other] { $name } raises to { $total } ({ $cards }).
}
hs-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
hs-passed-back = { $who ->
    [you] You pass and take { $back } back.
   *[other] { $name } passes and takes { $back } back.
}
hs-sealed = { $who ->
    [you] Your bid is sealed.
   *[other] { $name } has sealed a bid.
}
hs-unsealed = The sealed bids are revealed: { $bids }.
hs-unsealed-none = Nobody has money left to bid.
hs-unsealed-bid = { $name } ({ $bid })
hs-claimed-free = { $who ->
    [you] You take { $card } for free.
   *[other] { $name } takes { $card } for free.
}
hs-claimed = { $who ->
    [you] You take { $card } for { $paid }.
   *[other] { $name } takes { $card } for { $paid }.
}
hs-suffered = { $who ->
    [you] You have to take { $card }.
   *[other] { $name } has to take { $card }.
}
hs-others-pay = Paid to avoid it: { $bids }.
hs-all-spent = All sealed bids are spent.
hs-unclaimed = No bid was unique: { $card } leaves the game.
hs-refunded = { $who ->
    [you] You take back your money card of { $money }.
   *[other] { $name } takes back a money card of { $money }.
}
hs-luxury-lost = { $who ->
    [you] You lose { $card }.
   *[other] { $name } loses { $card }.
}
hs-ended-deck = The deck has run out. The game is over.

hs-line-luxury = { $item }
hs-line-minus-five = { $item }: minus five
hs-line-double = { $item }: doubled
hs-line-half = { $item }: halved
hs-standing = Money left: { $amount }
hs-standing-doubled = Money left, doubled by Gambling: { $amount }
hs-total = Status: { $total }
hs-decided-total = Highest status.
hs-decided-money = Equal status; more money wins.
hs-decided-luxury = Equal status and money; the most valuable { hs-luxury } wins.
hs-decided-shared = Equal in everything: a shared win.
hs-decided-nobody = { cast-out-all }
