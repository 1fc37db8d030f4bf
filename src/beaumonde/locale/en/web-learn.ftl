# Learning: the rules to read, and a first game that teaches by playing.

web-learn-rules-title = { $game }: the rules
web-learn-rules-about = In our own words, every rule as this table plays it. For the game itself, read the book in its box.
web-learn-by-playing = Rather learn by playing
web-learn-games = Games
web-learn-variants = Editions
web-learn-players = { $number } players

web-learn-title = Learn { $game }
web-learn-first-about = You play a whole game against the house. Somebody looks over your shoulder and says a word when it helps; other players’ money lies open this once.
web-learn-begin = Begin the first game
web-learn-read = Read the rules
web-learn-coach = A word of advice
web-learn-understood = I see

web-learn-hs-one-title = Bid for the good life
web-learn-hs-one = One card after another is auctioned. Luxuries bring status, some cards double it. Whoever bids most takes the card and pays; the others take their money back.
web-learn-hs-two-title = Mind the scandals
web-learn-hs-two = Three cards nobody wants. There you bid to be spared: the first to pass takes the card for nothing, and all others lose what they bid.
web-learn-hs-three-title = Never be the poorest
web-learn-hs-three = When the fourth card with an hourglass is turned, the game ends at once. Whoever has the least money left is cast out, however splendid. The most status among the rest wins.

web-learn-hs-aim = You want the most status in the end, but not to be the one with the least money: that one is cast out. Everybody begins with the same eleven notes, 106,000 in all, and no one ever gives change.
web-learn-hs-bid = Tap one or more notes and bid, or pass. The total must beat the highest bid. Notes once laid stay down until you pass or win, so a small note can save a large one.
web-learn-hs-outbid = Somebody went higher. Add notes to those already lying there, or pass: then you take all of them back.
web-learn-hs-won = The card is yours and the money is gone for good. Look at what is left in your hand: that is what you may be cast out for.
web-learn-hs-passed = Passing costs nothing. Your notes came back, and you are out of this auction only.
web-learn-hs-avoid = Nobody wants this one. Now it is the other way round: the first to pass takes the card and keeps the money; everybody else pays what they have bid. How much is it worth to you to be spared?
web-learn-hs-discard = This card costs you one of your luxuries. Choose the one you will miss least.
web-learn-hs-sealed = Here everybody lays one note face down, and all are turned at once. All of them are spent; the highest that stands alone takes the card.
web-learn-hs-ending = Look at the dark frame and the hourglass: this is one of four cards that bring on the end. When the fourth is turned up, the game is over and nobody gets it.
web-learn-hs-last = Three hourglasses are out. Any card may now be the fourth, and then there is no more bidding. Is there enough money in your hand?
web-learn-hs-poorest = If the game ended now, nobody would have less money than you, and you would be cast out. Let others pay for a while.
web-learn-hs-change = A tip: without small notes every bid jumps. Spend large notes on large prizes and keep your change.

web-learn-rg-one-title = Buy, sell, give
web-learn-rg-one = Six goods, six prices. Each turn you may trade up to three shares with the bank, then lay one share face down on your charity board.
web-learn-rg-two-title = Move the market
web-learn-rg-two = Then everybody plays two market cards, one in full and one halved. You know the cards in the holders on both sides of you; so do your neighbours, each one of them.
web-learn-rg-three-title = Give enough
web-learn-rg-three = Twice the boards are turned up and the shares on them become charity. Whoever gave least in the end is cast out. The richest of the rest wins.

web-learn-rg-aim = You want the most money in the end, but not to have given the least to charity: that one is cast out. There are two rounds.
web-learn-rg-trade = Buy or sell up to three shares, not both, or leave it. Look into the two holders beside you first: those cards will move the prices this round.
web-learn-rg-donate = You may lay one share face down on your charity board. It counts at its price at the end of the round, so a good that will rise makes a better gift.
web-learn-rg-market = Play one card in full from one holder and one halved from the other. Pick both and see where the prices would land before you confirm.
web-learn-rg-merchant = The Merchant gives too: whoever gives less than everybody else, the Merchant included, is cast out.
web-learn-rg-known = You share each holder with one neighbour. What you both see, you both bet on; what only the others see will surprise you.
web-learn-rg-sell = Shares are money only while prices are high. You need not hold them to the end: sell when a fall is coming.
web-learn-rg-counted = The boards are turned up: shares given become charity money and leave the game. Compare what everybody gave.
web-learn-rg-least = At the moment nobody has given less than you. Keep some good shares for your board.
web-learn-rg-last = The last turn. What you still hold is counted at the final prices; what lies on your board becomes charity.
