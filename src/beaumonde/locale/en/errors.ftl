# One sentence for every code; it says what to do where that is not plain.

error-no-such-game = There is no game “{ $name }”.
error-no-such-lesson = There is no lesson “{ $lesson }”.
error-bad-option = This table cannot be created: { $detail }
error-no-such-edition = There is no edition “{ $edition }”, only { $editions }.
error-bad-seats = This game seats { $fewest } to { $most }, not { $seats }.
error-bad-advanced = “{ $card }” is not an advanced card of the { $edition } edition, or was given twice.
error-no-such-card = There is no card “{ $card }”.
error-bad-memory-aid = The memory aid can be on or off, not { $value }.
error-bad-track = A price track starts at 0, rises, contains { $opening }, and has at most { $longest } spaces and no price above { $highest }.
error-no-such-level = There is no level “{ $level }”, only { $levels }.
error-no-such-language = There is no language “{ $language }”, only { $languages }.
error-bad-people = There are only { $seats } seats, not enough for { $people } people.
error-bad-player-names = Give at most { $most } different names of 1 to 20 printable characters.

error-one-source = Give exactly one of these: a seed, a source of chance, or a set-up.
error-bad-seed = { $value } is not a seed. A seed is a whole number of at most 256 bits, and not negative.
error-bad-secret = The secret must be 64 hexadecimal digits in lower case.
error-bad-contribution = A contribution is a text of at most { $longest } bytes.
error-commitment-broken = The secret does not belong to the commitment { $commitment }.
error-bad-deal = This set-up does not fit: { $detail }
error-deal-seats = The set-up is for { $given } seats, but the table has { $seats }.
error-deal-hands = A hand in the set-up must be made of different money cards.
error-deal-no-deck = The set-up has no deck.
error-deal-unsettled = In the set-up a player owns both a luxury and the card that should have taken it away.
error-deal-cards = The set-up has too many of: { $cards }.
error-deal-over = In the set-up the game would be over already.
error-deal-time = There is no turn { $turn } in round { $round }.
error-deal-market-size = The set-up needs exactly { $expected } market cards.
error-deal-market = The set-up has too many of: { $cards }.
error-deal-merchant = In the set-up the Merchant needs exactly { $expected } shares, at most five of each good.
error-deal-money = A sum of money in the set-up is negative or above { $most }.
error-deal-prices = A price of the set-up is not on the track.
error-deal-shares = The set-up has more shares than the game has.

error-not-a-record = This is not the record of a game: { $detail }
error-record-too-long = This is too long for the record of a game: more than { $longest } bytes.
error-unknown-format = Record format { $format } is unknown. This program reads formats up to { $newest }.
error-bad-setup = The game in this record cannot be set up: { $reason }
error-illegal-move = Action { $number } of the record breaks the rules: { $reason }
error-wrong-result = The result in the record does not match its game.
error-bad-names = The record has { $names } names for { $seats } seats.
error-bad-name = A name in the record is too long (over { $longest }) or not printable.
error-bad-stand-in = What the record says about a bot in seat { $seat } does not fit its game.
error-bad-resignation = The resignation of seat { $seat } does not fit the record.
error-bad-word = “{ $word }” is not an action.
error-text-twice = Line { $line }: “{ $key }” appears twice.
error-text-heading = Line { $line }: “{ $found }” should be “{ $expected }”.
error-text-line = Line { $line }, “{ $word }”: { $reason }
error-unfinished-record = The game is not over, and its record would reveal its secrets.
error-no-file = { $why ->
    [absent] There is no file “{ $file }”.
    [folder] “{ $file }” is a folder, not a record.
    [forbidden] You may not read “{ $file }”.
   *[other] “{ $file }” cannot be read: { $detail }
}
error-no-write = { $why ->
    [folder] “{ $file }” is a folder; the record needs a file.
    [forbidden] You may not write “{ $file }”.
   *[other] “{ $file }” cannot be written: { $detail }
}

error-no-such-command = There is no command “{ $command }”, only { $commands }.
error-no-such-option = Unknown option “{ $option }”. See “{ $help }”.
error-missing-option = Missing: { $option }. See “{ $help }”.
error-option-twice = { $option } was given twice.
error-bad-value = Invalid value “{ $value }” for { $option }.
error-bad-choice = Invalid value “{ $value }” for { $option }. Choose one of: { $choices }.
error-bad-usage = Unexpected argument “{ $detail }”. See “{ $help }”.
error-not-for-this-game = { $option } works only with High Society.
error-not-for-high-society = { $option } works only with The Rich and the Good.

