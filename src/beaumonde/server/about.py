"""What the OpenAPI document says before it lists addresses and messages."""

ABOUT = """\
Everything a person can do in the browser, a program can do here.

**Accounts.** `POST /api/guests` answers with a token; for a program, send `"bot": true`. Send the token with every
request as `Authorization: Bearer …`. Looking at tables, watching and replays need no token.

**Play** goes over a WebSocket at `/api/tables/{table}/live`: JSON text, each message with a `type`. `ClientMessage` is
what a client sends, `ServiceMessage` what it receives.

1. Send `hello` with the token. The answer is `welcome`. Every later change comes as `table` or `played`.
2. `view` is what the seat may know, and `hints` is what the rules allow it. Both are null before the game. It is the
   seat's turn when `view.to_act` contains `view.seat`.
3. Send `act`: `number` is the last one received, and `id` is a text of your own. Send the same `act` again until
   `accepted` or `refused` comes: it is played once.
4. After a lost connection, connect again and send `hello`.
5. The game has ended when the table's `state` is `over` (`view.result` has the scores) or `given-up`.

The service closes a connection with 4401 if its login has ended, with 4403 if the account or the address is banned,
with 4404 if there is no such table, with 4408 if `hello` does not come in time, and with 4429 if the address has too
many connections. A connection that sends too fast waits for its answers.

**Errors** have a `code`, its `data`, and a `sentence` in the guest's language: `Problem` in REST; `refused` and `error`
in live play. Every response in this document names its codes. The codes of live play are those with which the rules
refuse an action, and: `behind` (something else was played first: wait for the next view), `id-taken`, `not-seated`,
`not-begun`, `given-up`, `resigned`, `nothing-to-undo`, `not-alone`, `too-fast`, `bad-text`, `bots-do-not-chat`,
`no-token`, `logged-out`, `hello-first`, `bad-message`, `too-large`, `no-such-table`, `paused`, `busy`. Codes, fields
and messages may be added: ignore what you do not know.
"""
ABOUT_TOKENS = "The token that `POST /api/guests` answered with."
