# The terminal.

you = You
money-unit = thousands

ask-game = Which game?
ask-edition = Which edition?
ask-seats = How many at the table? ({ $fewest }–{ $most })
ask-people = How many of them are people at this keyboard? (0–{ $most })
ask-level = How strong are the bots?
ask-advanced = Which advanced cards? (numbers, Enter for none)
ask-name = Your name? (Enter for { $name })
ask-words = { $name }, words of your own for the shuffle? (Enter for none)
ask-again = Another game? (y/n)
choose-number = A number from 1 to { $most }, please.
choose-default = Enter for { $default }
yes-letters = yj
player-name = Player { $number }
bot-names = Odette, Basil, Clementine, Lionel

welcome = The poorest is cast out; the best of the rest wins.
fair-commitment = The deck is sealed: { $commitment }
fair-explained = Keep this line. After the game the secret behind it is in the record, and “beaumonde verify” proves that the cards were not touched.
unofficial = An unofficial implementation. The games belong to their authors and publishers.
commands-hint = ? help · q stop and save

pass-keyboard = Hand over to { $name }. Press Enter when nobody else is looking.
since-your-turn = Since your last turn:
your-turn = { $name }, it is your turn.
thinking = { $name } is thinking …
saved-finished = The record of this game: { $file }
saved-unfinished = The game is saved: { $file }
resume-hint = Go on with: beaumonde play --resume { $file }
goodbye = Until next time.
not-understood = “{ $text }”? Type ? for help.
no-terminal-end = The input has ended; the game stops here.
ending-title = The end
scoring-title = { $name }
scoring-out = { $name } — cast out
secret-revealed = The secret of the shuffle: { $secret }
shuffle-seed = Shuffled from the seed { $seed }.

verify-title = { $file }
verify-game = { $game }, { $seats } players, { $moves } actions
verify-commitment-good = ✓ The secret belongs to the commitment { $commitment }.
verify-commitment-yours = ✓ It is the commitment you were shown.
verify-commitment-other = ✗ It is not the commitment you were shown ({ $commitment }).
verify-commitment-absent = ✗ This record has no commitment: its shuffle was not sealed in advance.
verify-seed = The shuffle comes from the seed { $seed }: repeatable, but nobody committed to it.
verify-by-hand = The set-up was laid by hand.
verify-deck = ✓ The order of the cards follows from it.
verify-moves = ✓ All { $moves } actions keep the rules.
verify-result = ✓ The result is right: { $winners }.
verify-unfinished = The game is not over.
verify-wrong = ✗ { $reason }

hs-head = { $game } · { hs-edition } · card { $turned } of { $cards }
hs-ends = game-end cards { $dots }
hs-on-auction = On auction
hs-rule-win = The last one in takes it and pays.
hs-rule-avoid = To avoid: the first to pass takes it, the others pay.
hs-rule-sealed = Sealed: one money card each, face down. The highest that nobody else played takes it; all are spent.
hs-rule-discard = Give up one { hs-luxury }.
hs-column-name = Player
hs-column-bid = Bid
hs-column-owned = Status cards
hs-column-hand = Money
hs-column-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hs-column-hand-known = { $total } in { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hs-mark-passed = passed
hs-mark-sealed = sealed
hs-mark-leads = leads
hs-your-money = Your money ({ money-unit })
hs-prompt-bid = Cards, or p to pass
hs-prompt-seal = One card
hs-prompt-discard = Which one
hs-preview-empty = Highest bid { $highest }. The least that leads: { $least }. You hold { $hand }.
hs-preview-open = Highest bid { $highest }. Open before you: { $open }. The least that leads: { $least }. You hold { $hand }.
hs-preview-total = { $cards } → bid { $total } · { $left } left
hs-preview-pass = Pass
hs-cannot-bid = You cannot beat { $highest }: you can only pass.
hs-seen = Turned up so far: { $shown }
hs-to-come = Still to come: { $left } of { $cards }
hs-help =
    Type the money cards you add, for example 12 3 or 12+3, and press Enter. The line below counts with you.
    p passes and takes your open money back. You may only add cards while an auction lasts, never change them.
    c shows which cards have been turned up. t shows the table again. q saves the game and stops.
    Whoever has the least money at the end is cast out, whatever they own.

rg-head = { $game } · round { $round } of 2 · turn { $turn } of { $turns } · { $phase ->
    [market] market phase
   *[other] stock phase
}
rg-column-good = Good
rg-column-price = Price
rg-column-track = Track
rg-column-supply = Bank
rg-column-yours = Yours
rg-column-board = Given
rg-column-name = Player
rg-column-cash = Cash
rg-column-charity = Charity
rg-column-shares = Shares
rg-column-given = On the board
rg-column-holdings = Bought and kept
rg-recap = Your shares: { $shares } · on your charity board: { $board } · charity so far: { $charity }
rg-left = Left holder
rg-right = Right holder
rg-own = Your holder
rg-shared = Shared holder
rg-merchant-line = The Merchant has given { $charity } and shows { $shown }; { $hidden ->
    [one] one more share lies
   *[other] { $hidden } more shares lie
} face down.
rg-merchant-none = The Merchant has given { $charity }.
rg-track-note = Prices between 0, 40, 70, 75, 80, 90, 130 and 150 are our reconstruction of the track.
rg-prompt-trade = +CCS buys, -RR sells, Enter for nothing
rg-prompt-donate = Letter of the share you donate, Enter for none
rg-prompt-market = Two numbers: in full, then halved
rg-preview-trade = You have { $cash }.
rg-preview-buy = Buy { $goods } for { $cost } · { $left } left
rg-preview-sell = Sell { $goods } for { $gain } · then { $left }
rg-preview-hold = Trade nothing
rg-preview-donate = Donate { $good }, worth { $price } now
rg-preview-keep = Donate nothing
rg-preview-market = One card from each holder. The first moves in full, the second by half.
rg-preview-full = { $good } { $before } → { $after }
rg-preview-half = { $good } { $before } → { $after } (half)
rg-help =
    Stock phase: buy one to three shares (+CCS: two Coal, one Salt), or sell one to three (-RR), or press Enter. Then you may donate one share: type its letter.
    Market phase: type two numbers from your two holders; the first card moves its price in full, the second by half.
    Donated shares are sold for charity when the round ends. Whoever has given the least is cast out; the richest of the rest wins.
    t shows the table again. q saves the game and stops.
