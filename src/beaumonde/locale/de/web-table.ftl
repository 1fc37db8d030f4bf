# An jedem Tisch im Browser: Verbindung, Uhr, Tempo der Bots, Zurücknehmen.

web-status-unsent = Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder da ist.
web-busy = Der Tisch ist beschäftigt. Dein Zug wird noch einmal gesendet.
web-clock-ran-out = { $who ->
    [you] Deine Zeit war um: Ein Bot hat diesen Zug für dich gemacht.
   *[other] Die Zeit war um: Ein Bot hat diesen Zug für { $name } gemacht.
}
web-bot-plays = Ein Bot spielt für dich.
web-come-back = Selbst weiterspielen
web-undo = Zurücknehmen
web-undone = { $who ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $name } nimmt den letzten Zug zurück.
}
web-away = nicht da
web-resigned = hat aufgegeben
web-undo-ask = Um Rücknahme bitten
web-skip = Weiter bis zu meinem Zug
web-pause = Bots anhalten
web-go-on = Bots weiterspielen lassen
web-pace = Tempo der Bots
web-pace-slow = Langsam
web-pace-usual = Normal
web-pace-fast = Schnell
