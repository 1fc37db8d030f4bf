# Lernen: die Regeln zum Lesen, und eine erste Partie, die beim Spielen lehrt.

web-learn-rules-title = { $game }: die Regeln
web-learn-rules-about = In unseren eigenen Worten jede Regel, wie dieser Tisch sie spielt. Für das Spiel selbst lies das Heft in seiner Schachtel.
web-learn-by-playing = Lieber beim Spielen lernen
web-learn-games = Spiele
web-learn-variants = Ausgaben
web-learn-players = { $number } Personen

web-learn-title = { $game } lernen
web-learn-first-about = Du spielst eine ganze Partie gegen das Haus. Jemand schaut dir über die Schulter und sagt ein Wort, wenn es hilft; das Geld der anderen liegt dieses eine Mal offen.
web-learn-begin = Erste Partie beginnen
web-learn-read = Regeln lesen
web-learn-coach = Ein Rat
web-learn-understood = Verstanden

web-learn-hs-one-title = Bieten für das schöne Leben
web-learn-hs-one = Karte um Karte wird versteigert. Luxus bringt Status, manche Karten verdoppeln es. Wer am meisten bietet, nimmt die Karte und zahlt; die anderen nehmen ihr Geld zurück.
web-learn-hs-two-title = Vorsicht, Skandal
web-learn-hs-two = Drei Karten will niemand. Da bietest du, um verschont zu bleiben: Wer zuerst passt, nimmt die Karte umsonst, und alle anderen verlieren, was sie geboten haben.
web-learn-hs-three-title = Nie der Ärmste sein
web-learn-hs-three = Mit der vierten Karte, die eine Sanduhr trägt, ist sofort Schluss. Wer dann am wenigsten Geld hat, wird ausgestoßen, so glanzvoll er auch sei. Von den übrigen gewinnt der höchste Status.

web-learn-hs-aim = Am Ende willst du den höchsten Status haben, aber nicht das wenigste Geld: Wer das hat, wird ausgestoßen. Alle beginnen mit denselben elf Geldkarten, zusammen 106.000, und Wechselgeld gibt es nie.
web-learn-hs-bid = Tippe eine oder mehrere Geldkarten an und biete, oder passe. Die Summe muss das höchste Gebot schlagen. Was liegt, bleibt liegen, bis du passt oder gewinnst; eine kleine Karte kann also eine große sparen.
web-learn-hs-outbid = Jemand hat dich überboten. Lege Geldkarten dazu oder passe: Dann nimmst du alle wieder zurück.
web-learn-hs-won = Die Karte gehört dir, das Geld ist für immer weg. Sieh nach, was du noch auf der Hand hast: Daran wirst du am Ende gemessen.
web-learn-hs-passed = Passen kostet nichts. Deine Geldkarten sind zurück, und du bist nur aus dieser Versteigerung heraus.
web-learn-hs-avoid = Diese will niemand. Jetzt ist es umgekehrt: Wer zuerst passt, nimmt die Karte und behält sein Geld; alle anderen zahlen, was sie geboten haben. Wie viel ist es dir wert, verschont zu bleiben?
web-learn-hs-discard = Diese Karte kostet dich einen Luxus. Wähle den, der dir am wenigsten fehlen wird.
web-learn-hs-sealed = Hier legen alle eine Geldkarte verdeckt, und alle werden zugleich aufgedeckt. Ausgegeben sind sie alle; die höchste, die es nur einmal gibt, nimmt die Karte.
web-learn-hs-ending = Sieh den dunklen Rahmen und die Sanduhr: Das ist eine der vier Karten, die das Ende bringen. Liegt die vierte offen, ist das Spiel aus, und niemand bekommt sie.
web-learn-hs-last = Drei Sanduhren sind heraus. Jede Karte kann nun die vierte sein, und dann wird nicht mehr geboten. Hast du noch genug Geld?
web-learn-hs-poorest = Wäre das Spiel jetzt zu Ende, hätte niemand weniger Geld als du, und du wärst ausgestoßen. Lass eine Weile andere zahlen.
web-learn-hs-change = Ein Rat: Ohne kleine Geldkarten wird jedes Gebot zum Sprung. Zahle Großes mit großen Karten und behalte Kleingeld.

web-learn-rg-one-title = Kaufen, verkaufen, geben
web-learn-rg-one = Sechs Waren, sechs Preise. In jeder Runde darfst du bis zu drei Aktien mit der Bank handeln und dann eine verdeckt auf deine Spendentafel legen.
web-learn-rg-two-title = Den Markt bewegen
web-learn-rg-two = Dann spielen alle zwei Marktkarten, eine ganz und eine halb. Du kennst die Karten in den Haltern links und rechts von dir; deine Nachbarn kennen je einen davon auch.
web-learn-rg-three-title = Genug geben
web-learn-rg-three = Zweimal werden die Spendentafeln aufgedeckt, und die Aktien darauf werden zu Spenden. Wer am Ende am wenigsten gegeben hat, wird ausgestoßen. Der Reichste der übrigen gewinnt.

web-learn-rg-aim = Am Ende willst du das meiste Geld haben, aber nicht am wenigsten gespendet: Wer das hat, wird ausgestoßen. Es gibt zwei Durchgänge.
web-learn-rg-trade = Kaufe oder verkaufe bis zu drei Aktien, nicht beides, oder lass es. Sieh zuerst in die beiden Halter neben dir: Diese Karten werden die Preise dieses Durchgangs bewegen.
web-learn-rg-donate = Du darfst eine Aktie verdeckt auf deine Spendentafel legen. Sie zählt zum Preis am Ende des Durchgangs; eine Ware, die noch steigt, ist also die bessere Spende.
web-learn-rg-market = Spiele eine Karte ganz aus einem Halter und eine halb aus dem anderen. Wähle beide und sieh, wo die Preise landen, bevor du bestätigst.
web-learn-rg-merchant = Der Kaufmann gibt auch: Wer weniger gibt als alle, den Kaufmann eingeschlossen, wird ausgestoßen.
web-learn-rg-known = Jeden Halter teilst du mit einem Nachbarn. Was ihr beide seht, darauf setzt ihr beide; was nur die anderen sehen, wird dich überraschen.
web-learn-rg-sell = Aktien sind nur Geld, solange die Preise hoch sind. Du musst sie nicht behalten: Verkaufe vor dem Fall.
web-learn-rg-counted = Die Spendentafeln sind aufgedeckt: Gespendete Aktien werden zu Spenden und verlassen das Spiel. Vergleiche, was alle gegeben haben.
web-learn-rg-least = Im Augenblick hat niemand weniger gegeben als du. Behalte ein paar gute Aktien für deine Spendentafel.
web-learn-rg-last = Die letzte Runde. Was du noch hältst, zählt zu den Endpreisen; was auf deiner Spendentafel liegt, wird zur Spende.
