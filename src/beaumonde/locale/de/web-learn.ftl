# Lernen: eine erste Partie, die beim Spielen lehrt.

web-learn-title = { $game } lernen
web-learn-begin = Erste Partie beginnen
web-learn-read = Regeln lesen
web-learn-by-hand = Die Karten dieser Lektion wurden von Hand gelegt. Deshalb gibt es hier kein Mischen zu prüfen.

web-learn-coach = Tipp
web-learn-progress = Tipp { $number } von { $count }
web-learn-understood = Verstanden
web-learn-skip = Ohne Tipps weiter

# Die Seiten vor der ersten Partie: je vier Bilder.

web-learn-hs-about = Du spielst eine ganze Partie gegen drei Bots. Tipps erklären dir, was du siehst, und die Bots warten, bis du gelesen hast. Dieses eine Mal siehst du das Geld von allen; sonst muss man es sich merken.
web-learn-hs-step-1-title = Das Ziel
web-learn-hs-step-1 = Hol dir den höchsten Status. Luxuskarten zählen 1 bis 10, und jede Prestigekarte verdoppelt deine Summe.
web-learn-hs-step-1-picture = (8 + 4) × 2 = 24
web-learn-hs-step-2-title = Ein Zug
web-learn-hs-step-2 = Biete mehr als das höchste Gebot oder passe. Wer übrig bleibt, nimmt die Karte und zahlt. Alle anderen nehmen ihre Geldkarten zurück.
web-learn-hs-step-2-picture = 9.000 führt. Die 6.000 kann man erhöhen, aber nie eine Karte tauschen.
web-learn-hs-step-3-title = Skandale
web-learn-hs-step-3 = Diese drei Karten will niemand. Wer zuerst passt, nimmt die Karte und zahlt nichts. Alle anderen zahlen ihr Gebot.
web-learn-hs-step-3-picture = Einer passt und nimmt die Karte. Die anderen zahlen und bekommen nichts.
web-learn-hs-step-4-title = Das Ende
web-learn-hs-step-4 = Mit der vierten Sanduhr ist die Partie sofort vorbei. Wer am wenigsten Geld hat, wird ausgestoßen und kann nicht gewinnen.
web-learn-hs-step-4-picture = Drei sind noch im Rennen. Einer wird ausgestoßen.

web-learn-rg-about = Du spielst eine ganze Partie gegen zwei Bots. Tipps erklären dir, was du siehst, und die Bots warten, bis du gelesen hast. Dieses eine Mal siehst du die Aktien von allen; sonst muss man sie sich merken.
web-learn-rg-step-1-title = Das Ziel
web-learn-rg-step-1 = Sei am Ende am reichsten. Aber wer am wenigsten gespendet hat, wird ausgestoßen und kann nicht gewinnen.
web-learn-rg-step-1-picture = 900 wäre das meiste Geld. Mit der kleinsten Spende gewinnt es nicht.
web-learn-rg-step-2-title = Kaufen, verkaufen, spenden
web-learn-rg-step-2 = Kaufe oder verkaufe in jeder Runde bis zu drei Aktien. Danach darfst du eine verdeckt auf deine Spendentafel legen.
web-learn-rg-step-2-picture = Für je 40 gekauft. Eine davon wird gespendet.
web-learn-rg-step-3-title = Den Markt bewegen
web-learn-rg-step-3 = Dann spielen alle zwei Marktkarten aus den Haltern neben sich: eine ganz, eine halb. Sie bewegen die Preise.
web-learn-rg-step-3-picture = Kaffee steigt um 6 Felder, Tee fällt um die Hälfte von 4.
web-learn-rg-step-4-title = Spenden
web-learn-rg-step-4 = Nach jedem der zwei Durchgänge werden die Spendentafeln aufgedeckt. Die Aktien darauf werden verkauft: Dieses Geld ist deine Spende.
web-learn-rg-step-4-picture = 90 + 90 + 40 = 220
web-learn-rg-merchant = Das Spiel zu zweit, mit dem Kaufmann
web-learn-rg-merchant-about = Eine zweite Lektion für alle, die das Spiel kennen: Zu zweit spendet auch der Kaufmann.

# Die erste Partie High Society, mit den Wörtern der Ausgabe von 2025: Luxus, Prestige, Skandal.

