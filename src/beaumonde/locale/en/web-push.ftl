# Messages while the page is closed, and other tables where it is one’s turn.

web-push-offer = You can get a message when it is your turn, even while this page is closed.
web-push-about = In games that last hours or days, this device can tell you when it is your turn, even while this page is closed.
web-push-on = This device tells you when it is your turn in games that last hours or days, even while this page is closed.
web-push-turn-on = Turn on messages
web-push-turn-off = Turn off messages
web-push-not-now = Not now
web-push-blocked = Your browser blocks messages from this page. You can allow them in its settings for this page.
web-push-home-screen = To get messages on an iPhone or iPad, add this page to the home screen (Share, then “Add to Home Screen”) and open it from there.
web-push-failed = The browser could not reach the service that brings its messages. Try again later.
web-other-tables = { $count ->
    [one] It is your turn at another table: go there
   *[other] It is your turn at { $count } other tables: go to the next
}
web-key-next-table = Go to the next table where it is your turn
web-notify-ask = Tell me when it is my turn
web-notify-granted = You will be told when it is your turn.
web-notify-denied = Your browser does not allow this page to tell you when it is your turn. You can change that in the browser’s settings.
