# The rules to read, on their own pages and over a table. Words between asterisks are ours; docs/rules says what each box calls them.

web-rules-title = { $game }: the rules
web-rules-by-playing = Learn by playing instead
web-rules-games = Games
web-rules-variants = { $game ->
    [high-society] Editions
   *[rich-and-good] Number of players
}
web-rules-players = { $number } players
web-rules-contents = Contents
web-rules-words = Before you read
web-rules-aim = The aim
web-rules-box = In the box
web-rules-turn = How a game goes
web-rules-example = An example
web-rules-every = Every rule
web-rules-rulings = Rulings and reconstructions
web-rules-ruling = Ruling { $number }
web-rules-book-ruling = Book and ruling { $number }
web-rules-reconstruction = Reconstruction
web-rules-reconstruction-track = Reconstruction: the price track
web-rules-reconstruction-market = Reconstruction: the market cards
web-rules-inferred = Inferred
web-rules-computer = Computer
web-rules-link = Link to this rule

web-rules-hs-aim = Collect status. *Luxury cards* bring it, *doubling cards* double it, *cards to avoid* cost it. The highest status wins. But before status is counted, whoever has the least money left is cast out, however splendid.
web-rules-hs-box-luxury = Ten of them, worth 1 to 10.
web-rules-hs-box-doubler = Three of them. Each doubles its owner’s status.
web-rules-hs-box-lose-luxury = Its owner loses a *luxury card*: at once, or as soon as there is one.
web-rules-hs-box-minus-five = Takes 5 from its owner’s status.
web-rules-hs-box-half = Halves its owner’s status.
web-rules-hs-box-gambling = Advanced. Doubles its owner’s money at the end.
web-rules-hs-box-excursions = Advanced, worth 12. When somebody takes it, all others take back the highest money card they have spent.
web-rules-hs-box-yacht-club = Advanced, worth 5. Everyone bids one money card face down; the highest bid that nobody else made wins.
web-rules-hs-box-money = Each player has the same eleven money cards: { $total } in all.
web-rules-hs-box-ends = A dark frame and an hourglass mark the four game-end cards: the three *doubling cards* and the *halving card*.
web-rules-hs-turn-up = The top card of the deck is turned up. Whoever took the card before opens, and turns go clockwise.
web-rules-hs-turn-bid = On your turn, bid or pass. To bid, lay money cards face up: everything that lies before you must come to more than the highest bid. What lies there stays there, and nobody gives change.
web-rules-hs-turn-pass = If you pass, you take all your open money back and are out of this auction.
web-rules-hs-turn-win = The last one left takes the card and spends what lies open. { $edition ->
    [e1995] Spent money goes onto a discard pile and is out of the game.
    [e2018] Spent money is laid aside, face down.
    [e2019-fr] Spent money goes back into the box, face down.
   *[e2025] Spent money lies face down in a pile of your own, which only you may look through.
}
web-rules-hs-turn-avoid = *Cards to avoid* are bid against: the first to pass takes the card, and their own money back. Everyone else spends what they bid.
web-rules-hs-turn-end = When the fourth game-end card is turned up, the game is over at once. The poorest is cast out; the others compare their status.
web-rules-hs-example-bid = { $card } is turned up. Ada bids { $low }, Max bids { $high }, and Odette passes.
web-rules-hs-example-win = Ada adds { $added } and raises to { $total }. Max passes and takes back { $high }. Ada takes the card and spends { $total }.
web-rules-hs-example-avoid = { $card } comes next. Ada bids { $low }, Max bids { $high }, and Odette passes: she takes the card, while Ada and Max spend what they bid.
web-rules-hs-example-score = At the end, Ada owns these five cards. Her status, card by card:
web-rules-hs-example-half = { $edition ->
    [e2025] Half of an odd status is rounded down: half of 7 is 3.
   *[other] Half of an odd status is kept exactly: half of 7 is 3½.
}

web-rules-rg-aim = Buy shares while they are cheap, sell them when they are dear, and give some of them to charity. The most money wins. But before money is counted, whoever has given least is cast out, however rich.
web-rules-rg-aim-two = With two players the Merchant gives too. The Merchant’s charity counts when we compare who has given least, but the Merchant never wins.
web-rules-rg-box-goods = Six goods. Every price opens at 40.
web-rules-rg-box-track = One track of 30 prices for all goods, from 0 to 250, with a barrel for each.
web-rules-rg-box-market = 54 market cards, which move the prices. { $players ->
    [2] 20
    [3] 24
    [4] 32
   *[5] 40
} of them are dealt in each round.
web-rules-rg-box-shares = { $players ->
    [2] 60 share cards, ten of each good: five for the players and five for the Merchant.
   *[other] 60 share cards, ten of each good.
}
web-rules-rg-box-board = A charity board for each player. It takes at most four shares in a round.
web-rules-rg-box-cash = Everyone begins with 300 in cash and no shares.
web-rules-rg-turn-shape = There are two rounds of { $players ->
    [2] five
   *[other] four
} turns. In a turn, all players go through the stock phase, then all through the market phase.
web-rules-rg-turn-trade = Stock phase: buy one to three shares, or sell one to three, at the current prices. Or do neither.
web-rules-rg-turn-give = Then you may lay one share face down on your charity board.
web-rules-rg-turn-market = Market phase: play two market cards, one from { $players ->
    [2] your own holder and one from the holder you share
   *[other] the holder on your left and one from the holder on your right
}. One counts in full, the other is halved; you choose which.
web-rules-rg-turn-move = The full card moves the price of its good by as many spaces as it says, up or down. The halved card moves it by half as many.
web-rules-rg-turn-round = After { $players ->
    [2] five
   *[other] four
} turns the holders are empty. The shares on the charity boards are sold at the prices of that moment; their money is given away, and nobody can spend it. { $players ->
    [2] The Merchant’s shares count in the same way and then leave the game.
   *[other] Then all market cards are shuffled for the second round.
}
web-rules-rg-turn-end = After the second round, whoever has given least is cast out. The others sell their shares at the final prices, and the most money wins.
web-rules-rg-example-stock = Every price is { $from }. Ada buys two shares in { $first } for { $cost } and lays one of them face down on her charity board.
web-rules-rg-example-market = In the market phase she plays { $full } in full and { $half } halved.
web-rules-rg-example-moves = { $first } rises four spaces, from { $from } to { $to }. { $second } rises one space, from { $from } to { $half_to }. If the round ended now, her gift would be worth { $to }.
