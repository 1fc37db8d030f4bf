# The High Society table in the browser. $edition as in high-society.ftl.

web-hs-opponents = At the table
web-hs-lot = On auction
web-hs-hand = Your money
web-hs-actions = Your move
web-hs-you = You

web-hs-rule-win = Highest bid wins it; only the winner pays.
web-hs-rule-avoid = First to pass gets it; everyone else pays their bid.
web-hs-rule-sealed = Sealed bids: one money card each. The highest that nobody else played wins; all are spent.
web-hs-rule-discard = A { hs-luxury-card } must be given up.
web-hs-rule-over = Nobody bids any more.
web-hs-highest = Highest bid
web-hs-no-bid = No bid yet
web-hs-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
}
web-hs-leads-with = { $who ->
    [you] You lead with { $bid }.
   *[other] { $name } leads with { $bid }.
}
web-hs-sealed-count = Bids in: { $ready } of { $all }

web-hs-deck = { $left ->
    [0] The deck is empty
    [one] 1 card left
   *[other] { $left } cards left
}
web-hs-seen = Turned up so far
web-hs-ends = Game-end cards: { $ends } of 4
web-hs-ends-last = The next one ends the game.

web-hs-mark-turn = bidding
web-hs-mark-turn-you = your turn
web-hs-mark-leads = leads
web-hs-mark-passed = passed
web-hs-mark-sealed = sealed
web-hs-mark-sealing = choosing
web-hs-mark-broke = no money
web-hs-mark-discards = gives one up

web-hs-won = Status cards
web-hs-won-none = No cards yet
web-hs-open = Open bid
web-hs-notes = { $count ->
    [0] no money cards
    [one] 1 money card
   *[other] { $count } money cards
}
web-hs-holds = Has { $total }
web-hs-spent = spent { $spent }
web-hs-note = Money card of { $amount }
web-hs-note-committed = Money card of { $amount }, in your bid
web-hs-note-sealed = Money card of { $amount }, sealed
web-hs-committed = in bid

web-hs-turn = { $who ->
    [you] Your turn.
   *[other] { $names } is bidding.
}
web-hs-turn-seal = { $who ->
    [you] Choose one money card and seal it.
   *[other] Waiting for { $names }.
}
web-hs-turn-discard = { $who ->
    [you] Choose what you give up.
   *[other] { $names } chooses what to give up.
}
web-hs-turn-over = The game is over.

web-hs-sum-committed = in bid
web-hs-sum-chosen = picked
web-hs-sum-total = your bid
web-hs-sum-least = to lead
web-hs-sum-left = left
web-hs-sum-note = your card

web-hs-bid = { $bid ->
    [0] Bid
   *[other] Bid { $bid }
}
web-hs-left = { $left } left
web-hs-pass = Pass
web-hs-pass-back = { $back } back
web-hs-pass-take = you get the card
web-hs-pass-ahead = Pass when my turn comes
web-hs-seal = { $bid ->
    [0] Seal
   *[other] Seal { $bid }
}
web-hs-give-up = Give up { $card }
web-hs-give-up-which = Give up

web-hs-why-empty = Pick at least { $least }.
web-hs-why-low = You need at least { $least }: add { $add }.
web-hs-why-poor = { $most ->
    [0] You have no money left: you can only pass.
   *[other] You cannot reach { $least } with { $most }: you can only pass.
}
web-hs-why-wait = Ready. Waiting for { $names }.
web-hs-why-seal = Pick one money card to seal.
web-hs-why-luxury = Choose the { hs-luxury-card } you give up.

web-hs-idle-passed = You are out of this auction. You have { $left }.
web-hs-idle-sealed = Your bid of { $bid } is sealed. Waiting for { $names }.
web-hs-idle-broke = You have no money to bid. Waiting for { $names }.
web-hs-idle-watching = You are watching.
web-hs-idle-over = The game is over. You have { $left } left.

web-hs-orders = Auto-bid or auto-pass
web-hs-orders-secret = Nobody else sees what you set here.
web-hs-orders-forced = Pass for me when I can only pass
web-hs-orders-up-to = Bid for me up to { $most }
web-hs-orders-how = For this card: bids just enough to lead, up to your limit, then passes.
web-hs-orders-most = Your highest bid
web-hs-orders-less = Less
web-hs-orders-more = More
web-hs-orders-passing = You will pass automatically.
web-hs-orders-bidding = Bids for you up to { $most }.
web-hs-orders-back = Turn off

web-hs-help = Keys: 1 2 3 4 6 8 and Q W E R T pick money cards · Enter bids · P passes · Esc puts back
web-hs-result = Result

# What the things on the table mean, for those who touch them.

web-help-card-luxury = { $worth ->
    [one] Counts 1 point of status.
   *[other] Counts { $worth } points of status.
}
web-help-card-doubler = Doubles the status of whoever owns it. Two of them make four times as much.
web-help-card-lose-luxury = Whoever takes it gives up a { hs-luxury-card }. Whoever has none gives up the next one they win.
web-help-card-minus-five = Takes five points of status away, before anything is doubled or halved.
web-help-card-half = Halves the status of whoever owns it{ $edition ->
    [e2025] ; half a point is dropped.
   *[other] ; half a point counts.
}
web-help-ends-card = The dark frame and the hourglass mark it as one of the four game-end cards.
web-help-ends = Four cards have a dark frame and an hourglass. As soon as the fourth is turned up the game is over, and nobody bids for it.
web-help-deck-ends = { $ends ->
    [0] no game-end card among them
    [one] 1 of them a game-end card
   *[other] { $ends } of them game-end cards
}
web-help-to-come = Still to come, in an order nobody knows:
web-help-mark = { $mark ->
    [turn] { $who ->
        [you] It is your turn: bid more than the highest bid, or pass.
       *[other] To bid: this player bids more than the highest bid, or passes.
    }
    [leads] The highest bid is { $who ->
        [you] yours.
       *[other] theirs.
    }
    [passed] Passed: out of the auction of this card, with the money of the bid back in hand.
    [sealed] A money card lies face down until everybody is ready.
    [sealing] { $who ->
        [you] Choose one money card to lay face down.
       *[other] Is choosing one money card to lay face down.
    }
    [broke] No money left to bid with.
   *[discards] Has to give up a { hs-luxury-card }.
}
web-help-luxuries = { $cards }: { $points ->
    [one] 1 point of status.
   *[other] { $points } points of status.
}
web-help-money = { $who ->
    [you] Everybody sees how many money cards you hold.
    [known] Open money cards are the bid. The memory aid shows what is left in hand.
   *[other] Open money cards are the bid. How many are in hand is known; which ones is not shown.
}
web-help-note = No change is given. A money card in a bid stays there until you pass or win. Whoever has least money at the end is cast out.
