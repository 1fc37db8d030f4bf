# At tables with other people: the lobby, votes, ways to leave, a table for friends; and what can be done about a table on one’s list.

web-silent = { $name } has not moved for some time.
web-vote-ask-replace = Ask for a bot
web-vote-replace = { $by } asks for a bot to play for { $name }, who has not moved for some time.
web-vote-undo = { $name } asks to undo their last move.
web-vote-pause = { $by } asks to pause the game.
web-vote-agree = Agree
web-vote-refuse = Refuse
web-vote-waiting = { $about ->
    [undo] The others are asked whether they agree to the undo.
    [pause] The others are asked whether they agree to a pause.
   *[replace] The others are asked whether a bot should play for { $name }.
}
web-vote-declined = The others said no.
web-paused-since = Paused since { $time }.
web-resume = Go on
web-pause-ask = Ask for a pause
web-pause-game = Pause the game
web-add-bot = Add a bot
web-remove-bot = Remove bot
web-ask-leave = Ask to leave
web-ask-leave-sure = Ask { $name } to leave? Then the seat is free, and the table gets a new code.
web-ask-leave-not = No
web-seat-freed = The host has freed your seat; to sit down again, ask for the new code.
web-watch-link = Link to watch
web-watch-link-about = Whoever has this link can watch, without seeing anybody’s cards.
web-copy-watch-link = Copy this link
web-qr = QR code
web-qr-about = QR code of the invite link
web-lobby-waiting = Waiting for company
web-lobby-ready = Everyone is here
web-lobby-host-starts = The host starts the game.
web-invite = Invite
web-invite-about = Send the link, or say the code. Nobody needs an account.
web-invite-local = This link works only on this computer. To let others on your network in, open this page at your computer’s network address, after starting the service with:
web-new-code = New code
web-new-code-about = The old code and its link stop working.
web-new-code-made = The old code no longer works.
web-leave-title = Leave this game?
web-leave-stay = Stay
web-leave-way-leave = Leave for now
web-leave-about-leave = A bot plays until you come back.
web-leave-do-leave = Leave
web-leave-way-resign = Resign
web-leave-about-resign = A bot plays to the end. For you the game counts as lost, and you cannot come back.
web-leave-do-resign = Resign
web-friends = With friends
web-friends-about = A table with free seats and no clock. You get a link and a QR code at once.
web-friends-players = { $players } players
web-row-hide = Hide
web-give-up = Give up
web-give-up-sure = End this game without a result? There is no way back.
web-give-up-keep = Keep playing
