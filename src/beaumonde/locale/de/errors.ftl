# One sentence for every code; it says what to do where that is not plain.

error-no-such-game = Es gibt kein Spiel „{ $name }“.
error-no-such-lesson = Es gibt keine Lektion „{ $lesson }“.
error-bad-option = Dieser Tisch lässt sich nicht erstellen: { $detail }
error-no-such-edition = Es gibt keine Ausgabe „{ $edition }“, nur { $editions }.
error-bad-seats = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
error-bad-advanced = „{ $card }“ ist keine Zusatzkarte der Ausgabe { $edition } oder wurde doppelt genannt.
error-no-such-card = Es gibt keine Karte „{ $card }“.
error-bad-memory-aid = Die Merkhilfe kann an oder aus sein, nicht { $value }.
error-bad-track = Eine Preisleiste beginnt bei 0, steigt an, enthält { $opening }, hat höchstens { $longest } Felder und keinen Preis über { $highest }.
error-no-such-level = Es gibt keine Spielstärke „{ $level }“, nur { $levels }.
error-no-such-language = Es gibt keine Sprache „{ $language }“, nur { $languages }.
error-bad-people = Es gibt nur { $seats } Plätze, zu wenige für { $people } Personen.
error-bad-player-names = Gib höchstens { $most } verschiedene Namen an, jeden mit 1 bis 20 druckbaren Zeichen.

error-one-source = Gib genau eines davon an: einen Startwert, eine Zufallsquelle oder eine Aufstellung.
error-bad-seed = { $value } ist kein Startwert. Ein Startwert ist eine ganze Zahl mit höchstens 256 Bit und nicht negativ.
error-bad-secret = Das Geheimnis muss aus 64 hexadezimalen Ziffern in Kleinschreibung bestehen.
error-bad-contribution = Ein Beitrag ist ein Text von höchstens { $longest } Bytes.
error-commitment-broken = Das Geheimnis gehört nicht zur Festlegung { $commitment }.
error-bad-deal = Diese Aufstellung passt nicht: { $detail }
error-deal-seats = Die Aufstellung ist für { $given } Plätze; der Tisch hat { $seats }.
error-deal-hands = Eine Hand der Aufstellung muss aus verschiedenen Geldkarten bestehen.
error-deal-no-deck = Die Aufstellung hat keinen Stapel.
error-deal-unsettled = In der Aufstellung besitzt jemand eine Luxuskarte und dazu die Karte, die sie schon gekostet hätte.
error-deal-cards = In der Aufstellung kommt zu oft vor: { $cards }.
error-deal-over = In der Aufstellung wäre die Partie schon vorbei.
error-deal-time = In Durchgang { $round } gibt es keine Runde { $turn }.
error-deal-market-size = Die Aufstellung braucht genau { $expected } Marktkarten.
error-deal-market = In der Aufstellung kommt zu oft vor: { $cards }.
error-deal-merchant = In der Aufstellung braucht der Kaufmann genau { $expected } Aktien, höchstens fünf von jeder Ware.
error-deal-money = Ein Geldbetrag der Aufstellung ist negativ oder höher als { $most }.
error-deal-prices = Ein Preis der Aufstellung steht nicht auf der Preisleiste.
error-deal-shares = Die Aufstellung hat mehr Aktien als das Spiel.

error-not-a-record = Das ist nicht das Protokoll einer Partie: { $detail }
error-record-too-long = Das ist zu lang für das Protokoll einer Partie: über { $longest } Bytes.
error-unknown-format = Das Protokollformat { $format } ist unbekannt. Dieses Programm liest Formate bis { $newest }.
error-bad-setup = Die Partie in diesem Protokoll lässt sich nicht aufbauen: { $reason }
error-illegal-move = Aktion { $number } des Protokolls verstößt gegen die Regeln: { $reason }
error-wrong-result = Das Ergebnis im Protokoll passt nicht zu seiner Partie.
error-bad-names = Das Protokoll hat { $names } Namen für { $seats } Plätze.
error-bad-name = Ein Name im Protokoll ist zu lang (über { $longest }) oder nicht druckbar.
error-bad-stand-in = Was das Protokoll über einen Bot auf Platz { $seat } sagt, passt nicht zur Partie.
error-bad-resignation = Dass Platz { $seat } aufgegeben hat, passt nicht zum Protokoll.
error-bad-word = „{ $word }“ ist keine Aktion.
error-text-twice = Zeile { $line }: „{ $key }“ kommt zweimal vor.
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
error-no-such-option = Unbekannte Option „{ $option }“. Siehe „{ $help }“.
error-missing-option = Es fehlt: { $option }. Siehe „{ $help }“.
error-option-twice = { $option } wurde doppelt angegeben.
error-bad-value = Ungültiger Wert „{ $value }“ für { $option }.
error-bad-choice = Ungültiger Wert „{ $value }“ für { $option }. Wähle aus: { $choices }.
error-bad-usage = Unerwartetes Argument „{ $detail }“. Siehe „{ $help }“.
error-not-for-this-game = { $option } gibt es nur bei High Society.
error-not-for-high-society = { $option } gibt es nur bei Hab & Gut.

