# Learning: a first game that teaches by playing.

web-learn-title = Learn { $game }
web-learn-begin = Begin the first game
web-learn-read = Read the rules
web-learn-by-hand = The cards of this lesson were laid by hand, so there is no shuffle to verify.

web-learn-coach = Tip
web-learn-progress = Tip { $number } of { $count }
web-learn-understood = I see
web-learn-skip = Skip the tips

# The pages before the first game: four pictures each.

web-learn-hs-about = You play a whole game against three bots. Tips explain what you see, and the bots wait while you read. You can see everybody’s money this once; usually you have to remember it.
web-learn-hs-step-1-title = The aim
web-learn-hs-step-1 = Win the most status. Luxuries are worth 1 to 10, and each prestige card doubles your total.
web-learn-hs-step-1-picture = (8 + 4) × 2 = 24
web-learn-hs-step-2-title = A turn
web-learn-hs-step-2 = Bid more than the highest bid, or pass. The last one left takes the card and pays. All others take their money cards back.
web-learn-hs-step-2-picture = 9,000 leads. The 6,000 can be raised, but never exchanged.
web-learn-hs-step-3-title = Scandals
web-learn-hs-step-3 = Nobody wants these three cards. The first to pass takes the card and pays nothing. All others pay what they have bid.
web-learn-hs-step-3-picture = One passes and takes the card. The others have paid for nothing.
web-learn-hs-step-4-title = The end
web-learn-hs-step-4 = When the fourth hourglass is turned up, the game is over at once. Whoever has the least money is cast out and cannot win.
web-learn-hs-step-4-picture = Three are still in the running. One is cast out.

web-learn-rg-about = You play a whole game against two bots. Tips explain what you see, and the bots wait while you read. You can see what everybody owns this once; usually you have to remember it.
web-learn-rg-step-1-title = The aim
web-learn-rg-step-1 = Be the richest at the end. But whoever has given the least to charity is cast out and cannot win.
web-learn-rg-step-1-picture = 900 would be the most money. With the least charity it wins nothing.
web-learn-rg-step-2-title = Buy, sell, donate
web-learn-rg-step-2 = Each turn, buy or sell up to three shares. Then you may lay one share face down on your charity board.
web-learn-rg-step-2-picture = Bought for 40 each. One of them is donated.
web-learn-rg-step-3-title = Move the market
web-learn-rg-step-3 = Then everybody plays two market cards from the holders at their sides: one in full, one halved. They move the prices.
web-learn-rg-step-3-picture = Coffee rises by 6 spaces, Tea falls by half of 4.
web-learn-rg-step-4-title = Charity
web-learn-rg-step-4 = After each of the two rounds the boards are opened. The shares on them are sold, and that money is your charity.
web-learn-rg-step-4-picture = 90 + 90 + 40 = 220
web-learn-rg-merchant = The game for two, with the Merchant
web-learn-rg-merchant-about = A second lesson for those who know the game: with two players, the Merchant gives to charity too.

# The first game of High Society. The words of the 2025 edition: luxury, prestige, scandal.

web-learn-hs-aim = This luxury is for sale. It is worth { $worth } status. Whoever has the most status at the end wins.
web-learn-hs-money = Your money: eleven money cards, 106,000 in all. Everybody has the same. Whoever has the least left at the end is cast out and cannot win.
web-learn-hs-bid = Your turn. Tap one or more money cards and bid, or pass. Your bid must be higher than the highest one.
web-learn-hs-raise = { $who ->
    [you] You have been outbid. Raise your bid by adding money cards, or pass. The cards already in your bid cannot be exchanged.
   *[other] { $name } was outbid and raises by adding money cards. The cards already in a bid cannot be exchanged.
}
web-learn-hs-passed = { $who ->
    [you] Passing costs nothing. All money cards of your bid are back in your hand. You are only out of this auction.
   *[other] { $name } passes and takes back all money cards of the bid. Passing costs nothing; it only ends this auction for { $name }.
}
web-learn-hs-won = { $who ->
    [you] The luxury is yours, and you open the next auction. The money you paid is gone for the rest of the game.
   *[other] { $name } is the last one left, takes the luxury for { $paid } and opens the next auction. That money is gone for the rest of the game. All others keep theirs.
}
web-learn-hs-avoid = A scandal! Nobody wants it. Now the first to pass takes the card and keeps all money. All others pay what they have bid.
web-learn-hs-double = Prestige is worth nothing by itself: it doubles all your other status at the end.
web-learn-hs-ending = Four cards have a dark frame and an hourglass. They are counted here. When the fourth is turned up, the game is over at once, and nobody gets that card.
web-learn-hs-change = Nobody gives change. If you have only large money cards left, you can only make large bids. Keep a few small ones.
web-learn-hs-lose = This scandal costs a luxury. Whoever takes it must give up one of their luxuries at once.
web-learn-hs-discard = Choose the luxury that you can best do without. It leaves the game, and so does the scandal.
web-learn-hs-discard-lost = { $who ->
    [you] You gave up { $card }. The scandal has left the game with it.
   *[other] { $name } had to give up { $card }. The scandal has left the game with it.
}
web-learn-hs-discard-waits = { $who ->
    [you] You have no luxury to give up. So the scandal stays with you and takes the next luxury that you win.
   *[other] { $name } has no luxury to give up. So the scandal waits and takes the next luxury that { $name } wins.
}
web-learn-hs-poorest = { $who ->
    [you] Nobody has less money than you. If the game ended now, you would be cast out. Let others pay for a while.
   *[other] { $name } has the least money. If the game ended now, { $name } would be cast out, however much status { $name } has.
}
web-learn-hs-last = Three hourglasses are out. Any card may now be the fourth, and then nobody can bid any more. Do you have enough money left?

