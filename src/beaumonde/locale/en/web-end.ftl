# The browser client: the end of a game, and replays.

web-end-title = The reckoning
web-end-skip = Skip
web-end-line = { $what } … { $total }
web-end-what = What counts
web-end-so-far = So far
web-end-working = { $name }: the arithmetic
web-end-nothing = Not a single card
web-end-out = Cast out
web-end-won = Winner
web-end-nobody-out = The Merchant gave least, so nobody is cast out.

web-end-rematch = Rematch
web-end-join-rematch = Join the rematch
web-end-watch-rematch = Watch the rematch
web-end-table = Look at the table
web-end-replay = Replay
web-end-share = Share
web-end-share-title = { $game }, move by move
web-end-copied = The link is copied.
web-end-copy-by-hand = Copy this link:
web-end-record = Download the record

web-end-verify = Verify the shuffle
web-end-verify-about = The table showed its commitment before the game. Now that it is over, it shows the secret behind it, and your browser repeats the shuffle by itself.
web-end-commitment = Commitment
web-end-secret = Secret
web-end-words = Words the players added
web-end-verify-busy = Shuffling…
web-end-verify-sealed = { $good ->
    [yes] The secret belongs to the commitment.
   *[no] The secret does not belong to the commitment.
}
web-end-verify-first = { $good ->
    [yes] Whoever began was drawn to begin.
   *[no] Somebody else was drawn to begin.
}
web-end-verify-cards = { $good ->
    [yes] { $count ->
        [one] The only card on the table
       *[other] All { $count } cards on the table
    } came just as this shuffle has it.
   *[no] The cards on the table did not come as this shuffle has it.
}
web-end-verify-decks = The order your browser found
web-end-verify-insecure = Browsers calculate this only over https, or on the machine that serves the page. The command below works anywhere.
web-end-verify-command = To rely on nothing from here, download the record and check it with a program of your own:
web-end-verify-failed = The record did not arrive. Fold this up and open it again.

web-end-replay-title = Replay
web-end-moment = { $at } of { $last }
web-end-slider = Moment
web-end-step-back = One step back
web-end-step-on = One step on
web-end-head-back = { $game ->
    [high-society] Previous card
   *[other] Previous phase
}
web-end-head-on = { $game ->
    [high-society] Next card
   *[other] Next phase
}
web-end-play = Play
web-end-pause = Pause
web-end-told = What happened
web-end-chair = Look from
web-end-chair-of = { $name }’s chair
web-end-chair-none = the gallery
web-end-link = Copy link

web-end-keys-step = One step back or on
web-end-keys-leap = To the previous or next card or phase
web-end-keys-ends = To the beginning or the end
web-end-keys-play = Play or pause
web-end-key-space = Space
web-end-key-home = Home
web-end-key-end = End

web-end-open-title = Open a record
web-end-open-about = Any finished game can be watched again: one from the terminal, or one you downloaded here. Drop its JSON file on this page, or choose it.
web-end-open-choose = Choose a file
web-end-open-other = Open another record
web-end-open-none = “{ $file }” is not the record of a game. Records are JSON files.
web-end-unfinished = This game is not over yet. Its replay opens when it is.
web-end-unknown = There is no such game here. Perhaps the link lost a letter.
web-end-to-table = To the table
