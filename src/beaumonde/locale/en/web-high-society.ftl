# The High Society table in the browser. $edition as in high-society.ftl.

web-hs-opponents = At the table
web-hs-lot = On auction
web-hs-hand = Your money
web-hs-actions = Your move
web-hs-you = You

web-hs-rule-win = The last one in takes it and pays.
web-hs-rule-avoid = To avoid: the first to pass takes it, the others pay.
web-hs-rule-sealed = Sealed: one note each. The highest that nobody else played takes it; all are spent.
web-hs-rule-discard = A { hs-luxury } has to go.
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
web-hs-sealed-count = { $ready } of { $all } are ready

web-hs-deck = { $left ->
    [0] The deck is empty
    [one] 1 card left
   *[other] { $left } cards left
}
web-hs-seen = Turned up so far
web-hs-ends = Game-end cards: { $ends } of 4
web-hs-ends-last = The next one ends the game.

web-hs-mark-turn = to bid
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
    [0] no notes left
    [one] 1 note in hand
   *[other] { $count } notes in hand
}
web-hs-holds = Holds { $total }
web-hs-spent = spent { $spent }
web-hs-note = Note of { $amount }
web-hs-note-committed = Note of { $amount }, in your bid
web-hs-note-sealed = Note of { $amount }, under seal
web-hs-committed = in bid

web-hs-turn = { $who ->
    [you] Your turn.
   *[other] { $names } is to bid.
}
web-hs-turn-seal = { $who ->
    [you] Lay one note face down.
   *[other] Waiting for { $names }.
}
web-hs-turn-discard = { $who ->
    [you] Choose what you give up.
   *[other] { $names } chooses what to give up.
}
web-hs-turn-over = The game is over.

web-hs-sum-committed = in bid
web-hs-sum-chosen = chosen
web-hs-sum-total = your bid
web-hs-sum-least = to lead
web-hs-sum-left = left
web-hs-sum-note = your note

web-hs-bid = { $bid ->
    [0] Bid
   *[other] Bid { $bid }
}
web-hs-left = { $left } left
web-hs-pass = Pass
web-hs-pass-back = { $back } back
web-hs-pass-take = you take it
web-hs-pass-ahead = Pass this one
web-hs-seal = { $bid ->
    [0] Seal
   *[other] Seal { $bid }
}
web-hs-give-up = Give up { $card }
web-hs-give-up-which = Give up

web-hs-why-empty = Choose notes: { $least } or more leads.
web-hs-why-low = You need { $least } to lead: add { $add }.
web-hs-why-poor = { $most ->
    [0] You have no money left: you can only pass.
   *[other] You cannot reach { $least } with { $most }: you can only pass.
}
web-hs-why-wait = Ready. { $names } comes first.
web-hs-why-seal = Choose one note to lay face down.
web-hs-why-luxury = Choose the { hs-luxury } you give up.

web-hs-idle-passed = You are out of this auction. You hold { $left }.
web-hs-idle-sealed = Your { $bid } lies under seal. Waiting for { $names }.
web-hs-idle-broke = You have no money to seal. Waiting for { $names }.
web-hs-idle-watching = You are watching.
web-hs-idle-over = The game is over. You kept { $left }.

web-hs-orders = In advance
web-hs-orders-secret = Only the house knows what you set here.
web-hs-orders-forced = When I can only pass, pass for me
web-hs-orders-up-to = Bid for me up to { $most }
web-hs-orders-how = For this card the house bids the least that leads, up to your limit, then passes.
web-hs-orders-most = The most you would pay
web-hs-orders-less = Less
web-hs-orders-more = More
web-hs-orders-passing = The house will pass for you.
web-hs-orders-bidding = The house bids for you up to { $most }.
web-hs-orders-back = Take back

web-hs-help = Keys: 1 2 3 4 6 8 and Q W E R T choose notes · Enter plays · P passes · Esc clears
web-hs-result = Result
