# Apprendre : une première partie qui enseigne en jouant.

web-learn-title = Apprendre { $game }
web-learn-begin = Commencer la première partie
web-learn-read = Lire les règles
web-learn-by-hand = Les cartes de cette leçon ont été disposées à la main : il n’y a pas de mélange à vérifier.

web-learn-coach = Conseil
web-learn-progress = Conseil { $number } sur { $count }
web-learn-understood = Compris
web-learn-skip = Passer les conseils

# Les pages avant la première partie : quatre images chacune.

web-learn-hs-about = Vous jouez une partie entière contre trois bots. Des conseils expliquent ce que vous voyez, et les bots attendent que vous ayez lu. Pour cette fois, vous voyez l’argent de tout le monde ; d’habitude, il faut s’en souvenir.
web-learn-hs-step-1-title = Le but
web-learn-hs-step-1 = Obtenir le plus haut statut. Les cartes Luxe valent de 1 à 10, et chaque carte Prestige double votre total.
web-learn-hs-step-1-picture = (8 + 4) × 2 = 24
web-learn-hs-step-2-title = Un tour
web-learn-hs-step-2 = Misez plus que la plus haute enchère, ou passez. Le dernier en lice prend la carte et paie. Tous les autres reprennent leurs cartes Monnaie.
web-learn-hs-step-2-picture = 9 000 mène. On peut ajouter aux 6 000, mais jamais échanger une carte.
web-learn-hs-step-3-title = Les scandales
web-learn-hs-step-3 = Personne ne veut de ces trois cartes. Le premier qui passe prend la carte et ne paie rien. Tous les autres paient leur enchère.
web-learn-hs-step-3-picture = L’un passe et prend la carte. Les autres paient pour ne rien avoir.
web-learn-hs-step-4-title = La fin
web-learn-hs-step-4 = Quand le quatrième sablier est retourné, la partie s’arrête aussitôt. Celui qui a le moins d’argent est renié et ne peut pas gagner.
web-learn-hs-step-4-picture = Trois restent en course. Un est renié.

web-learn-rg-about = Vous jouez une partie entière contre deux bots. Des conseils expliquent ce que vous voyez, et les bots attendent que vous ayez lu. Pour cette fois, vous voyez les actions de tout le monde ; d’habitude, il faut s’en souvenir.
web-learn-rg-step-1-title = Le but
web-learn-rg-step-1 = Être le plus riche à la fin. Mais celui qui a le moins donné à la charité est renié et ne peut pas gagner.
web-learn-rg-step-1-picture = 900 serait la plus grosse fortune. Avec la plus petite charité, elle ne gagne rien.
web-learn-rg-step-2-title = Acheter, vendre, donner
web-learn-rg-step-2 = À chaque tour, achetez ou vendez jusqu’à trois actions. Ensuite, vous pouvez en poser une face cachée sur votre plateau de charité.
web-learn-rg-step-2-picture = Achetées 40 chacune. L’une d’elles est donnée.
web-learn-rg-step-3-title = Faire bouger le marché
web-learn-rg-step-3 = Ensuite, chacun joue deux cartes Marché des présentoirs à ses côtés : une en entier, une à moitié. Elles font bouger les prix.
web-learn-rg-step-3-picture = Le café monte de 6 cases, le thé baisse de la moitié de 4.
web-learn-rg-step-4-title = La charité
web-learn-rg-step-4 = À la fin de chacune des deux manches, les plateaux de charité sont révélés. Leurs actions sont vendues : cet argent est votre charité.
web-learn-rg-step-4-picture = 90 + 90 + 40 = 220
web-learn-rg-merchant = La partie à deux, avec le Marchand
web-learn-rg-merchant-about = Une deuxième leçon, pour qui connaît le jeu : à deux joueurs, le Marchand donne lui aussi à la charité.

# La première partie de High Society, avec les mots de l’édition de 2025 : luxe, prestige, scandale.

