# The dialog with the settings and the keys.

web-sound = Sounds
web-motion = Motion
web-single-keys = Single-key shortcuts (letters and digits)
web-single-keys-off = Single-key shortcuts are off. Turn them on in Settings.
web-key-note = Pick a money card or put it back; each card shows its key
web-key-confirm = Press the main button
web-key-pass = Pass
web-key-clear = Put everything back
web-key-good = Choose a good; with Shift, one fewer
web-key-trade = Buy or sell
web-key-nothing = Skip trading, donate nothing
web-key-cards = Move through the holders
web-key-swap = Swap the full and the halved card
web-key-sound = Sounds on or off
web-key-settings = Settings
web-key-keys = These keys
web-key-close = Close what is open
web-key-undo = Undo, or ask to undo
web-key-skip = Skip to your turn, against bots