# The first game of The Rich and the Good.

web-learn-rg-aim = This is yours. Whoever has the most money at the end wins: cash and shares together. But whoever has given the least to charity is cast out.
web-learn-rg-prices = Six goods, six prices. A barrel shows the price of a share, to buy or to sell. All prices start at 40.
web-learn-rg-holders = These market cards will move the prices in this round. { $left } sees this holder too, and { $right } the one on your other side. Only the holder between the two of them is hidden from you.
web-learn-rg-trade = Your turn. Buy up to three shares, or sell up to three, or do neither. The cards you can see lift { $good } most.
web-learn-rg-donate = { $who ->
    [you] You may donate one share, face down. It counts at its price at the end of the round. So donate a share that will rise.
   *[other] { $name } lays one share face down on the charity board. It counts at its price at the end of the round. You can do so too when you own a share.
}
web-learn-rg-market = Now choose two market cards, one from each holder. The first one you tap counts in full, the second one half. You see where the prices will go before you confirm.
web-learn-rg-moved = Two prices have moved: first by the full card, then by the halved one. Played cards are gone.
web-learn-rg-turn = { $who ->
    [you] A new turn. The starting marker moves on, so you start. A round has four turns.
   *[other] A new turn. The starting marker moves on, so { $name } starts. A round has four turns.
}
web-learn-rg-sell = You need not keep shares to the end. Sell them before their price falls, or to have cash for better ones.
web-learn-rg-counted = The round is over. The shares on all charity boards are sold: that money is charity. The shares go back to the bank.
web-learn-rg-second = The second round is the last. All market cards have been shuffled again and the holders are full. Prices, cash and your shares stay as they are.
web-learn-rg-least = { $who ->
    [you] Nobody has given less than you so far. If it stays that way, you will be cast out. Donate more shares, and valuable ones.
   *[other] { $name } has given the least so far. If it stays that way, { $name } will be cast out, however rich. Do not give less yourself.
}
web-learn-rg-last = The last turn. Then the boards are opened once more, and the shares you have kept count at the final prices.

# The lesson with the Merchant.

web-learn-two-merchant = This is the Merchant, who neither trades nor wins, but gives to charity: two shares face up and two face down in this round.
web-learn-two-own = This holder is yours alone. { $name } has one that you cannot see.
web-learn-two-shared = { $name } and you both see this one. Each turn you play one card from here and one from your own holder.
web-learn-two-board = A round has five turns now. But your charity board still has only four spaces for each round.
web-learn-two-least = Whoever has given the least is cast out, and the Merchant’s charity counts in this. If you tie with the Merchant for least, you are out too.
web-learn-two-counted = All boards are sold, the Merchant’s too. Your shares go back to the bank; the Merchant’s shares leave the game.
web-learn-two-cards = With two players nothing is shuffled again: the cards of the first round are gone. The Merchant now gives three shares.
web-learn-two-last = The last turn. Then the boards are opened once more, and the shares you have kept count at the final prices.

# After a lesson.

web-learn-done = That was the lesson
web-learn-done-hs = You have now met luxuries, prestige and scandals. From now on the cards are shuffled and nobody helps. “{ web-end-rematch }” starts such a game against the same bots.
web-learn-done-rg = You have seen both rounds and everything in them. From now on the cards are shuffled and nobody helps. “{ web-end-rematch }” starts such a game against the same bots.
web-learn-done-merchant = Now you know the game for two as well. “{ web-end-rematch }” starts one with shuffled cards and no tips.
