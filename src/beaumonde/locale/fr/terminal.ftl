# The terminal.

you = Vous
money-unit = en milliers

ask-game = Quel jeu ?
ask-edition = Quelle édition ?
ask-seats = Combien de joueurs ? ({ $fewest }–{ $most })
ask-people = Combien d’entre eux sont des personnes à ce clavier ? (0–{ $most })
ask-level = De quelle force seront les bots ?
ask-advanced = Quelles cartes avancées ? (leurs numéros)
ask-track = Quelle échelle des prix ?
ask-track-about = La nôtre est une reconstitution de celle du plateau : { $track }. Tapez vos propres prix pour jouer avec ceux-là.
ask-track-ours = la nôtre
ask-words = { $name }, voulez-vous ajouter des mots au mélange ? (Entrée pour aucun)
choose-number = Choisissez un nombre de { $fewest } à { $most }, s’il vous plaît.
choose-default = Entrée pour { $default }
choose-none = Entrée pour aucune
player-name = Joueur { $number }
bot-names = Odette, Basile, Clémentine, Lionel, Rosalie

welcome = Trop dépenser, ou trop peu donner, et la bonne société vous renie.
fair-commitment = Les cartes sont mélangées. L’engagement sur ce mélange :
fair-explained = Gardez cette ligne. Après la partie, l’enregistrement contient le secret qu’elle cache, et « beaumonde verify » prouve que personne n’a changé les cartes.
unofficial = Une adaptation non officielle. Les jeux appartiennent à leurs auteurs et éditeurs.
commands-hint = ? aide · q arrêter et enregistrer
making-ready = Préparation des bots pour cet ordinateur. Cela n’arrive qu’une fois et prend une minute ou deux…

pass-keyboard = Passez le clavier à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
so-far = Jusqu’ici :
since-your-turn = Depuis votre dernier tour :
saved-finished = L’enregistrement de la partie : { $file }
saved-unfinished = La partie est enregistrée : { $file }
resume-hint = Pour continuer : { $program } play --resume { $file }
unfinished = La partie n’est pas finie.
goodbye = À la prochaine.
not-understood = « { $text } » ? Tapez ? pour l’aide.
ending-title = La fin
scoring-out = { $name } — renié
secret-revealed = Le secret du mélange :

verify-game = { $game }, { $seats } joueurs, { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
}
verify-commitment-good = ✓ Le secret correspond à l’engagement :
verify-commitment-yours = ✓ C’est bien l’engagement qui vous a été montré.
verify-commitment-other = ✗ Ce n’est pas l’engagement qui vous a été montré ({ $commitment }).
verify-commitment-absent = ✗ Cet enregistrement n’a pas d’engagement : personne ne s’est engagé sur le mélange avant la partie.
verify-seed = Le mélange vient de la graine { $seed } : répétable, mais personne ne s’y est engagé.
verify-by-hand = Les cartes ont été disposées à la main.
verify-deck = ✓ L’ordre des cartes découle de ce mélange.
verify-moves = { $moves ->
    [0] ✓ Rien n’a encore été joué.
    [one] ✓ L’unique action respecte les règles.
   *[other] ✓ Les { $moves } actions respectent les règles.
}
verify-result = ✓ Le résultat est juste : { $winners }.
verify-wrong = ✗ { $reason }

