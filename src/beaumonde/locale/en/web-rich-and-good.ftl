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

# What the things on the table mean, for those who touch them.

web-help-good-price = A share of { $good } is bought and sold for { $price } now.
web-help-good-steps = { $down ->
    [none] One space up: { $up }.
   *[other] { $up ->
        [none] One space down: { $down }.
       *[other] One space up: { $up }. One space down: { $down }.
    }
}
web-help-good-bank = { $count ->
    [0] The bank has no share of it left to sell.
    [one] The bank has one share of it left to sell.
   *[other] The bank has { $count } shares of it left to sell.
}
web-help-barrel = The barrel stands at the price. Market cards move it by the number of spaces they show; it stops at { $first } and at { $last }.
web-help-track = The printed rules give only these prices of the track: 0, 40, 70, 75, 80, 90, 130 and 150. The others are our reconstruction.
web-help-good-yours = { $count ->
    [0] You hold no share of it.
    [one] You hold one share of it, worth { $worth } now.
   *[other] You hold { $count } shares of it, worth { $worth } now.
}
web-help-starts = The flag is the starting marker: whoever has it acts first in this turn. It moves on to the left after every turn.
web-help-cash = Cash: { $money }, for everybody to see. Shares are paid from it.
web-help-shares = { $count ->
    [0] No shares.
    [one] One share; which one is not shown.
   *[other] { $count } shares; which ones is not shown.
}
web-help-shares-known = { $count ->
    [0] No shares.
    [one] One share.
   *[other] { $count } shares.
} The memory aid shows which ones, as far as trades reveal them; ≤2 means that at most 2 of them lie on the charity board.
web-help-charity = Charity: { $money } given in finished rounds. { $count ->
    [0] No share lies on the charity board yet.
    [one] One share lies face down on the charity board.
   *[other] { $count } shares lie face down on the charity board.
}
web-help-halved = ½ marks the halved card: it moves the price half as far.
web-help-worth = The other number adds your shares at current prices. Most money wins, among those who are not cast out.
web-help-board = Shares you donate lie here until the round ends; only you see them. Then they are sold, and their price counts as charity. The board has four places in each round.
web-help-least = Whoever has given least when the game ends is cast out, however rich.
web-help-holder = { $which ->
    [own] Your own holder: only you see these cards and play from it.
    [shared] The shared holder: you and { $name } see these cards and play from it.
   *[other] This holder stands between you and { $name }: both of you see these cards and play from it.
}
web-help-holder-use = In the market phase everybody plays one card from each of their holders: one in full, the other halved.
web-help-market-card = { $up ->
    [yes] In full it moves { $good } up { $spaces } spaces, halved { $half }.
   *[no] In full it moves { $good } down { $spaces } spaces, halved { $half }.
}
web-help-merchant = The Merchant takes no turns and cannot win, but its charity counts: whoever has given least of all three is cast out, in a tie as well. What lies face down is shown when the round ends.
