# The page with one’s finished games.

web-history-games = All games
web-history-more = Load earlier games
web-history-empty = No finished games yet. The first one will appear here, with its replay.
web-history-players = { $players } players
web-history-won-of = { $games ->
    [one] of 1 game won
   *[other] of { $games } games won
}
web-history-fair = fair share
web-history-part = { $fate ->
    [won] { $count } won
    [lost] { $count } lost
    [cast-out] { $count } cast out
   *[resigned] { $count } resigned
}
web-history-win-rate = Share of wins
web-history-win-rate-of = { $share } (fair: { $fair })
web-history-with-people = With other people
web-history-of = { $wins } of { $games } won
web-history-row = Longest winning streak
web-history-best-high-society = Best status
web-history-best-rich-and-good = Most money
web-history-total-high-society = Average status
web-history-total-rich-and-good = Average money
web-history-standing-high-society = Average money left
web-history-standing-rich-and-good = Average charity
web-history-average-paid = Average money spent
web-history-left = { $count ->
    [one] 1 more game was finished by a bot, because you had left. It is not counted.
   *[other] { $count } more games were finished by a bot, because you had left. They are not counted.
}
web-history-chart = Wins, game by game
web-history-chart-about = Your last { $count } games, from the earliest to the latest. The fair share is what you would win if all played equally well: with four players, a quarter of a win for each game.
web-history-chart-axis = Games
web-history-chart-wins = Your wins
web-history-chart-fair = Fair share
web-history-against = against
web-history-winner = (won)
web-history-you-high-society = your status: { $total }
web-history-you-rich-and-good = your money: { $total }
web-history-fate-won = Won
web-history-fate-shared = Shared the win
web-history-fate-lost = Lost
web-history-fate-cast-out = Cast out
web-history-fate-resigned = Resigned
web-history-fate-left = Left
web-history-fate-unknown = Result not kept
