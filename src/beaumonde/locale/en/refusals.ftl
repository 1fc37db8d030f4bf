# Why an action is not allowed, and the few other errors that the browser tells of by itself.

error-no-such-seat = There is no seat { $seat } at this table of { $seats }.
error-not-your-turn = It is not your turn.
error-game-over = The game is over.
error-wrong-action = { $phase ->
    [auction] Bid or pass.
    [sealed] Seal one money card.
    [discard] Choose the { hs-luxury-card } you give up.
    [trade] Buy, sell or skip trading.
    [donate] Donate a share or donate nothing.
    [market] Play one market card in full and one halved.
   *[over] The game is over.
}
error-not-money-cards = { $cards } cannot be bid. Everyone has one money card each of 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 and 25.
error-empty-bid = Choose at least one money card, or pass.
error-not-in-hand = You do not have { $cards } in your hand.
error-bid-too-low = { $total } does not beat { $highest }. Add at least { $add }, or pass.
error-not-your-luxury = That is not a { hs-luxury-card } of yours.
error-worthless = { rg-good } stands at 0 and cannot be bought.
error-pile-too-small = { $left ->
    [0] The bank has no { rg-good } shares left.
    [one] The bank has only 1 { rg-good } share left.
   *[other] The bank has only { $left } { rg-good } shares left.
}
error-too-expensive = That costs { $cost }; you have { $cash }.
error-not-enough-shares = { $held ->
    [0] You own no { rg-good }.
    [one] You own only 1 { rg-good } share.
   *[other] You own only { $held } { rg-good } shares.
}
error-trade-size = Buy or sell 1 to { $most } shares at a time.
error-not-goods = { $goods } names no goods. Use the letters shown in the table of goods.
error-not-market-cards = { $cards } does not name two market cards.
error-not-in-holder = { $card } is not in that holder ({ $side }). Play one card from each holder.

error-server-error = Something went wrong on our side. Try again.
error-seats-empty = { $empty ->
    [one] One seat is still empty.
   *[other] { $empty } seats are still empty.
}
error-table-full = Every seat at this table is taken. You can watch.