error-no-numba = Die Rechenkerne brauchen numba: pip install "beaumonde[fast]"
error-no-jax = Das Training braucht JAX: pip install "beaumonde[learn]"
error-other-network = Das Training in { $folder } gehört zu einem anderen Spiel oder einem anderen Netz.
error-bad-minutes = Ein Training kann nicht { $minutes } Minuten dauern.
error-foreign-state = Das gehört zu einem anderen Spiel oder einem anderen Tisch.
error-bad-array = Das ist kein Zustand dieses Tisches: Gebraucht wird ein Feld von { $size } ganzen Zahlen, das der Rechenkern gemacht hat.
error-not-over = Die Partie ist noch nicht zu Ende.
error-no-such-action = { $action } ist keine Aktion dieses Spiels.
error-bad-batch = { $games } Partien sind nicht möglich. Wähle 1 bis { $most }.
error-bad-batch-actions = Gib für jede der { $games } Partien eine ganze Zahl an.
error-illegal-in-batch = Partie { $game } des Stapels erlaubt Aktion { $action } nicht.
error-no-such-policy = Es gibt keine Strategie „{ $policy }“.
error-bad-view = Unmögliche Stellung: { $detail }
error-view-without-memory = Gebraucht wird eine Ansicht mit Merkhilfe.
error-view-without-seat = Gebraucht wird die Ansicht eines Platzes, nicht die von Zuschauern.
error-no-envs = Die Umgebungen brauchen weitere Pakete: pip install "beaumonde[envs]"
error-no-open-spiel = Die OpenSpiel-Spiele brauchen open_spiel: pip install "beaumonde[envs]"
error-reset-first = Noch läuft keine Partie: Rufe zuerst reset auf.
error-no-such-render-mode = Es gibt keine Darstellung „{ $mode }“. Wähle { $modes }.
error-no-such-observer = Eine solche Beobachtung gibt es nicht: { $params }.
error-chance-to-act = Der Zufall ist am Zug; ziehe neu, wenn ein Spieler am Zug ist.
error-no-chance-now = Ein Spieler ist am Zug, nicht der Zufall.

