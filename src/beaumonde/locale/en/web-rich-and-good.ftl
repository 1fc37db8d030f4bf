# The table of The Rich and the Good in the browser.

web-rg-head = Round { $round } of 2 · turn { $turn } of { $turns } · { $phase ->
    [market] market phase
    [over] the end
   *[other] stock phase
}
web-rg-over = The game is over.
web-rg-your-trade = Your turn: buy or sell up to { $most } shares, or skip trading.
web-rg-your-donate = Your turn: donate one share, or donate nothing.
web-rg-your-market = Your turn: play one market card in full and one halved.
web-rg-waiting-trade = { $name } is trading…
web-rg-waiting-donate = { $name } may donate a share…
web-rg-waiting-market = { $name } is choosing market cards…

web-rg-prices = Prices
web-rg-bank = Bank { $count }
web-rg-ghost = { $half ->
    [yes] ½→{ $price }
   *[no] →{ $price }
}

web-rg-seats = The others
web-rg-starts = Has the starting marker
web-rg-acting = playing
web-rg-cash = Cash
web-rg-shares = Shares
web-rg-charity = Charity
web-rg-given = { $count ->
    [one] one share on the charity board
   *[other] { $count } shares on the charity board
}
web-rg-holds = Holds
web-rg-may-be-given = { $sure ->
    [yes] { $count } on the charity board
   *[no] at most { $count } of them on the charity board
}
web-rg-did = { $way ->
    [buy] buys
    [sell] sells
   *[hold] no trade
}
web-rg-merchant-board = { $hidden ->
    [0] The Merchant’s charity board
    [one] The Merchant’s charity board; one more share lies face down
   *[other] The Merchant’s charity board; { $hidden } more shares lie face down
}
web-rg-merchant-gone = Out of the game:

web-rg-you = You
web-rg-your-shares = Your shares
web-rg-yours = { $good }: { $count ->
    [0] no share
    [one] one share
   *[other] { $count } shares
}
web-rg-worth = { $money } with your shares
web-rg-board = Your charity board
web-rg-board-worth = now worth { $money }
web-rg-free = free
web-rg-step = { $way ->
    [buy] { $chosen ->
        [sell] Sell one { $good } fewer
       *[other] Buy one { $good } more
    }
   *[sell] { $chosen ->
        [buy] Buy one { $good } fewer
       *[other] Sell one { $good } more
    }
}
web-rg-one-way = { $way ->
    [buy] You are buying. Put the shares back first if you would rather sell.
   *[sell] You are selling. Put the shares back first if you would rather buy.
}

web-rg-holder = { $which ->
    [left] Shared with { $name } (left)
    [right] Shared with { $name } (right)
    [own] Your holder
   *[shared] Shared with { $name }
}
web-rg-rack-empty = Empty until the next round.
web-rg-in-full = in full
web-rg-halved = halved

web-rg-actions = Your decision
web-rg-hold = Skip trading
web-rg-buy = Buy { $goods } for { $money }
web-rg-sell = Sell { $goods } for { $money }
web-rg-donate = Donate { $good }
web-rg-keep = Donate nothing
web-rg-choose-first = Choose a market card
web-rg-choose-second = { $from ->
    [left] Now one from the left holder
    [right] Now one from the right holder
    [own] Now one from your holder
   *[shared] Now one from the shared holder
}
web-rg-play = Play { $full } in full and { $half } halved
web-rg-clear = Put back
web-rg-swap = Swap full and halved
web-rg-note-trade = { $way ->
    [buy] You have { $cash }. Buy or sell up to { $most } shares.
   *[sell] Selling. You have { $cash }.
}
web-rg-note-buy = { $left } left of { $cash }
web-rg-note-sell = Then you have { $left }
web-rg-note-donate = Worth { $price } now; the price at the end of the round counts.
web-rg-note-places = { $left ->
    [one] One place is left on your charity board.
   *[other] { $left } places are left on your charity board.
}
web-rg-note-market = One card from each holder: the first in full, the second halved.
web-rg-note-either = { $good } { $before } → { $full } in full, { $half } halved
web-rg-note-move = { $good } { $before } → { $after }
web-rg-keys = { $phase ->
    [trade] Keys: 1–6 choose a share, with Shift put it back · B buy · S sell · H skip · Enter
    [donate] Keys: 1–6 choose a share · K donate nothing · Enter
   *[market] Keys: arrows and Space choose · X swap · Enter
}

web-rg-counted = End of the round: charity
web-rg-counted-who = Player
web-rg-counted-shares = Shares given
web-rg-counted-money = Worth
web-rg-counted-total = Total given
web-rg-counted-note = Whoever has given least when the game ends is cast out.
