# À toutes les tables du navigateur : la connexion, le temps, le rythme des bots, l’annulation.

web-status-unsent = Connexion perdue. Votre coup partira dès qu’elle sera rétablie.
web-busy = La table est occupée. Votre coup est envoyé de nouveau.
web-clock-ran-out = { $who ->
    [you] Votre temps est écoulé : un bot a joué ce coup pour vous.
   *[other] Le temps est écoulé pour { $name } : un bot a joué ce coup.
}
web-bot-plays = Un bot joue pour vous.
web-come-back = Reprendre ma place
web-undo = Annuler
web-undone = { $who ->
    [you] Vous annulez votre dernier coup.
   *[other] { $name } annule son dernier coup.
}
web-away = absent
web-resigned = a abandonné
web-undo-ask = Demander à annuler
web-skip = Aller à mon tour
web-pause = Mettre les bots en pause
web-go-on = Faire continuer les bots
web-pace = Rythme des bots
web-pace-slow = Lent
web-pace-usual = Normal
web-pace-fast = Rapide
