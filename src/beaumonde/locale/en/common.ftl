# Words that both games and every surface share.

language-name = English
game-high-society = High Society
game-rich-and-good = The Rich and the Good

money = { $amount }
list-and = { $list } and { $last }
nobody = nobody

cast-out-title = Cast out
cast-out = { $names } { $count ->
    [one] is
   *[other] are
} cast out.
cast-out-all = Everyone is equally poor, so everyone is cast out. Nobody wins.
winner-one = { $who ->
    [you] You win!
   *[other] { $names } wins.
}
winner-many = { $names } share the win.

level-random = random
level-sensible = sensible
