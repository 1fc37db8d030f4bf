# At tables with other people: the lobby, votes, ways to leave, a table for friends; and what can be done about a table on one’s list.

web-silent = { $name } hat seit einer Weile nicht gespielt.
web-vote-ask-replace = Um einen Bot bitten
web-vote-replace = { $by } fragt: Soll ein Bot für { $name } spielen? { $name } ist am Zug und spielt nicht.
web-vote-undo = { $name } möchte den letzten Zug zurücknehmen.
web-vote-pause = { $by } bittet um eine Pause.
web-vote-agree = Zustimmen
web-vote-refuse = Ablehnen
web-vote-waiting = { $about ->
    [undo] Die anderen werden gefragt, ob sie der Rücknahme zustimmen.
    [pause] Die anderen werden gefragt, ob sie mit einer Pause einverstanden sind.
   *[replace] Die anderen werden gefragt, ob ein Bot für { $name } spielen soll.
}
web-vote-declined = Die anderen haben abgelehnt.
web-paused-since = Pause. Beginn: { $time }.
web-resume = Weiterspielen
web-pause-ask = Um eine Pause bitten
web-pause-game = Pause machen
web-add-bot = Bot hinzufügen
web-remove-bot = Bot entfernen
web-ask-leave = Bitten zu gehen
web-ask-leave-sure = { $name } bitten zu gehen? Dann ist der Platz frei, und der Tisch bekommt einen neuen Code.
web-ask-leave-not = Nein
web-seat-freed = Wer den Tisch leitet, hat deinen Platz frei gemacht; um dich wieder zu setzen, frag nach dem neuen Code.
web-watch-link = Link zum Zuschauen
web-watch-link-about = Wer diesen Link hat, kann zuschauen, ohne jemandes Karten zu sehen.
web-copy-watch-link = Diesen Link kopieren
web-qr = QR-Code
web-qr-about = QR-Code des Einladungslinks
web-lobby-waiting = Es fehlt noch jemand
web-lobby-ready = Alle sind da
web-lobby-host-starts = Wer den Tisch leitet, startet die Partie.
web-invite = Einladen
web-invite-about = Schick den Link, oder sag den Code. Niemand braucht ein Konto.
web-invite-local = Dieser Link gilt nur auf diesem Rechner. Für Gäste in deinem Netz öffne die Seite unter der Netzwerkadresse deines Rechners, nachdem du den Dienst so gestartet hast:
web-new-code = Neuer Code
web-new-code-about = Der alte Code und sein Link gelten dann nicht mehr.
web-new-code-made = Der alte Code gilt nicht mehr.
web-leave-title = Diese Partie verlassen?
web-leave-stay = Bleiben
web-leave-way-leave = Vorerst gehen
web-leave-about-leave = Ein Bot spielt, bis du zurückkommst.
web-leave-do-leave = Gehen
web-leave-way-resign = Aufgeben
web-leave-about-resign = Ein Bot spielt zu Ende. Für dich ist die Partie verloren, und du kannst nicht zurückkommen.
web-leave-do-resign = Aufgeben
web-friends = Mit Freunden
web-friends-about = Ein Tisch mit freien Plätzen und ohne Uhr. Du bekommst sofort einen Link und einen QR-Code.
web-friends-players = { $players } Personen
web-row-hide = Ausblenden
web-give-up = Partie abbrechen
web-give-up-sure = Diese Partie ohne Ergebnis beenden? Das lässt sich nicht zurücknehmen.
web-give-up-keep = Weiterspielen
