# Messages that the service sends to browsers while nobody looks at the table. The title is the name of the game.

push-begun = { $turn ->
    [yes] La partie avec { $names } a commencé, et c’est à vous de jouer.
   *[no] La partie avec { $names } a commencé.
}
push-turn = C’est à vous de jouer dans la partie avec { $names }.
push-reminder = Votre temps est presque écoulé : c’est à vous de jouer dans la partie avec { $names }.
push-over = La partie avec { $names } est terminée.