web-learn-hs-aim = Cette carte Luxe est à vendre. Elle vaut { $worth } de statut. À la fin, le plus haut statut gagne.
web-learn-hs-money = Votre argent : onze cartes Monnaie, 106 000 en tout. Chacun a les mêmes. Celui qui a le moins d’argent à la fin est renié et ne peut pas gagner.
web-learn-hs-bid = À vous. Touchez une ou plusieurs cartes Monnaie et misez, ou passez. Votre enchère doit dépasser la plus haute.
web-learn-hs-raise = { $who ->
    [you] On a misé plus que vous. Ajoutez des cartes Monnaie à votre enchère, ou passez. Celles déjà posées ne peuvent pas être échangées.
   *[other] On a misé plus que { $name }, qui ajoute des cartes Monnaie à son enchère. Celles déjà posées ne peuvent pas être échangées.
}
web-learn-hs-passed = { $who ->
    [you] Passer ne coûte rien. Toutes les cartes de votre enchère sont revenues dans votre main. Vous ne quittez que ces enchères-ci.
   *[other] { $name } passe et reprend toutes les cartes de son enchère. Passer ne coûte rien : on ne quitte que ces enchères-ci.
}
web-learn-hs-won = { $who ->
    [you] La carte Luxe est à vous, et vous commencez les enchères suivantes. L’argent payé est perdu pour le reste de la partie.
   *[other] { $name } reste en dernier, prend la carte Luxe pour { $paid } et commence les enchères suivantes. Cet argent est perdu pour le reste de la partie. Tous les autres gardent le leur.
}
web-learn-hs-avoid = Un scandale ! Personne n’en veut. Cette fois, le premier qui passe prend la carte et garde son argent. Tous les autres paient leur enchère.
web-learn-hs-double = Une carte Prestige ne vaut rien en elle-même : à la fin, elle double tout votre autre statut.
web-learn-hs-ending = Quatre cartes ont un cadre sombre et un sablier. On les compte ici. À la quatrième, la partie s’arrête aussitôt, et personne ne reçoit cette carte.
web-learn-hs-change = Personne ne rend la monnaie. S’il ne vous reste que de grosses cartes Monnaie, vous ne pouvez faire que de grosses enchères. Gardez-en quelques petites.
web-learn-hs-lose = Ce scandale coûte une carte Luxe. Celui qui le prend doit aussitôt en céder une.
web-learn-hs-discard = Choisissez la carte Luxe qui vous manquera le moins. Elle quitte le jeu, et le scandale avec elle.
web-learn-hs-discard-lost = { $who ->
    [you] Vous avez cédé { $card }. Le scandale a quitté le jeu avec elle.
   *[other] { $name } a dû céder { $card }. Le scandale a quitté le jeu avec elle.
}
web-learn-hs-discard-waits = { $who ->
    [you] Vous n’avez aucune carte Luxe à céder. Le scandale reste donc chez vous et emportera la prochaine que vous gagnerez.
   *[other] { $name } n’a aucune carte Luxe à céder. Le scandale attend donc et emportera sa prochaine carte Luxe.
}
web-learn-hs-poorest = { $who ->
    [you] Personne n’a moins d’argent que vous. Si la partie s’arrêtait maintenant, vous seriez renié. Laissez payer les autres un moment.
   *[other] { $name } a le moins d’argent. Si la partie s’arrêtait maintenant, la bonne société renierait { $name }, quel que soit son statut.
}
web-learn-hs-last = Trois sabliers sont sortis. Chaque carte peut être la quatrième, et alors plus personne ne peut miser. Vous reste-t-il assez d’argent ?

# La première partie de The Rich and the Good.

