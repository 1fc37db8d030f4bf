# What the things on the table mean, for those who touch them. $edition as in high-society.ftl.

web-help-about = Explain: { $what }
web-help-pair = { $what }: { $text }
web-help-level = { $level ->
    [random] A random bot: it plays anything that is allowed.
    [sensible] A sensible bot: it plays by rules of thumb.
    [strong] A strong bot: it learned by playing against itself.
    [bot-account] A bot account: a program that somebody runs plays here.
   *[expert] An expert bot: it learned by playing against itself, and thinks ahead before every move.
}
web-help-seat-mark = The colour and pattern of the disc belong to this player, in the log as well.

# High Society.

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

# The Rich and the Good.

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

# Talking at the table.

web-help-chat-name = You are watching. To join in, say who you are.
web-help-chat-join = Join in
