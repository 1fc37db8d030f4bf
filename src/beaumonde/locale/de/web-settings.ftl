# The dialog with the settings and the keys.

web-sound = Töne
web-motion = Animationen
web-single-keys = Tastenkürzel mit nur einer Taste (Buchstaben und Ziffern)
web-single-keys-off = Tastenkürzel mit nur einer Taste sind aus. Schalte sie in den Einstellungen ein.
web-key-note = Eine Geldkarte nehmen oder zurücklegen; jede Karte zeigt ihre Taste
web-key-confirm = Den Hauptknopf drücken
web-key-pass = Passen
web-key-clear = Alles zurücklegen
web-key-good = Eine Ware wählen; mit Umschalt eine weniger
web-key-trade = Kaufen oder verkaufen
web-key-nothing = Nicht handeln, nichts spenden
web-key-cards = Durch die Halter gehen
web-key-swap = Ganze und halbe Karte tauschen
web-key-sound = Töne an oder aus
web-key-settings = Einstellungen
web-key-keys = Diese Tasten
web-key-close = Schließen, was offen ist
web-key-undo = Zurücknehmen oder darum bitten
web-key-skip = Weiter bis zu deinem Zug, gegen Bots