web-learn-rg-aim = Voici ce qui est à vous. À la fin, le plus riche gagne : argent et actions comptent ensemble. Mais celui qui a le moins donné à la charité est renié.
web-learn-rg-prices = Six marchandises, six prix. Le tonneau montre ce que coûte une action, à l’achat comme à la vente. Tous les prix commencent à 40.
web-learn-rg-holders = Ces cartes Marché feront bouger les prix de cette manche. { $left } voit aussi ce présentoir, et { $right } celui de l’autre côté. Seul le présentoir entre ces deux joueurs vous est caché.
web-learn-rg-trade = À vous. Achetez jusqu’à trois actions, ou vendez-en jusqu’à trois, ou ne faites rien. Les cartes que vous voyez font surtout monter : { $good }.
web-learn-rg-donate = { $who ->
    [you] Vous pouvez donner une action, face cachée. Elle comptera à son prix en fin de manche : donnez donc une action qui va monter.
   *[other] { $name } pose une action face cachée sur son plateau de charité. Elle comptera à son prix en fin de manche. Vous pourrez en faire autant quand vous aurez une action.
}
web-learn-rg-market = Choisissez deux cartes Marché, une dans chaque présentoir. La première que vous touchez compte en entier, la seconde à moitié. Vous voyez où iront les prix avant de confirmer.
web-learn-rg-moved = Deux prix ont bougé : d’abord par la carte entière, puis par la carte à moitié. Les cartes jouées ne reviennent pas.
web-learn-rg-turn = { $who ->
    [you] Un nouveau tour. Le marqueur de premier joueur avance : c’est vous qui commencez. Une manche a quatre tours.
   *[other] Un nouveau tour. Le marqueur de premier joueur avance : { $name } commence. Une manche a quatre tours.
}
web-learn-rg-sell = Rien n’oblige à garder ses actions jusqu’au bout. Vendez-les avant que leur prix baisse, ou pour pouvoir en acheter de meilleures.
web-learn-rg-counted = La manche est finie. Les actions de tous les plateaux sont vendues : cet argent compte comme charité. Elles retournent à la banque.
web-learn-rg-second = La deuxième manche est la dernière. Toutes les cartes Marché ont été remélangées et les présentoirs sont pleins. Les prix, l’argent et vos actions restent tels quels.
web-learn-rg-least = { $who ->
    [you] Jusqu’ici, personne n’a donné moins que vous. Si rien ne change, vous serez renié. Donnez plus d’actions, et des plus chères.
   *[other] Jusqu’ici, { $name } a donné le moins. Si rien ne change, la bonne société reniera { $name }, même avec une fortune. Ne donnez surtout pas moins.
}
web-learn-rg-last = Le dernier tour. Ensuite, les plateaux de charité sont révélés une dernière fois, et les actions que vous avez gardées comptent aux prix finaux.

# La leçon avec le Marchand.

web-learn-two-merchant = Voici le Marchand. Il n’achète pas, ne vend pas et ne gagne jamais, mais il donne : deux actions visibles et deux face cachée dans cette manche.
web-learn-two-own = Ce présentoir n’est qu’à vous. { $name } en a un que vous ne voyez pas.
web-learn-two-shared = { $name } et vous voyez tous deux celui-ci. À chaque tour, vous jouez une carte d’ici et une de votre propre présentoir.
web-learn-two-board = Une manche a maintenant cinq tours. Mais votre plateau de charité n’a toujours que quatre places par manche.
web-learn-two-least = Celui qui a le moins donné est renié, et la charité du Marchand compte dans la comparaison. À égalité au plus bas avec le Marchand, vous êtes renié aussi.
web-learn-two-counted = Tous les plateaux sont vendus, celui du Marchand aussi. Vos actions retournent à la banque ; celles du Marchand quittent le jeu.
web-learn-two-cards = À deux joueurs, rien n’est remélangé : les cartes de la première manche ne reviennent pas. Le Marchand donne maintenant trois actions.
web-learn-two-last = Le dernier tour. Ensuite, les plateaux de charité sont révélés une dernière fois, et les actions que vous avez gardées comptent aux prix finaux.

# Après une leçon.

web-learn-done = La leçon est finie
web-learn-done-hs = Vous connaissez maintenant les cartes Luxe, Prestige et les scandales. Désormais, les cartes sont mélangées et personne ne vous aide. « { web-end-rematch } » commence une telle partie contre les mêmes bots.
web-learn-done-rg = Vous avez vu les deux manches et tout ce qui s’y passe. Désormais, les cartes sont mélangées et personne ne vous aide. « { web-end-rematch } » commence une telle partie contre les mêmes bots.
web-learn-done-merchant = Vous connaissez maintenant aussi la partie à deux. « { web-end-rematch } » en commence une, avec des cartes mélangées et sans conseils.