error-no-token = Du bist nicht angemeldet: Das Token fehlt oder ist unbekannt.
error-bad-guest-name = Ein Name hat 1 bis { $longest } druckbare Zeichen.
error-no-such-table = Es gibt keinen Tisch „{ $table }“.
error-no-such-code = Es gibt keinen Tisch mit dem Code „{ $code }“. Prüf die Buchstaben; vielleicht gibt es einen neuen Code.
error-bad-levels = Es gibt { $seats } Plätze, aber Spielstärken für { $levels } davon.
error-seat-taken = Platz { $seat } ist besetzt.
error-already-seated = Du sitzt schon hier, auf Platz { $seat }.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-host = Das kann nur, wer den Tisch leitet.
error-own-seat = Hier sitzt du selbst. Verlass stattdessen den Tisch.
error-has-begun = Die Partie hat schon begonnen.
error-not-begun = Die Partie hat noch nicht begonnen.
error-behind = Ein anderer Zug wurde zuerst gespielt. Sieh dir den Tisch noch einmal an.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-not-alone = Das geht nur, wenn du allein gegen Bots spielst.
error-vote-going-on = An diesem Tisch wird schon abgestimmt.
error-vote-declined = Die anderen haben abgelehnt. Frag später noch einmal.
error-bad-push-subscription = Dieser Browser kann von diesem Dienst keine Nachrichten bekommen: An seinen Push-Dienst wird hier nichts gesendet, oder seine Schlüssel sind ungültig.
error-vote-over = Diese Abstimmung ist vorbei.
error-no-vote = Du stimmst hier nicht mit ab.
error-not-silent = Ein Bot kann nur für jemanden einspringen, der seit einer Weile nicht gespielt hat, an einem Tisch ohne Uhr.
error-paused = Die Partie hat gerade Pause. Wähle „Weiterspielen“, um zu spielen.
error-too-many-pauses = Diese Partie hatte schon { $most ->
    [one] eine Pause
   *[other] { $most } Pausen
}. Weitere gibt es nicht.
error-bad-clock = Eine Uhr für jede Entscheidung braucht mindestens { $least } Sekunden.
error-nobody-to-ask = An diesem Tisch ist niemand, den du fragen kannst.
error-resigned = Du hast diese Partie aufgegeben: Ein Bot spielt sie für dich zu Ende.
error-resign-alone = Außer dir spielen hier nur Bots. Brich stattdessen die Partie ab.
error-given-up = Diese Partie wurde abgebrochen.
error-id-taken = Die Kennung „{ $id }“ gehört schon zu einer anderen Aktion.
error-hello-first = Die erste Nachricht muss hello sein.
error-bad-message = Diese Nachricht ist nicht zu verstehen: { $detail }
error-bad-request = Diese Anfrage ist nicht zu verstehen: { $detail }
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse kennt diese Methode nicht.
error-too-large = Diese Anfrage ist zu groß.
error-busy = Am Tisch ist gerade viel los. Versuch es gleich noch einmal.
error-bad-database = Die Datenbank lässt sich nicht benutzen: { $detail }
error-bad-port = { $port } ist kein Port. Wähle eine Zahl von 0 bis { $most }.
error-no-server = Der Dienst braucht weitere Pakete: pip install "beaumonde[server]"
error-bad-text = Schreib 1 bis { $longest } Zeichen, ohne Steuerzeichen.
error-too-fast = Nicht so schnell. Warte einen Moment, bevor du mehr schreibst.
error-too-many = Das war zu oft. Versuch es { $seconds ->
    [one] in einer Sekunde
   *[other] in { $seconds } Sekunden
} noch einmal.
error-no-bot-accounts = Wer diesen Tisch leitet, lässt keine Bot-Konten mitspielen.
error-too-many-seats = Ein Bot-Konto kann höchstens { $most } Plätze zugleich haben. Beende erst eine Partie oder verlasse einen Tisch.
error-bots-do-not-chat = Bot-Konten können nicht an den Tisch schreiben.
error-too-many-bots = In deinen laufenden Partien können höchstens { $most } starke und meisterhafte Bots mitspielen. Beende zuerst eine dieser Partien oder brich sie ab.
error-bad-setting = Die Einstellung { $name } nimmt „{ $value }“ nicht an.
error-needs-postgresql = Mehrere Prozesse können nur eine PostgreSQL-Datenbank gemeinsam nutzen. Nenne eine mit --database, oder nimm einen Prozess.
error-no-such-setting = Es gibt keine Einstellung „{ $name }“.
error-bad-settings-file = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $detail }
error-no-listening = Der Dienst kann auf { $host }, Port { $port }, nicht lauschen: { $detail }

