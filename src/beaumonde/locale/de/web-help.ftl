# Was die Dinge auf dem Tisch bedeuten, für alle, die sie berühren. $edition wie in high-society.ftl.

web-help-about = Erklärung: { $what }
web-help-pair = { $what }: { $text }
web-help-level = { $level ->
    [random] Ein zufälliger Bot: Er spielt irgendetwas Erlaubtes.
    [sensible] Ein vernünftiger Bot: Er spielt nach Faustregeln.
    [strong] Ein starker Bot: Er hat gelernt, indem er gegen sich selbst spielte.
    [bot-account] Ein Bot-Konto: Hier spielt das Programm von jemandem.
   *[expert] Ein meisterhafter Bot: Er hat gelernt, indem er gegen sich selbst spielte, und denkt vor jedem Zug voraus.
}
web-help-seat-mark = Farbe und Muster der Scheibe gehören zu dieser Person, auch im Verlauf.

# Das Gespräch am Tisch.

web-help-chat-name = Du schaust zu. Um mitzureden, sag, wie du heißt.
web-help-chat-join = Mitreden