error-no-numba = Kernels need numba: pip install "beaumonde[fast]"
error-no-jax = Training needs JAX: pip install "beaumonde[learn]"
error-other-network = The training in { $folder } belongs to another game or another kind of network.
error-bad-minutes = Training cannot last { $minutes } minutes.
error-foreign-state = This belongs to another game or another table.
error-bad-array = This is not a state of this table: it must be an array of { $size } whole numbers that the kernel made.
error-not-over = The game is not over.
error-no-such-action = { $action } is not an action of this game.
error-bad-batch = { $games } is not a valid number of games. Choose 1 to { $most }.
error-bad-batch-actions = Give one whole number for each of the { $games } games.
error-illegal-in-batch = Game { $game } of the batch does not allow action { $action }.
error-no-such-policy = There is no policy “{ $policy }”.
error-bad-view = Impossible position: { $detail }
error-view-without-memory = This needs a view with the memory aid on.
error-view-without-seat = This needs the view of a seat, not of a spectator.
error-no-envs = The environments need more packages: pip install "beaumonde[envs]"
error-no-open-spiel = The OpenSpiel games need open_spiel: pip install "beaumonde[envs]"
error-reset-first = No game has been started: call reset first.
error-no-such-render-mode = There is no render mode “{ $mode }”. Choose { $modes }.
error-no-such-observer = There is no such observation: { $params }.
error-chance-to-act = It is chance’s turn; resample on a player’s turn.
error-no-chance-now = It is a player’s turn, not chance’s.

error-no-token = You are not signed in: the token is missing or unknown.
error-bad-guest-name = A name has 1 to { $longest } printable characters.
error-no-such-table = There is no table “{ $table }”.
error-no-such-code = There is no table with the code “{ $code }”. Check the letters; the host may have made a new code.
error-bad-levels = There are { $seats } seats, but levels for { $levels } of them.
error-seat-taken = Seat { $seat } is taken.
error-already-seated = You already sit here, at seat { $seat }.
error-not-seated = You do not sit at this table.
error-not-host = Only the host can do this.
error-own-seat = You sit here yourself. Leave the table instead.
error-has-begun = The game has begun.
error-not-begun = The game has not begun.
error-behind = Another move was played first. Look at the table again.
error-nothing-to-undo = There is nothing you can undo.
error-not-alone = You can do this only when you play alone against bots.
error-vote-going-on = There is a vote at this table already.
error-vote-declined = The others have said no. Ask again later.
error-bad-push-subscription = This browser cannot get messages from this service: its push service is not one that the service sends to, or its keys are not valid.
error-vote-over = This vote is over.
error-no-vote = You have no vote here.
error-not-silent = A bot can replace only somebody who has not moved for some time, at a table without a clock.
error-paused = The game is paused. Choose “Go on” to play.
error-too-many-pauses = This game has been paused { $most ->
    [one] once
   *[other] { $most } times
}. It cannot be paused again.
error-bad-clock = A clock for each decision needs { $least } seconds or more.
error-nobody-to-ask = There is nobody to ask at this table.
error-resigned = You have resigned this game: a bot plays for you to the end.
error-resign-alone = Nobody but bots plays with you. Give up the game instead.
error-given-up = This game was given up.
error-id-taken = The id “{ $id }” already belongs to another action.
error-hello-first = The first message must be hello.
error-bad-message = This message cannot be understood: { $detail }
error-bad-request = This request cannot be understood: { $detail }
error-no-such-address = There is nothing at this address.
error-wrong-method = This address does not support that method.
error-too-large = This request is too large.
error-busy = The table is busy. Try again in a moment.
error-bad-database = The database cannot be used: { $detail }
error-bad-port = { $port } is not a port. Choose a number from 0 to { $most }.
error-no-server = The service needs more packages: pip install "beaumonde[server]"
error-bad-text = Write 1 to { $longest } characters, without control characters.
error-too-fast = Not so fast. Wait a moment before you write more.
error-too-many = That was too often. Try again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
}.
error-no-bot-accounts = The host of this table does not let bot accounts join.
error-too-many-seats = A bot account can have at most { $most } seats at once. Finish a game or leave a table first.
error-bots-do-not-chat = Bot accounts cannot write to the table.
error-too-many-bots = At most { $most } strong and expert bots can play in your running games. Finish one of these games or give it up first.
error-bad-setting = The setting { $name } does not accept “{ $value }”.
error-needs-postgresql = Several processes can only share a PostgreSQL database. Name one with --database, or use one process.
error-no-such-setting = There is no setting “{ $name }”.
error-bad-settings-file = The settings file { $file } cannot be read: { $detail }
error-no-listening = The service cannot listen on { $host }, port { $port }: { $detail }