error-logged-out = Du wurdest hier abgemeldet: von einem anderen Gerät aus, oder weil deine Partien zu einem anderen Konto umgezogen sind oder du gelöscht wurdest.
error-no-such-login = Dieses Gerät ist nicht mehr angemeldet.
error-bots-have-no-account = Ein Bot-Konto hat nur sein Token: Es kann sich weder anmelden noch seine Partien auf einem anderen Gerät öffnen.
error-bad-login-name = Ein Anmeldename hat { $shortest } bis { $longest } von diesen Zeichen: a bis z, 0 bis 9, Punkt, Bindestrich, Unterstrich. Er beginnt mit einem Buchstaben oder einer Ziffer.
error-login-name-taken = Der Anmeldename „{ $name }“ ist schon vergeben. Wähl einen anderen.
error-bad-password = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
error-weak-password = Dieses Passwort ist leicht zu erraten. Wähl ein anderes, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.
error-wrong-login = Der Anmeldename oder das Passwort ist falsch.
error-wrong-password = Das Passwort ist falsch.
error-has-account = Du hast schon ein Konto.
error-no-account = Du hast kein Konto.
error-guest-has-account = Du bist mit einem anderen Konto angemeldet, und Partien können nicht von einem Konto in ein anderes umziehen. Melde dich zuerst ab.
error-both-at-table = { $tables ->
    [one] An einem Tisch
   *[other] An { $tables } Tischen
} haben beide Namen einen Platz: der, unter dem du hier spielst, und der, den du benutzen willst. Darum können deine Partien nicht mitkommen. Verlass deinen Platz dort, falls die Partie nicht begonnen hat, oder mach ohne deine Partien weiter.
error-no-such-device-link = Dieser Link ist falsch, benutzt oder zu alt: Er gilt nur einmal und nur ein paar Minuten. Erstell einen neuen auf dem anderen Gerät.
error-banned = Du bist von diesem Dienst ausgeschlossen.
error-no-database = Es gibt keine Datenbank „{ $file }“.
error-other-version = Die Datenbank „{ $database }“ wurde nicht von dieser Version eingerichtet: Starte den Dienst dieser Version einmal damit.
error-database-not-empty = Die Datenbank „{ $database }“ ist nicht leer; es wurde nichts kopiert.
error-no-such-variable = Es gibt keine Umgebungsvariable „{ $name }“.
error-file-exists = „{ $file }“ gibt es schon; es wurde nichts geschrieben.
error-person-or-address = Gib entweder die Nummer einer Person oder --address an.
error-bad-address = „{ $address }“ ist keine IP-Adresse.
error-no-such-person = Es gibt keine Person { $person }.
error-not-banned = „{ $who }“ ist nicht ausgeschlossen.
error-check-unreadable = Das Spiel, seine Optionen oder sein Aufbau sind nicht lesbar.
error-check-commitment = Die Festlegung gehört nicht zum Geheimnis des Mischens.
error-check-clock = Eine Uhr mit { $clock } Sekunden ist nicht möglich.
error-check-pauses = Die Pausen der Partie sind nicht der Reihe nach oder liegen in der Zukunft.
error-check-seats = Die Plätze passen nicht zum Spiel.
error-check-state = Der Zustand „{ $state }“ passt nicht zur Partie.
error-check-gap = Eintrag { $number } des Verlaufs fehlt.
error-check-time = Eintrag { $number } des Verlaufs liegt in der Zukunft.
error-check-illegal = Eintrag { $number } des Verlaufs verletzt die Regeln.
error-check-summary = Die Zusammenfassung passt nicht zur Partie.
error-check-due = Der Dienst würde diesen Tisch nicht rechtzeitig ansehen.

error-too-few-entrants = Mindestens zwei verschiedene Bots werden gebraucht.
error-lineup-size = { $given } Bots füllen keinen Tisch mit { $seats } Plätzen. Nenne für jeden Platz einen Bot, oder jeden Bot nur einmal für eine Liga.
error-name-twice = Zwei Bots heißen „{ $name }“. Gib einem davon einen anderen Namen oder Pfad.
error-no-such-program = „{ $program }“ ist kein Programm, das sich starten lässt. Gib seinen Pfad an und mach es ausführbar.
error-bad-seconds = { $seconds } Sekunden für einen Zug sind nicht möglich. Wähle mehr als 0 und höchstens { $most }.
error-bad-workers = { $workers } Prozesse sind nicht möglich. Wähle 1 bis { $most }.
error-worker-gone = Ein Prozess, der Partien spielte, wurde von außen beendet; vielleicht reichte der Speicher nicht. Versuch es mit weniger Prozessen: --workers.
error-not-a-report = Das ist kein Bericht der Arena: { $detail }
error-bad-picture = Aus „{ $file }“ wird nicht klar, welche Art von Bild es werden soll. Mögliche Endungen: { $kinds }.
error-no-matplotlib = Bilder brauchen matplotlib: pip install "beaumonde[arena]"
error-no-ray = Cluster brauchen Ray: pip install "beaumonde[cluster]"
error-bot-no-start = Das Programm ließ sich nicht starten: { $detail }.
error-bot-ended = Das Programm endete mit Status { $status }. Seine letzte Ausgabe: { $last }
error-bot-closed = Das Programm hat seine Ausgabe geschlossen.
error-bot-late = Keine Antwort in { $seconds } Sekunden. Schreibt das Programm seine Ausgabe sofort (flush)?
error-bot-no-newline = In { $seconds } Sekunden schrieb das Programm „{ $line }“, beendete aber die Zeile nicht.
error-bot-too-long = Das Programm schrieb eine Zeile von über { $longest } Bytes.
error-bot-nonsense = „{ $line }“ ist keine Antwort ({ $detail }). In die Standardausgabe gehören nur Antworten.
error-bot-wrong-id = Das Programm beantwortete Frage { $given }; gefragt war { $number }.
error-bot-illegal = Das Programm spielte { $action }; das ist nicht erlaubt.
error-bot-given-up = Das Programm wurde in dieser Partie { $starts }-mal gestartet und wird erst in der nächsten wieder gestartet.
