# The terminal.

you = You
money-unit = thousands

ask-game = Which game?
ask-edition = Which edition?
ask-seats = How many at the table? ({ $fewest }–{ $most })
ask-people = How many of them are people at this keyboard? (0–{ $most })
ask-level = How strong are the bots?
ask-advanced = Which advanced cards? (their numbers)
ask-words = { $name }, words of your own for the shuffle? (Enter for none)
choose-number = A number from { $fewest } to { $most }, please.
choose-default = Enter for { $default }
choose-none = Enter for none
player-name = Player { $number }
bot-names = Odette, Basil, Clementine, Lionel, Rosalind

welcome = The poorest is cast out; the best of the rest wins.
fair-commitment = The cards are shuffled and sealed:
fair-explained = Keep this line. After the game the secret behind it is in the record, and “beaumonde verify” proves that the cards were not touched.
unofficial = An unofficial implementation. The games belong to their authors and publishers.
commands-hint = ? help · q stop and save
making-ready = The bots are made ready for this machine. This happens once and takes a minute or two …

pass-keyboard = Hand over to { $name }. Press Enter when nobody else is looking.
so-far = So far:
since-your-turn = Since your last turn:
saved-finished = The record of this game: { $file }
saved-unfinished = The game is saved: { $file }
resume-hint = Go on with: { $program } play --resume { $file }
unfinished = The game is not over.
goodbye = Until next time.
not-understood = “{ $text }”? Type ? for help.
ending-title = The end
scoring-out = { $name } — cast out
secret-revealed = The secret of the shuffle:

verify-game = { $game }, { $seats } players, { $moves ->
    [one] 1 action
   *[other] { $moves } actions
}
verify-commitment-good = ✓ The secret belongs to the commitment:
verify-commitment-yours = ✓ It is the commitment you were shown.
verify-commitment-other = ✗ It is not the commitment you were shown ({ $commitment }).
verify-commitment-absent = ✗ This record has no commitment: its shuffle was not sealed in advance.
verify-seed = The shuffle comes from the seed { $seed }: repeatable, but nobody committed to it.
verify-by-hand = The set-up was laid by hand.
verify-deck = ✓ The order of the cards follows from it.
verify-moves = { $moves ->
    [0] ✓ Nothing was played yet.
    [one] ✓ The one action keeps the rules.
   *[other] ✓ All { $moves } actions keep the rules.
}
verify-result = ✓ The result is right: { $winners }.
verify-wrong = ✗ { $reason }

hs-head = { $game } · { hs-edition } · card { $turned } of { $cards }
hs-ends = game-end cards { $dots }
hs-on-auction = On auction
hs-rule-win = The last one in takes it and pays.
hs-rule-avoid = To avoid: the first to pass takes it, the others pay.
hs-rule-sealed = Sealed: one money card each, face down. The highest that nobody else played takes it; all are spent.
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
hs-your-money = Your money ({ money-unit }):
hs-prompt-bid = Cards, or p to pass
hs-prompt-seal = One card, face down
hs-prompt-discard = Give up one { hs-luxury } ({ $codes })
hs-preview-empty = { $highest ->
    [0] No bid yet.
   *[other] Highest bid { $highest }.
} To lead: { $least } or more. You hold { $hand }.
hs-preview-open = Highest bid { $highest }. To lead: { $least } or more; { $open } lies before you. You hold { $hand }.
hs-preview-total = { $cards } → bid { $total } · { $left } left
hs-preview-pass = { $open ->
    [0] Pass
   *[other] Pass · { $open } back
}
hs-preview-seal = Bid { $bid } under seal · { $left } left
hs-cannot-bid = { $highest ->
    [0] You have no money left: you can only pass.
   *[other] You cannot beat { $highest }: you can only pass.
}
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
rg-column-holdings = Holds
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

decimal-mark = .
arena-plan = { $games } games: { $lineups ->
    [one] one line-up
   *[other] { $lineups } line-ups
}, { $decks } decks, each in every rotation of the seats. Seed { $seed }.
arena-rounded = { $asked } games would not come out even: every line-up is played equally often, and at least twice.
arena-time-left = left
arena-lost-so-far = { $count ->
    [one] 1 move lost
   *[other] { $count } moves lost
}
arena-stopped = Stopped after { $games } games.
arena-all-tables = All { $tables } tables
arena-players = { $seats } players
arena-games = { $games } games
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-sure = 95%
arena-column-fair = × fair
arena-column-rating = Rating
arena-column-place = Place
arena-column-cast-out = Out
arena-column-time = Time · 99%
arena-percent = { $figure }%
arena-range = { $low }–{ $high }
arena-notes = A bot counts once for each seat it had. Wins: the share of its seats, where it lies in 95 of 100 runs like this, and how many times the fair share. Rating: Plackett–Luce; 1500 is the average here, 400 points more are odds of ten to one.
arena-lost-moves = { $bot } lost { $count ->
    [one] a move
   *[other] { $count } moves
}. { $why }
arena-written = Written: { $file }
arena-plot-wins = share of wins, with the 95% interval
arena-plot-fair = fair share

# Training
train-goes-on = Going on with a training of { $minutes } minutes and { $games } games.
train-progress = { $games } games · { $share } against sensible
train-done = The weights, the history and the curves are in { $folder }