error-logged-out = You were logged out here: from another device, or because your games moved to another account or you were deleted.
error-no-such-login = This device is no longer logged in.
error-bots-have-no-account = A bot account is known by its token alone: it can neither log in nor open its games on another device.
error-bad-login-name = A login name has { $shortest } to { $longest } of these characters: a to z, 0 to 9, dot, hyphen, underscore. It begins with a letter or a digit.
error-login-name-taken = The login name “{ $name }” is taken. Choose another one.
error-bad-password = A password has { $shortest } to { $longest } characters.
error-weak-password = This password is easy to guess. Choose another one, for example four words that have nothing to do with each other.
error-wrong-login = The login name or the password is wrong.
error-wrong-password = The password is wrong.
error-has-account = You have an account already.
error-no-account = You have no account.
error-guest-has-account = You are logged in to another account, and games cannot move from one account to another. Log out first.
error-both-at-table = { $tables ->
    [one] At one table
   *[other] At { $tables } tables
}, both names have a seat: the one that you play under here, and the one that you want to use. So your games cannot be brought along. Leave your seat there, if the game has not begun, or go on without your games.
error-no-such-device-link = This link is wrong, used or too old: it works only once, and only for a few minutes. Make a new one on the other device.
error-banned = You are banned from this service.
error-no-database = There is no database “{ $file }”.
error-other-version = The database “{ $database }” was not set up by this version: start the service of this version on it once.
error-database-not-empty = The database “{ $database }” is not empty; nothing was copied.
error-no-such-variable = There is no environment variable “{ $name }”.
error-file-exists = “{ $file }” already exists; nothing was written.
error-person-or-address = Give either the id of a person or --address.
error-bad-address = “{ $address }” is not an IP address.
error-no-such-person = There is no person { $person }.
error-not-banned = There is no ban of “{ $who }”.
error-check-unreadable = The game, its options or its set-up cannot be read.
error-check-commitment = The commitment does not belong to the secret of the shuffle.
error-check-clock = A clock of { $clock } seconds is not possible.
error-check-pauses = The pauses of the game are out of order or dated in the future.
error-check-seats = The seats do not fit the game.
error-check-state = The state “{ $state }” does not agree with the game.
error-check-gap = Entry { $number } of the log is missing.
error-check-time = Entry { $number } of the log is dated in the future.
error-check-illegal = Entry { $number } of the log breaks the rules.
error-check-summary = The summary does not agree with the game.
error-check-due = The service would not look at this table in time.

error-too-few-entrants = A match needs at least two different bots.
error-lineup-size = { $given } bots do not fill a table of { $seats }. Name one bot for each seat, or each bot once for a league.
error-name-twice = Two bots are called “{ $name }”. Give one of them another name or path.
error-no-such-program = “{ $program }” is not a program that can be started. Give its path, and make it executable.
error-bad-seconds = { $seconds } seconds is not a valid time for a move. Choose more than 0 and at most { $most }.
error-bad-workers = { $workers } is not a valid number of processes. Choose 1 to { $most }.
error-worker-gone = A process that was playing games was stopped from outside; perhaps memory ran out. Try fewer processes with --workers.
error-not-a-report = This is not an arena report: { $detail }
error-bad-picture = The kind of picture is unclear from “{ $file }”. Possible endings: { $kinds }.
error-no-matplotlib = Pictures need matplotlib: pip install "beaumonde[arena]"
error-no-ray = Clusters need Ray: pip install "beaumonde[cluster]"
error-bot-no-start = The program could not be started: { $detail }.
error-bot-ended = The program ended with status { $status }. Its last output: { $last }
error-bot-closed = The program closed its output.
error-bot-late = No answer within { $seconds } seconds. Does the program flush its output?
error-bot-no-newline = Within { $seconds } seconds the program wrote “{ $line }”, but did not end the line.
error-bot-too-long = The program wrote a line of more than { $longest } bytes.
error-bot-nonsense = “{ $line }” is not an answer ({ $detail }). Write only answers to standard output.
error-bot-wrong-id = The program answered question { $given }, but was asked { $number }.
error-bot-illegal = The program played { $action }, which is not allowed.
error-bot-given-up = The program was started { $starts } times in this game and is not started again until the next game.