web-learn-hs-aim = Diese Luxuskarte wird versteigert. Sie bringt { $worth } Status. Wer am Ende den höchsten Status hat, gewinnt.
web-learn-hs-money = Dein Geld: elf Geldkarten, zusammen 106.000. Alle haben dieselben. Wer am Ende am wenigsten übrig hat, wird ausgestoßen und kann nicht gewinnen.
web-learn-hs-bid = Du bist dran. Tippe eine oder mehrere Geldkarten an und biete, oder passe. Dein Gebot muss höher sein als das höchste.
web-learn-hs-raise = { $who ->
    [you] Du wurdest überboten. Erhöhe mit weiteren Geldkarten oder passe. Was schon liegt, kannst du nicht tauschen.
   *[other] { $name } wurde überboten und erhöht mit weiteren Geldkarten. Was schon liegt, kann man nicht tauschen.
}
web-learn-hs-passed = { $who ->
    [you] Passen kostet nichts. Alle Geldkarten deines Gebots sind wieder auf deiner Hand. Du bist nur aus dieser Versteigerung heraus.
   *[other] { $name } passt und nimmt alle Geldkarten des Gebots zurück. Passen kostet nichts; nur für { $name } ist diese Versteigerung damit vorbei.
}
web-learn-hs-won = { $who ->
    [you] Die Luxuskarte gehört dir, und du eröffnest die nächste Versteigerung. Das bezahlte Geld ist für den Rest der Partie weg.
   *[other] { $name } bleibt übrig, nimmt die Luxuskarte für { $paid } und eröffnet die nächste Versteigerung. Dieses Geld ist für den Rest der Partie weg. Alle anderen behalten ihres.
}
web-learn-hs-avoid = Ein Skandal! Den will niemand. Jetzt nimmt, wer zuerst passt, die Karte und behält alles Geld. Alle anderen zahlen, was sie geboten haben.
web-learn-hs-double = Prestige bringt selbst keinen Status: Es verdoppelt am Ende deinen übrigen.
web-learn-hs-ending = Vier Karten haben einen dunklen Rahmen und eine Sanduhr. Hier werden sie gezählt. Mit der vierten ist die Partie sofort vorbei, und niemand bekommt diese Karte.
web-learn-hs-change = Niemand gibt Wechselgeld. Wer nur noch große Geldkarten hat, kann nur noch hoch bieten. Behalte ein paar kleine.
web-learn-hs-lose = Dieser Skandal kostet Luxus. Wer ihn nimmt, muss sofort eine seiner Luxuskarten abgeben.
web-learn-hs-discard = Wähle die Luxuskarte, die dir am wenigsten fehlen wird. Sie verlässt das Spiel, und der Skandal auch.
web-learn-hs-discard-lost = { $who ->
    [you] Du hast { $card } abgegeben. Der Skandal ist damit auch aus dem Spiel.
   *[other] { $name } musste { $card } abgeben. Der Skandal ist damit auch aus dem Spiel.
}
web-learn-hs-discard-waits = { $who ->
    [you] Du hast keine Luxuskarte, die du abgeben kannst. Deshalb bleibt der Skandal bei dir und nimmt die nächste, die du gewinnst.
   *[other] { $name } hat keine Luxuskarte zum Abgeben. Deshalb wartet der Skandal und nimmt die nächste, die { $name } gewinnt.
}
web-learn-hs-poorest = { $who ->
    [you] Niemand hat weniger Geld als du. Wäre die Partie jetzt vorbei, würdest du ausgestoßen. Lass eine Weile andere zahlen.
   *[other] { $name } hat am wenigsten Geld. Wäre die Partie jetzt vorbei, würde { $name } ausgestoßen, trotz allem Status.
}
web-learn-hs-last = Drei Sanduhren sind heraus. Jede Karte kann nun die vierte sein, und dann kann niemand mehr bieten. Hast du noch genug Geld?

# Die erste Partie Hab & Gut.

