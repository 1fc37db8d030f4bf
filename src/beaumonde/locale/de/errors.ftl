# One sentence for every code; it says what to do where that is not plain.

error-no-such-seat = An diesem Tisch mit { $seats } Plätzen gibt es keinen Platz { $seat }.
error-not-your-turn = Du bist nicht am Zug.
error-game-over = Die Partie ist vorbei.
error-wrong-action = { $phase ->
    [auction] Biete oder passe.
    [sealed] Versiegle eine Geldkarte.
    [discard] Wähle die Luxuskarte, die du abgibst.
    [trade] Kaufe, verkaufe oder handle nicht.
    [donate] Spende eine Aktie oder behalte alle.
    [market] Spiele eine Marktkarte ganz und eine halb.
   *[over] Die Partie ist vorbei.
}
error-not-money-cards = { $cards } geht nicht. Es gibt die Geldkarten 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 und 25, jede nur einmal.
error-empty-bid = Wähle mindestens eine Geldkarte oder passe.
error-not-in-hand = { $cards } hast du nicht auf der Hand.
error-bid-too-low = { $total } ist nicht mehr als { $highest }. Setze mindestens { $add } oder passe.
error-not-your-luxury = { $card } ist keine Luxuskarte von dir.
error-worthless = { $good } steht auf 0 und kann nicht gekauft werden.
error-pile-too-small = Von { $good } { $left ->
    [0] ist keine Aktie mehr da.
    [one] ist nur noch 1 Aktie da.
   *[other] sind nur noch { $left } Aktien da.
}
error-too-expensive = Das kostet { $cost }; du hast { $cash }.
error-not-enough-shares = Von { $good } hast du { $held ->
    [0] keine Aktie.
    [one] nur 1 Aktie.
   *[other] nur { $held } Aktien.
}
error-trade-size = Kaufe oder verkaufe 1 bis { $most } Aktien auf einmal.
error-not-goods = { $goods } nennt keine Waren. Nimm die Buchstaben aus der Tabelle.
error-not-market-cards = { $cards } nennt keine zwei Marktkarten.
error-not-in-holder = { $card } steckt nicht in diesem Halter ({ $side }). Nimm aus jedem Halter eine Karte.

error-no-such-game = Es gibt kein Spiel „{ $name }“.
error-bad-option = So lässt sich der Tisch nicht decken: { $detail }
error-no-such-edition = Es gibt keine Ausgabe „{ $edition }“, nur { $editions }.
error-bad-seats = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
error-bad-advanced = „{ $card }“ gehört nicht zu den Zusatzkarten der Ausgabe { $edition } oder ist doppelt.
error-no-such-card = Es gibt keine Karte „{ $card }“.
error-bad-memory-aid = Die Merkhilfe ist an oder aus, nicht { $value }.
error-bad-track = Eine Preisleiste steigt von 0 an, enthält { $opening }, hat höchstens { $longest } Felder und keinen Preis über { $highest }.
error-no-such-level = Es gibt keine Spielstärke „{ $level }“, nur { $levels }.
error-no-such-language = Es gibt keine Sprache „{ $language }“, nur { $languages }.
error-bad-people = { $people } Personen passen nicht auf { $seats } Plätze.
error-bad-player-names = Gib höchstens { $most } verschiedene Namen an, jeden mit 1 bis 20 druckbaren Zeichen.

error-one-source = Beginne mit einem Startwert, einer Zufallsquelle oder einer Aufstellung: mit genau einem davon.
error-bad-seed = { $value } ist kein Startwert: Das ist eine ganze Zahl, nicht negativ, mit höchstens 256 Bit.
error-bad-secret = Das Geheimnis besteht nicht aus 64 hexadezimalen Ziffern in Kleinschreibung.
error-bad-contribution = Ein Beitrag ist ein Text von höchstens { $longest } Bytes.
error-commitment-broken = Das Geheimnis gehört nicht zur Festlegung { $commitment }.
error-bad-deal = Diese Aufstellung passt nicht: { $detail }
error-deal-seats = Die Aufstellung nennt { $given } Plätze; der Tisch hat { $seats }.
error-deal-hands = Eine Hand der Aufstellung besteht nicht aus verschiedenen Geldkarten.
error-deal-no-deck = Die Aufstellung hat keinen Stapel.
error-deal-unsettled = In der Aufstellung besitzt jemand eine Luxuskarte und dazu die Karte, die sie schon gekostet hätte.
error-deal-cards = In der Aufstellung kommt zu oft vor: { $cards }.
error-deal-over = In der Aufstellung wäre die Partie schon vorbei.
error-deal-time = In Durchgang { $round } gibt es keine Runde { $turn }.
error-deal-market-size = Die Aufstellung braucht genau so viele Marktkarten: { $expected }.
error-deal-market = In der Aufstellung kommt zu oft vor: { $cards }.
error-deal-merchant = Der Kaufmann braucht in der Aufstellung genau so viele Aktien: { $expected }; höchstens fünf je Ware.
error-deal-money = Ein Geldbetrag der Aufstellung ist negativ oder höher als { $most }.
error-deal-prices = Ein Preis der Aufstellung steht nicht auf der Preisleiste.
error-deal-shares = Die Aufstellung hat mehr Aktien, als es gibt.

