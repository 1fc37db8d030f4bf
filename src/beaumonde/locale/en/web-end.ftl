# The browser client: the end of a game.

web-end-title = The reckoning
web-end-skip = Skip
web-end-line = { $what } … { $total }
web-end-what = What counts
web-end-so-far = So far
web-end-working = { $name }: the arithmetic
web-end-nothing = Not a single card
web-end-out = Cast out
web-end-won = Winner
web-end-nobody-out = The Merchant gave the least, so nobody is cast out.

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
web-end-verify-about = Before the game, the table showed a commitment. The game is over, so the secret behind it is public now: your browser repeats the shuffle and compares.
web-end-commitment = Commitment
web-end-secret = Secret
web-end-words = Words the players added
web-end-verify-busy = Repeating the shuffle…
web-end-verify-sealed = { $good ->
    [yes] The secret matches the commitment.
   *[no] The secret does not match the commitment.
}
web-end-verify-first = { $good ->
    [yes] The starting player matches the shuffle.
   *[no] The starting player does not match the shuffle.
}
web-end-verify-cards = { $good ->
    [yes] { $count ->
        [one] The only card on the table matches
       *[other] All { $count } cards on the table match
    } the shuffle.
   *[no] The cards on the table do not match the shuffle.
}
web-end-verify-decks = The order of the cards that your browser worked out
web-end-verify-insecure = Browsers calculate this only over https, or on the machine that serves the page. The command below works anywhere.
web-end-verify-command = To check it without this page, download the record and use a program of your own:
web-end-verify-failed = The record did not arrive. Close this section and open it again.
web-end-resigned = Resigned: { $names }.
