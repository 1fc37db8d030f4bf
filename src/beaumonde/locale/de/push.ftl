# Messages that the service sends to browsers while nobody looks at the table. The title is the name of the game.

push-begun = { $turn ->
    [yes] Die Partie mit { $names } hat begonnen, und du bist am Zug.
   *[no] Die Partie mit { $names } hat begonnen.
}
push-turn = Du bist am Zug in der Partie mit { $names }.
push-reminder = Deine Zeit ist fast um: Du bist am Zug in der Partie mit { $names }.
push-over = Die Partie mit { $names } ist zu Ende.