hs-head = { $game } · { hs-edition } · carte { $turned } sur { $cards }
hs-ends = cartes de fin { $dots }
hs-on-auction = Aux enchères
hs-rule-win = Le dernier en lice la remporte ; seul le gagnant paie.
hs-rule-avoid = Le premier qui passe la prend ; tous les autres paient leur enchère.
hs-rule-sealed = Sous scellés : chacun joue une carte Monnaie, face cachée. La plus haute que personne d’autre n’a jouée l’emporte ; toutes sont dépensées.
hs-column-name = Joueur
hs-column-bid = Enchère
hs-column-owned = Cartes Statut
hs-column-hand = Argent
hs-column-hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hs-column-hand-known = { $total } en { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hs-mark-passed = a passé
hs-mark-sealed = sous scellés
hs-mark-leads = mène
hs-your-money = Votre argent ({ money-unit }) :
hs-prompt-bid = Des cartes Monnaie, ou p pour passer
hs-prompt-seal = Une carte Monnaie, face cachée
hs-prompt-discard = Cédez une { hs-luxury-card } ({ $codes })
hs-preview-empty = { $highest ->
    [0] Pas encore d’enchère.
   *[other] Enchère la plus haute : { $highest }.
} Pour mener : au moins { $least }. Vous avez { $hand }.
hs-preview-open = Enchère la plus haute : { $highest }. Pour mener : au moins { $least } ; votre enchère jusqu’ici : { $open }. Vous avez { $hand } en main.
hs-preview-total = { $cards } → miser { $total } · reste { $left }
hs-preview-pass = { $open ->
    [0] Passer
   *[other] Passer · reprendre { $open }
}
hs-preview-seal = Miser { $bid } sous scellés · reste { $left }
hs-cannot-bid = { $highest ->
    [0] Vous n’avez plus d’argent : vous ne pouvez que passer.
   *[other] Vous ne pouvez pas dépasser { $highest } : vous ne pouvez que passer.
}
hs-not-yours = Vous n’avez pas { $cards }. Vous avez : { $hand }.
hs-seen = Retournées jusqu’ici : { $shown }
hs-to-come = Encore à venir : { $left } sur { $cards }
hs-help =
    Tapez les cartes Monnaie que vous misez, par exemple 12 3 ou 12+3, puis Entrée. La ligne du bas les additionne pendant la frappe.
    p passe et reprend l’argent que vous avez misé. Pendant les enchères, on peut ajouter des cartes Monnaie, mais jamais en changer ni en reprendre.
    c montre les cartes déjà retournées. t remontre la table. q enregistre la partie et s’arrête.
    Qui a le moins d’argent à la fin est renié, quoi qu’il possède.

rg-head = { $game } · manche { $round } sur 2 · tour { $turn } sur { $turns } · { $phase ->
    [market] phase de marché
   *[other] phase de bourse
}
rg-column-good = Marchandise
rg-column-price = Prix
rg-column-track = Échelle
rg-column-supply = Banque
rg-column-yours = Les vôtres
rg-column-board = Don
rg-column-name = Joueur
rg-column-cash = Argent
rg-column-charity = Charité
rg-column-shares = Actions
rg-column-given = Sur le plateau
rg-column-holdings = Détient
rg-recap = Vos actions : { $shares } · sur votre plateau de charité : { $board } · charité jusqu’ici : { $charity }
rg-left = Présentoir de gauche
rg-right = Présentoir de droite
rg-own = Votre présentoir
rg-shared = Présentoir partagé
rg-merchant-line = Le Marchand { $charity ->
    [0] n’a encore rien donné
   *[other] a donné { $charity }
} et montre { $shown } ; { $hidden ->
    [one] une autre action est
   *[other] { $hidden } autres actions sont
} face cachée.
rg-merchant-none = Le Marchand { $charity ->
    [0] n’a encore rien donné
   *[other] a donné { $charity }
}.
rg-track-note = De l’échelle des prix, le livret ne donne que 0, 40, 70, 75, 80, 90, 130 et 150. Les autres prix sont notre reconstitution.
rg-cards-note = Le livret ne dit pas combien de fois chaque carte Marché existe. C’est notre reconstitution.
rg-prompt-trade = +CCS achète, -RR vend, Entrée : ni l’un ni l’autre
rg-prompt-donate = Lettre de l’action que vous donnez, Entrée pour aucune
rg-prompt-market = Deux numéros de cartes : en entier, puis à moitié
rg-preview-trade = Vous avez { $cash }.
rg-preview-buy = Acheter { $goods } pour { $cost } · reste { $left }
rg-preview-sell = Vendre { $goods } pour { $gain } · puis { $left }
rg-preview-donate = Donner { $good }, qui vaut { $price } pour l’instant
rg-preview-keep = Ne rien donner
rg-preview-market = Une carte de chaque présentoir. La première déplace son prix en entier, la seconde à moitié.
rg-preview-full = { $good } { $before } → { $after }
rg-preview-half = { $good } { $before } → { $after } (à moitié)
rg-help =
    Phase de bourse : achetez d’une à trois actions (+CCS : deux Charbon, un Sel), ou vendez-en d’une à trois (-RR), ou appuyez sur Entrée pour ne faire ni l’un ni l’autre. Ensuite vous pouvez donner une action : tapez sa lettre.
    Phase de marché : tapez les numéros de deux cartes, une de chacun de vos présentoirs ; la première carte déplace son prix en entier, la seconde à moitié.
    Les actions données deviennent de l’argent pour la charité à la fin de la manche. Qui a donné le moins est renié ; le plus riche des autres gagne.
    t remontre la table. q enregistre la partie et s’arrête.

decimal-mark = ,
arena-plan = { $games } parties : { $lineups ->
    [one] une composition de table
   *[other] { $lineups } compositions de table
}, { $decks } pioches, chacune jouée dans toutes les rotations des places. Graine { $seed }.
arena-rounded = Vous avez demandé { $asked } parties. Chaque composition doit être jouée aussi souvent que les autres, et au moins deux fois.
arena-time-left = reste
arena-lost-so-far = { $count ->
    [one] { $count } coup perdu
   *[other] { $count } coups perdus
}
arena-stopped = Arrêté après { $games } parties.
arena-all-tables = Les { $tables } tables ensemble
arena-players = { $seats } joueurs
arena-games = { $games } parties
arena-column-bot = Bot
arena-column-wins = Gagne
arena-column-sure = IC 95 %
arena-column-fair = × juste
arena-column-rating = Cote
arena-column-place = Rang
arena-column-cast-out = Renié
arena-column-time = Temps · 99 %
arena-percent = { $figure } %
arena-range = { $low }–{ $high }
arena-notes = Un bot compte une fois pour chaque place occupée. Gagne : la part des places gagnantes, son intervalle de confiance à 95 % (IC), et combien de fois cela fait la part équitable. Cote : Plackett–Luce ; 1500 est la moyenne ici, et 400 points de plus valent dix contre un.
arena-lost-moves = { $bot } a perdu { $count ->
    [one] un coup
   *[other] { $count } coups
}. { $why }
arena-written = Fichier écrit : { $file }
arena-plot-wins = part de victoires, avec l’intervalle de confiance à 95 %
arena-plot-fair = part équitable

# Entraînement
train-goes-on = Suite d’un entraînement de { $minutes } minutes et { $games } parties.
train-progress = { $games } parties · { $share } contre des bots raisonnables
train-done = Les poids, l’historique et les courbes d’apprentissage sont dans { $folder }

# Pour l’exploitation
admin-copied = { $rows ->
    [one] { $rows } ligne copiée.
   *[other] { $rows } lignes copiées.
}
admin-checked = { $tables ->
    [one] { $tables } table vérifiée
   *[other] { $tables } tables vérifiées
}, avec { $entries } entrées de journal. { $bad ->
    [0] Tout concorde.
    [one] Il y a un problème avec 1 table.
   *[other] Il y a un problème avec { $bad } tables.
}
admin-tables-columns = Table, Jeu, État, Personnes, Bots, Actions, Création, Échéance
admin-people-columns = Personne, Création, Tables, Exclusion, Nom
admin-bans-columns = Depuis, Qui, Raison
admin-given-up = { $tables ->
    [one] { $tables } table abandonnée.
   *[other] { $tables } tables abandonnées.
}
admin-to-delete = { $tables ->
    [one] { $tables } table à supprimer.
   *[other] { $tables } tables à supprimer.
}{ $sure ->
    [yes] { "" }
   *[other] { " " }Rien n’a été supprimé ; --yes supprime.
}
admin-deleted = { $tables ->
    [one] { $tables } table supprimée.
   *[other] { $tables } tables supprimées.
}
admin-banned = Exclusion de : { $who }.
admin-unbanned = Fin de l’exclusion de : { $who }.
