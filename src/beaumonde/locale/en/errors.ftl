# One sentence for every code; it says what to do where that is not plain.

error-no-such-seat = There is no seat { $seat } at this table of { $seats }.
error-not-your-turn = It is not your turn.
error-game-over = The game is over.
error-wrong-action = { $phase ->
    [auction] Bid or pass.
    [sealed] Seal one money card.
    [discard] Choose the luxury you give up.
    [trade] Buy, sell or hold.
    [donate] Donate a share or keep.
    [market] Play one market card in full and one halved.
   *[over] The game is over.
}
error-not-money-cards = { $cards } does not name different money cards. There are 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 and 25.
error-empty-bid = Choose at least one money card, or pass.
error-not-in-hand = You do not hold { $cards }.
error-bid-too-low = { $total } does not beat { $highest }. Add at least { $add }, or pass.
error-not-your-luxury = { $card } is not a luxury of yours.
error-worthless = { $good } stands at 0 and cannot be bought.
error-pile-too-small = Of { $good } only { $left } { $left ->
    [one] share is
   *[other] shares are
} left.
error-too-expensive = That costs { $cost }; you have { $cash }.
error-not-enough-shares = Of { $good } you hold only { $held }.
error-trade-size = Trade one to { $most } shares at a time.
error-not-goods = { $goods } does not name goods. Use the letters in the table.
error-not-market-cards = { $cards } does not name two market cards.
error-not-in-holder = { $card } is not in that holder ({ $side }). One card comes from each holder.

error-no-such-game = There is no game “{ $name }”.
error-bad-option = That table cannot be laid: { $detail }
error-no-such-edition = There is no edition “{ $edition }”, only { $editions }.
error-bad-seats = This game seats { $fewest } to { $most }, not { $seats }.
error-bad-advanced = “{ $card }” is not one of the advanced cards of the { $edition } edition, or is there twice.
error-no-such-card = There is no card “{ $card }”.
error-bad-memory-aid = The memory aid is on or off, not { $value }.
error-bad-track = A price track rises from 0, has { $opening } on it, at most { $longest } spaces and no price above { $highest }.
error-no-such-level = There is no level “{ $level }”, only { $levels }.
error-no-such-language = There is no language “{ $language }”, only { $languages }.
error-bad-people = There are { $seats } seats; { $people } people do not fit.
error-bad-player-names = Give at most { $most } different names of 1 to 20 printable characters.

error-one-source = Start from a seed, a source of chance or a deal: exactly one of them.
error-bad-seed = { $value } is not a seed: a whole number, not negative, of at most 256 bits.
error-bad-secret = The secret is not 64 hexadecimal digits in lower case.
error-bad-contribution = A contribution is a text of at most { $longest } bytes.
error-commitment-broken = The secret does not belong to the commitment { $commitment }.
error-bad-deal = That set-up does not fit: { $detail }
error-deal-seats = The set-up speaks of { $given } seats; the table has { $seats }.
error-deal-hands = A hand of the set-up is not made of different money cards.
error-deal-no-deck = The set-up has no deck.
error-deal-unsettled = In the set-up a player owns a luxury and the card that should have taken it.
error-deal-cards = The set-up has too many of: { $cards }.
error-deal-over = In the set-up the game would be over already.
error-deal-time = There is no turn { $turn } in round { $round }.
error-deal-market-size = The set-up needs exactly so many market cards: { $expected }.
error-deal-market = The set-up has too many of: { $cards }.
error-deal-merchant = The Merchant’s shares in the set-up must number { $expected }, at most five of a good.
error-deal-money = A sum of money in the set-up is negative or above { $most }.
error-deal-prices = A price of the set-up is not on the track.
error-deal-shares = The shares of the set-up are more than there are.

error-not-a-record = This is not the record of a game: { $detail }
error-record-too-long = This is too long for the record of a game: over { $longest } bytes.
error-unknown-format = Format { $format } is unknown; this program reads up to { $newest }.
error-bad-setup = The game in this record cannot be set up: { $reason }
error-illegal-move = Action { $number } of the record breaks the rules: { $reason }
error-wrong-result = The result in the record is not what its game comes to.
error-bad-names = The record has { $names } names for { $seats } seats.
error-bad-name = A name in the record is too long (over { $longest }) or not printable.
error-bad-word = “{ $word }” is no action.
error-text-twice = Line { $line }: “{ $key }” is there twice.
error-text-heading = Line { $line }: “{ $found }” should be “{ $expected }”.
error-text-line = Line { $line }, “{ $word }”: { $reason }
error-unfinished-record = The game is not over, and its record would tell its secrets.
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
error-no-such-option = There is no option “{ $option }”. See “beaumonde play --help”.
error-missing-option = Something is missing: { $option }.
error-bad-value = “{ $value }” does not fit { $option }.
error-bad-choice = “{ $value }” does not fit { $option }, only { $choices }.
error-bad-usage = “{ $detail }” is too much, or in the wrong place. See “beaumonde --help”.
error-not-for-this-game = { $option } belongs to High Society.

