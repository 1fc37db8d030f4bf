# Words that both games and every surface share.

game-high-society = High Society
game-rich-and-good = The Rich and the Good

money = { $amount }
list-and = { $list } and { $last }
nobody = nobody

cast-out = { $names } { $who ->
    [you] are
   *[other] { $count ->
        [one] is
       *[other] are
    }
} cast out.
cast-out-all = Everyone is equally poor, so everyone is cast out. Nobody wins.
winners = { $count ->
    [one] { $who ->
        [you] You win!
       *[other] { $names } wins.
    }
   *[other] { $names } share the win.
}

level-random = random
level-sensible = sensible
level-strong = strong
level-expert = expert

client-absent = The browser client has not been built yet. Run “{ $command }” and load this page again.
serving = Beau Monde is ready at { $address } (Ctrl-C to stop).
thinking-here = { $processes ->
    [one] One bot at a time thinks here (Ctrl-C to stop).
   *[other] Up to { $processes } bots at a time think here (Ctrl-C to stop).
}

# The name of somebody who was deleted, at tables and in finished games.
former-guest = Former guest
