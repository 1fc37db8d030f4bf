# Messages that the service sends to browsers while nobody looks at the table. The title is the name of the game.

push-begun = { $turn ->
    [yes] The game with { $names } has begun, and it is your turn.
   *[no] The game with { $names } has begun.
}
push-turn = It is your turn in the game with { $names }.
push-reminder = Your time is nearly over in the game with { $names }: it is your turn.
push-over = The game with { $names } is over.