error-no-numba = Kernels need numba: pip install "beaumonde[fast]"
error-no-jax = Training needs JAX: pip install "beaumonde[learn]"
error-other-network = The training in { $folder } is of another game or another kind of network.
error-bad-minutes = A training of { $minutes } minutes is not possible.
error-foreign-state = This belongs to another game or another table.
error-bad-array = This cannot be a state of this table: an array of { $size } whole numbers is needed, as the kernel makes it.
error-not-over = The game is not over.
error-no-such-action = { $action } is not an action that can be played here.
error-bad-batch = { $games } is not a number of games from 1 to { $most }.
error-bad-batch-actions = One whole number for each of the { $games } games is needed.
error-illegal-in-batch = Game { $game } of the batch does not allow action { $action }.
error-no-such-policy = There is no policy “{ $policy }”.
error-bad-view = No game can look like this ({ $detail }).
error-view-without-memory = The view must have the memory aid on.
error-view-without-seat = The view must be that of a seat.
error-no-envs = The environments need more packages: pip install "beaumonde[envs]"
error-no-open-spiel = The OpenSpiel games need open_spiel: pip install "beaumonde[envs]"
error-reset-first = There is no game going on: call reset first.
error-no-such-render-mode = There is no render mode “{ $mode }”. Choose { $modes }.
error-no-such-observer = There is no such observation: { $params }.
error-chance-to-act = Chance is to act; resample when a player is.
error-no-chance-now = A player is to act, not chance.

error-no-token = Say who you are first: the token is missing or unknown.
error-bad-guest-name = A name has 1 to { $longest } printable characters.
error-no-such-table = There is no table “{ $table }”.
error-no-such-code = There is no table with the code “{ $code }”.
error-bad-levels = There are { $seats } seats, but levels for { $levels }.
error-seat-taken = Seat { $seat } is taken.
error-table-full = Every seat at this table is taken. You can watch.
error-already-seated = You already sit here, at seat { $seat }.
error-not-seated = You do not sit at this table.
error-not-host = Only the host can start the game.
error-seats-empty = { $empty ->
    [one] One seat is still empty.
   *[other] { $empty } seats are still empty.
}
error-has-begun = The game has begun.
error-not-begun = The game has not begun.
error-behind = Something else was played first. Look at the table again.
error-id-taken = The id “{ $id }” stands for another action.
error-hello-first = Say hello first.
error-bad-message = This message cannot be understood: { $detail }
error-bad-request = This request cannot be understood: { $detail }
error-no-such-address = There is nothing at this address.
error-wrong-method = That cannot be done at this address.
error-too-large = This is too much at once.
error-busy = The table is busy. Try again in a moment.
error-server-error = Something went wrong on our side. Try again.
error-bad-database = The database cannot be used: { $detail }
error-bad-port = { $port } is not a port: a number from 0 to { $most }.
error-no-server = The service needs more packages: pip install "beaumonde[server]"
error-bad-text = Say 1 to { $longest } characters, without control characters.
error-too-fast = Not so fast. Wait a moment before you say more.
error-no-listening = The service cannot listen on { $host }, port { $port }: { $detail }

error-too-few-entrants = A match needs at least two different bots.
error-lineup-size = { $given } bots do not fill a table of { $seats }. Name as many as there are seats, or each of them once for a league.
error-name-twice = Two bots are called “{ $name }”. Give one of them another name or path.
error-no-such-program = “{ $program }” is not a program that can be started. Give its path, and make it executable.
error-bad-seconds = { $seconds } is not a time for a move: more than 0 and at most { $most } seconds.
error-bad-workers = { $workers } is not a number of processes from 1 to { $most }.
error-worker-gone = A process that played was ended from outside; perhaps memory ran out. Try fewer with --workers.
error-not-a-report = This is not a report of the arena: { $detail }
error-bad-picture = “{ $file }” does not say which kind of picture: it ends in { $kinds }.
error-no-matplotlib = Pictures need matplotlib: pip install "beaumonde[arena]"
error-no-ray = Clusters need Ray: pip install "beaumonde[cluster]"
error-bot-no-start = It could not be started: { $detail }.
error-bot-ended = It ended, with status { $status }. Its last words: { $last }
error-bot-closed = It closed its output.
error-bot-late = No answer within { $seconds } seconds. Does it flush its output?
error-bot-no-newline = Within { $seconds } seconds it wrote “{ $line }”, but the line does not end.
error-bot-too-long = It wrote a line of over { $longest } bytes.
error-bot-nonsense = “{ $line }” is no answer ({ $detail }). On standard output only answers are written.
error-bot-wrong-id = It answered question { $given }, but was asked { $number }.
error-bot-illegal = It played { $action }, which is not allowed.
error-bot-given-up = It was started { $starts } times in this game and is not started again before the next.