web-learn-rg-aim = Das gehört dir. Wer am Ende am meisten Geld hat, gewinnt: Bargeld und Aktien zusammen. Aber wer am wenigsten gespendet hat, wird ausgestoßen.
web-learn-rg-prices = Sechs Waren, sechs Preise. Das Fass zeigt, was eine Aktie kostet, beim Kauf wie beim Verkauf. Alle Preise beginnen bei 40.
web-learn-rg-holders = Diese Marktkarten werden die Preise in diesem Durchgang bewegen. { $left } sieht diesen Halter auch, { $right } den auf deiner anderen Seite. Nur der Halter zwischen den beiden ist dir verborgen.
web-learn-rg-trade = Du bist dran. Kaufe bis zu drei Aktien, oder verkaufe bis zu drei, oder lass es. Die Karten, die du siehst, heben am meisten: { $good }.
web-learn-rg-donate = { $who ->
    [you] Du darfst eine Aktie verdeckt spenden. Sie zählt zum Preis am Ende des Durchgangs. Spende also eine, die noch steigt.
   *[other] { $name } legt eine Aktie verdeckt auf die Spendentafel. Sie zählt zum Preis am Ende des Durchgangs. Das darfst du auch, sobald du eine Aktie hast.
}
web-learn-rg-market = Wähle zwei Marktkarten, aus jedem Halter eine. Die erste, die du antippst, zählt ganz, die zweite halb. Du siehst, wohin die Preise gehen, bevor du bestätigst.
web-learn-rg-moved = Zwei Preise haben sich bewegt: zuerst durch die ganze Karte, dann durch die halbe. Gespielte Karten sind weg.
web-learn-rg-turn = { $who ->
    [you] Eine neue Runde. Der Startmarker wandert weiter, also beginnst du. Ein Durchgang hat vier Runden.
   *[other] Eine neue Runde. Der Startmarker wandert weiter, also beginnt { $name }. Ein Durchgang hat vier Runden.
}
web-learn-rg-sell = Du musst Aktien nicht bis zum Ende behalten. Verkaufe sie, bevor ihr Preis fällt, oder um Geld für bessere zu haben.
web-learn-rg-counted = Der Durchgang ist vorbei. Die Aktien auf allen Spendentafeln werden verkauft: Dieses Geld ist die Spende. Die Aktien gehen zurück an die Bank.
web-learn-rg-second = Der zweite Durchgang ist der letzte. Alle Marktkarten wurden neu gemischt, die Halter sind wieder voll. Preise, Bargeld und deine Aktien bleiben, wie sie sind.
web-learn-rg-least = { $who ->
    [you] Bisher hat niemand weniger gespendet als du. Bleibt es so, wirst du ausgestoßen. Spende mehr Aktien, und wertvolle.
   *[other] { $name } hat bisher am wenigsten gespendet. Bleibt es so, wird { $name } ausgestoßen, trotz allem Reichtum. Spende selbst nicht noch weniger.
}
web-learn-rg-last = Die letzte Runde. Danach werden die Spendentafeln noch einmal aufgedeckt, und die Aktien, die du behalten hast, zählen zu den Endpreisen.

# Die Lektion mit dem Kaufmann.

web-learn-two-merchant = Das ist der Kaufmann. Er handelt nicht und gewinnt nie, aber er spendet: in diesem Durchgang zwei Aktien offen und zwei verdeckt.
web-learn-two-own = Dieser Halter gehört dir allein. { $name } hat einen, den du nicht siehst.
web-learn-two-shared = Diesen seht ihr beide, { $name } und du. In jeder Runde spielst du eine Karte von hier und eine aus deinem eigenen Halter.
web-learn-two-board = Ein Durchgang hat jetzt fünf Runden. Deine Spendentafel hat aber weiter nur vier Plätze für jeden Durchgang.
web-learn-two-least = Wer am wenigsten gespendet hat, wird ausgestoßen, und die Spende des Kaufmanns zählt dabei mit. Hast du gleichauf mit dem Kaufmann am wenigsten gespendet, wirst auch du ausgestoßen.
web-learn-two-counted = Alle Spendentafeln werden verkauft, auch die des Kaufmanns. Deine Aktien gehen zurück an die Bank; seine verlassen das Spiel.
web-learn-two-cards = Zu zweit wird nichts neu gemischt: Die Karten des ersten Durchgangs sind weg. Der Kaufmann spendet jetzt drei Aktien.
web-learn-two-last = Die letzte Runde. Danach werden die Spendentafeln noch einmal aufgedeckt, und die Aktien, die du behalten hast, zählen zu den Endpreisen.

# Nach einer Lektion.

web-learn-done = Das war die Lektion
web-learn-done-hs = Jetzt kennst du Luxus, Prestige und Skandale. Von nun an werden die Karten gemischt, und niemand hilft. „{ web-end-rematch }“ beginnt eine solche Partie gegen dieselben Bots.
web-learn-done-rg = Du hast beide Durchgänge gesehen und alles, was darin geschieht. Von nun an werden die Karten gemischt, und niemand hilft. „{ web-end-rematch }“ beginnt eine solche Partie gegen dieselben Bots.
web-learn-done-merchant = Jetzt kennst du auch das Spiel zu zweit. „{ web-end-rematch }“ beginnt eines, mit gemischten Karten und ohne Tipps.