error-not-a-record = Das ist nicht das Protokoll einer Partie: { $detail }
error-record-too-long = Das ist zu lang für das Protokoll einer Partie: über { $longest } Bytes.
error-unknown-format = Format { $format } ist unbekannt; dieses Programm liest bis { $newest }.
error-bad-setup = Die Partie in diesem Protokoll lässt sich nicht aufbauen: { $reason }
error-illegal-move = Aktion { $number } des Protokolls verstößt gegen die Regeln: { $reason }
error-wrong-result = Das Ergebnis im Protokoll ist nicht das dieser Partie.
error-bad-names = Das Protokoll hat { $names } Namen für { $seats } Plätze.
error-bad-name = Ein Name im Protokoll ist zu lang (über { $longest }) oder nicht druckbar.
error-bad-word = „{ $word }“ ist keine Aktion.
error-text-twice = Zeile { $line }: „{ $key }“ steht zweimal da.
error-text-heading = Zeile { $line }: Statt „{ $found }“ muss dort „{ $expected }“ stehen.
error-text-line = Zeile { $line }, „{ $word }“: { $reason }
error-unfinished-record = Die Partie ist noch nicht zu Ende, und ihr Protokoll würde ihre Geheimnisse verraten.
error-no-file = { $why ->
    [absent] Es gibt keine Datei „{ $file }“.
    [folder] „{ $file }“ ist ein Ordner, kein Protokoll.
    [forbidden] Du darfst „{ $file }“ nicht lesen.
   *[other] „{ $file }“ lässt sich nicht lesen: { $detail }
}
error-no-write = { $why ->
    [folder] „{ $file }“ ist ein Ordner; das Protokoll braucht eine Datei.
    [forbidden] Du darfst „{ $file }“ nicht schreiben.
   *[other] „{ $file }“ lässt sich nicht schreiben: { $detail }
}

error-no-such-command = Es gibt keinen Befehl „{ $command }“, nur { $commands }.
error-no-such-option = Es gibt keine Option „{ $option }“. Siehe „beaumonde play --help“.
error-missing-option = Etwas fehlt: { $option }.
error-bad-value = „{ $value }“ passt nicht zu { $option }.
error-bad-choice = „{ $value }“ passt nicht zu { $option }, nur { $choices }.
error-bad-usage = „{ $detail }“ ist zu viel oder steht an der falschen Stelle. Siehe „beaumonde --help“.
error-not-for-this-game = { $option } gibt es nur bei High Society.

error-no-numba = Die Rechenkerne brauchen numba: pip install "beaumonde[fast]"
error-no-jax = Das Training braucht JAX: pip install "beaumonde[learn]"
error-other-network = Das Training in { $folder } gehört zu einem anderen Spiel oder einem anderen Netz.
error-bad-minutes = Ein Training von { $minutes } Minuten ist nicht möglich.
error-foreign-state = Das gehört zu einem anderen Spiel oder einem anderen Tisch.
error-bad-array = Das kann kein Zustand dieses Tisches sein: Gebraucht wird ein Feld von { $size } ganzen Zahlen, wie der Rechenkern es macht.
error-not-over = Die Partie ist noch nicht zu Ende.
error-no-such-action = { $action } ist keine Aktion, die hier gespielt werden kann.
error-bad-batch = { $games } ist keine Anzahl von Partien zwischen 1 und { $most }.
error-bad-batch-actions = Gebraucht wird je eine ganze Zahl für alle { $games } Partien.
error-illegal-in-batch = Partie { $game } des Stapels erlaubt Aktion { $action } nicht.
error-no-such-policy = Es gibt keine Strategie „{ $policy }“.
error-bad-view = So kann keine Partie aussehen ({ $detail }).
error-view-without-memory = Die Ansicht braucht die Merkhilfe.
error-view-without-seat = Die Ansicht muss die eines Platzes sein.
error-no-envs = Die Umgebungen brauchen weitere Pakete: pip install "beaumonde[envs]"
error-no-open-spiel = Die OpenSpiel-Spiele brauchen open_spiel: pip install "beaumonde[envs]"
error-reset-first = Es läuft keine Partie: Rufe zuerst reset auf.
error-no-such-render-mode = Es gibt keine Darstellung „{ $mode }“. Wähle { $modes }.
error-no-such-observer = Eine solche Beobachtung gibt es nicht: { $params }.
error-chance-to-act = Der Zufall ist am Zug; neu gezogen wird, wenn ein Spieler es ist.
error-no-chance-now = Ein Spieler ist am Zug, nicht der Zufall.

