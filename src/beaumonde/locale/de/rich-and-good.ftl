# The Rich and the Good.

rg-good = { $good ->
    [coal] Kohle
    [wheat] Weizen
    [coffee] Kaffee
    [rubber] Kautschuk
    [tea] Tee
   *[salt] Salz
}
rg-side = { $side ->
    [left] links
   *[right] rechts
}
rg-side-two = { $side ->
    [left] deiner
   *[right] der gemeinsame
}

rg-round-began = Durchgang { $round } beginnt.
rg-round-began-merchant = Durchgang { $round } beginnt. Der Kaufmann zeigt { $goods }.
rg-stock-opened = Runde { $turn }, Börsenphase. { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
rg-market-opened = Runde { $turn }, Marktphase.
rg-bought = { $who ->
    [you] Du kaufst { $goods } für { $cost }.
   *[other] { $name } kauft { $goods } für { $cost }.
}
rg-sold = { $who ->
    [you] Du verkaufst { $goods } für { $gain }.
   *[other] { $name } verkauft { $goods } für { $gain }.
}
rg-held = { $who ->
    [you] Du handelst nicht.
   *[other] { $name } handelt nicht.
}
rg-donated = { $who ->
    [you] Du legst eine Aktie auf deine Spendentafel.
   *[other] { $name } legt eine Aktie auf die Spendentafel.
}
rg-kept = { $who ->
    [you] Du spendest nichts.
   *[other] { $name } spendet nichts.
}
rg-price-moved = { $who ->
    [you] Du spielst { $card }
   *[other] { $name } spielt { $card }
}{ $halved ->
    [yes] , halb:
   *[no] :
} { $before } → { $after }.
rg-charity-counted = { $who ->
    [you] Deine Spendentafel: { $goods } für { $money }; insgesamt gespendet: { $total }.
   *[other] { $name }, Spendentafel: { $goods } für { $money }; insgesamt gespendet: { $total }.
}
rg-charity-nothing = { $who ->
    [you] Deine Spendentafel ist leer; insgesamt gespendet: { $total }.
   *[other] { $name }, Spendentafel: leer; insgesamt gespendet: { $total }.
}
rg-merchant = Der Kaufmann
rg-ended = Der zweite Durchgang ist vorbei.

rg-line-cash = Bargeld
rg-line-shares = { $count } × { $item } zu { $each }
rg-standing = Gespendet: { $amount }
rg-total = Vermögen: { $total }
rg-decided-total = Das größte Vermögen.
rg-decided-shared = Gleiches Vermögen: ein geteilter Sieg.
rg-decided-nobody = Alle Spieler haben gleichauf am wenigsten gespendet, also werden alle ausgestoßen. Niemand gewinnt.
rg-merchant-charity = Der Kaufmann hat { $amount } gespendet.
