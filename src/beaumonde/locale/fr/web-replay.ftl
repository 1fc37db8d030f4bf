# Le client du navigateur : la relecture, et l’ouverture d’enregistrements.

web-replay-title = Relecture
web-replay-moment = { $at } sur { $last }
web-replay-slider = Moment
web-replay-step-back = Un coup en arrière
web-replay-step-on = Un coup en avant
web-replay-head-back = { $game ->
    [high-society] Carte précédente
   *[other] Phase précédente
}
web-replay-head-on = { $game ->
    [high-society] Carte suivante
   *[other] Phase suivante
}
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Rythme
web-replay-told = Ce qui s’est passé
web-replay-seat = Vue
web-replay-seat-of = place : { $name }
web-replay-seat-none = galerie
web-replay-link = Copier le lien

web-replay-parts = Parties de la relecture
web-replay-table = Table
web-replay-prices = Prix
web-replay-curves = Courbes
web-replay-start = Début
web-replay-now = Valeurs à ce moment
web-replay-numbers = Afficher les nombres

web-replay-hs-money = Argent restant
web-replay-hs-money-about = L’argent qui reste à chacun après chaque carte, enchères en cours comprises.
web-replay-hs-status = Statut acquis
web-replay-hs-status-about = Ce que valent les cartes de chacun après chaque carte.
web-replay-hs-axis = Cartes
web-replay-hs-card = { $number }. { $card }
web-replay-hs-free = gratuit

web-replay-rg-prices-about = Le prix de chaque marchandise après chaque coup.
web-replay-rg-wealth = Argent et actions
web-replay-rg-wealth-about = L’argent plus toutes les actions aux prix du moment. Les actions données comptent jusqu’à la vente des plateaux de charité.
web-replay-rg-cash-about = L’argent de chacun après chaque coup.
web-replay-rg-charity-about = Ce que les plateaux de charité de chacun ont rapporté.
web-replay-rg-axis = Tours
web-replay-rg-round = Manche { $round }
web-replay-rg-turn = Manche { $round }, tour { $turn }
web-replay-rg-no-trade = Personne n’a acheté ni vendu.

web-replay-keys-step = Un coup en arrière ou en avant
web-replay-keys-leap = À la carte ou phase précédente ou suivante
web-replay-keys-ends = Au début ou à la fin
web-replay-keys-play = Lecture ou pause
web-replay-keys-speed = Plus lentement ou plus vite
web-replay-key-space = Espace
web-replay-key-home = Début
web-replay-key-end = Fin

web-replay-open-title = Ouvrir un enregistrement
web-replay-open-about = Toute partie finie peut se revoir : une partie du terminal, ou une que vous avez téléchargée ici. Choisissez son fichier ou déposez-le sur cette page, en JSON ou en texte.
web-replay-open-choose = Choisir un fichier
web-replay-open-paste = Ou collez un enregistrement ici
web-replay-open-pasted = Ouvrir le texte collé
web-replay-open-other = Ouvrir un autre enregistrement
web-replay-open-none = { $how ->
    [pasted] Ce texte n’est pas l’enregistrement d’une partie.
   *[file] « { $file } » n’est pas l’enregistrement d’une partie.
}
web-replay-open-bad = { $how ->
    [pasted] Cet enregistrement ne peut pas être relu.
   *[file] L’enregistrement « { $file } » ne peut pas être relu.
} { $why }
web-replay-open-unfinished = { $how ->
    [pasted] La partie de cet enregistrement n’est pas finie.
   *[file] La partie de « { $file } » n’est pas finie.
} Seules les parties finies peuvent se revoir.
web-replay-unfinished = Cette partie n’est pas finie. La relecture s’ouvrira à la fin.
web-replay-unknown = Cette partie n’existe pas ici. Il manque peut-être une lettre au lien.
web-replay-to-table = À la table
web-replay-resigned = { $who ->
    [you] Vous abandonnez. Un bot joue jusqu’à la fin.
   *[other] { $name } abandonne. Un bot joue jusqu’à la fin.
}
