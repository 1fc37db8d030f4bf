# Messages while the page is closed, and other tables where it is one’s turn.

web-push-offer = Du kannst eine Nachricht bekommen, wenn du dran bist, auch bei geschlossener Seite.
web-push-about = In Partien, die Stunden oder Tage dauern, kann dir dieses Gerät Bescheid geben, wenn du dran bist, auch wenn diese Seite geschlossen ist.
web-push-on = Dieses Gerät gibt dir in Partien, die Stunden oder Tage dauern, Bescheid, wenn du dran bist, auch wenn diese Seite geschlossen ist.
web-push-turn-on = Nachrichten einschalten
web-push-turn-off = Nachrichten ausschalten
web-push-not-now = Jetzt nicht
web-push-blocked = Dein Browser lässt keine Nachrichten von dieser Seite zu. In seinen Einstellungen für diese Seite kannst du sie erlauben.
web-push-home-screen = Für Nachrichten auf einem iPhone oder iPad füge diese Seite zum Home-Bildschirm hinzu (Teilen, dann „Zum Home-Bildschirm“) und öffne sie von dort.
web-push-failed = Der Browser konnte den Dienst nicht erreichen, der ihm Nachrichten bringt. Versuch es später noch einmal.
web-other-tables = { $count ->
    [one] Du bist an einem anderen Tisch dran: dorthin
   *[other] Du bist an { $count } anderen Tischen dran: zum nächsten
}
web-key-next-table = Zum nächsten Tisch, an dem du dran bist
web-notify-ask = Sag mir, wenn ich dran bin
web-notify-granted = Du erfährst es, wenn du dran bist.
web-notify-denied = Dein Browser erlaubt dieser Seite nicht, dir Bescheid zu geben, wenn du dran bist. In seinen Einstellungen kannst du das ändern.