error-no-token = Sag zuerst, wer du bist: Das Token fehlt oder ist unbekannt.
error-bad-guest-name = Ein Name hat 1 bis { $longest } druckbare Zeichen.
error-no-such-table = Es gibt keinen Tisch „{ $table }“.
error-no-such-code = Es gibt keinen Tisch mit dem Code „{ $code }“.
error-bad-levels = Es gibt { $seats } Plätze, aber Spielstärken für { $levels }.
error-seat-taken = Platz { $seat } ist besetzt.
error-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
error-already-seated = Du sitzt schon hier, auf Platz { $seat }.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-host = Nur wer den Tisch eröffnet hat, kann die Partie beginnen.
error-seats-empty = { $empty ->
    [one] Ein Platz ist noch frei.
   *[other] { $empty } Plätze sind noch frei.
}
error-has-begun = Die Partie hat schon begonnen.
error-not-begun = Die Partie hat noch nicht begonnen.
error-behind = Etwas anderes wurde zuerst gespielt. Sieh dir den Tisch noch einmal an.
error-id-taken = Die Kennung „{ $id }“ steht schon für eine andere Aktion.
error-hello-first = Sag zuerst Hallo (hello).
error-bad-message = Diese Nachricht ist nicht zu verstehen: { $detail }
error-bad-request = Diese Anfrage ist nicht zu verstehen: { $detail }
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-wrong-method = Das geht unter dieser Adresse nicht.
error-too-large = Das ist zu viel auf einmal.
error-busy = Am Tisch ist gerade viel los. Versuch es gleich noch einmal.
error-server-error = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
error-bad-database = Die Datenbank lässt sich nicht benutzen: { $detail }
error-bad-port = { $port } ist kein Port: Das ist eine Zahl von 0 bis { $most }.
error-no-server = Der Dienst braucht weitere Pakete: pip install "beaumonde[server]"
error-bad-text = Sag 1 bis { $longest } Zeichen, ohne Steuerzeichen.
error-too-fast = Nicht so schnell. Warte einen Moment, bevor du mehr sagst.
error-no-listening = Der Dienst kann auf { $host }, Port { $port }, nicht lauschen: { $detail }

error-too-few-entrants = Mindestens zwei verschiedene Bots werden gebraucht.
error-lineup-size = { $given } Bots füllen keinen Tisch mit { $seats } Plätzen. Nenne so viele, wie es Plätze gibt, oder jeden nur einmal für eine Liga.
error-name-twice = Zwei Bots heißen „{ $name }“. Gib einem davon einen anderen Namen oder Pfad.
error-no-such-program = „{ $program }“ ist kein Programm, das sich starten lässt. Gib seinen Pfad an und mach es ausführbar.
error-bad-seconds = { $seconds } ist keine Zeit für einen Zug: mehr als 0 und höchstens { $most } Sekunden.
error-bad-workers = { $workers } ist keine Anzahl von Prozessen zwischen 1 und { $most }.
error-worker-gone = Ein Prozess, der spielte, wurde von außen beendet; vielleicht reichte der Speicher nicht. Versuch es mit weniger: --workers.
error-not-a-report = Das ist kein Bericht der Arena: { $detail }
error-bad-picture = „{ $file }“ sagt nicht, welche Art von Bild: Der Name endet auf { $kinds }.
error-no-matplotlib = Bilder brauchen matplotlib: pip install "beaumonde[arena]"
error-no-ray = Cluster brauchen Ray: pip install "beaumonde[cluster]"
error-bot-no-start = Das Programm ließ sich nicht starten: { $detail }.
error-bot-ended = Das Programm endete mit Status { $status }. Seine letzten Worte: { $last }
error-bot-closed = Das Programm hat seine Ausgabe geschlossen.
error-bot-late = Keine Antwort in { $seconds } Sekunden. Wird die Ausgabe sofort geschrieben (flush)?
error-bot-no-newline = In { $seconds } Sekunden kam „{ $line }“, aber die Zeile endet nicht.
error-bot-too-long = Das Programm schrieb eine Zeile von über { $longest } Bytes.
error-bot-nonsense = „{ $line }“ ist keine Antwort ({ $detail }). In die Standardausgabe gehören nur Antworten.
error-bot-wrong-id = Das Programm beantwortete Frage { $given }; gefragt war { $number }.
error-bot-illegal = Das Programm spielte { $action }; das ist nicht erlaubt.
error-bot-given-up = Das Programm wurde in dieser Partie { $starts }-mal gestartet und erst in der nächsten wieder.
