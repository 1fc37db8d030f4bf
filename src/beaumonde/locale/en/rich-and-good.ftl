# The Rich and the Good.

rg-good = { $good ->
    [coal] Coal
    [wheat] Wheat
    [coffee] Coffee
    [rubber] Rubber
    [tea] Tea
   *[salt] Salt
}
rg-side = { $side ->
    [left] left
   *[right] right
}
rg-side-two = { $side ->
    [left] own
   *[right] shared
}

rg-round-began = Round { $round } starts.
rg-round-began-merchant = Round { $round } starts. The Merchant shows { $goods }.
rg-stock-opened = Turn { $turn }, stock phase. { $who ->
    [you] You start.
   *[other] { $name } starts.
}
rg-market-opened = Turn { $turn }, market phase.
rg-bought = { $who ->
    [you] You buy { $goods } for { $cost }.
   *[other] { $name } buys { $goods } for { $cost }.
}
rg-sold = { $who ->
    [you] You sell { $goods } for { $gain }.
   *[other] { $name } sells { $goods } for { $gain }.
}
rg-held = { $who ->
    [you] You skip trading.
   *[other] { $name } skips trading.
}
rg-donated = { $who ->
    [you] You put a share on your charity board.
   *[other] { $name } puts a share on the charity board.
}
rg-kept = { $who ->
    [you] You donate nothing.
   *[other] { $name } donates nothing.
}
rg-price-moved = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}{ $halved ->
    [yes] , halved:
   *[no] :
} { $before } → { $after }.
rg-charity-counted = { $who ->
    [you] Your charity board: { $goods } for { $money }; total given { $total }.
   *[other] { $name }’s charity board: { $goods } for { $money }; total given { $total }.
}
rg-charity-nothing = { $who ->
    [you] Your charity board is empty; total given { $total }.
   *[other] { $name }’s charity board is empty; total given { $total }.
}
rg-merchant = The Merchant
rg-ended = The second round is over.

rg-line-cash = Cash
rg-line-shares = { $count } × { $item } at { $each }
rg-standing = Charity: { $amount }
rg-total = Money: { $total }
rg-decided-total = Most money.
rg-decided-shared = Equal money: a shared win.
rg-decided-nobody = All players tie for the least given, so all are cast out. Nobody wins.
rg-merchant-charity = The Merchant gave { $amount }.
