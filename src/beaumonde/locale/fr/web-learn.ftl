# Apprendre : les règles à lire, et une première partie qui enseigne en jouant.

web-learn-rules-title = { $game } : les règles
web-learn-rules-about = Avec nos propres mots, chaque règle telle que cette table la joue. Pour le jeu lui-même, lisez le livret de sa boîte.
web-learn-by-playing = Plutôt apprendre en jouant
web-learn-games = Jeux
web-learn-variants = Éditions
web-learn-players = { $number } joueurs

web-learn-title = Apprendre { $game }
web-learn-first-about = Vous jouez une partie entière contre la maison. Quelqu’un regarde par-dessus votre épaule et dit un mot quand il le faut ; pour cette fois, l’argent des autres est visible.
web-learn-begin = Commencer la première partie
web-learn-read = Lire les règles
web-learn-coach = Un conseil
web-learn-understood = Compris

web-learn-hs-one-title = Enchérir pour la belle vie
web-learn-hs-one = Les cartes sont mises aux enchères l’une après l’autre. Les luxes donnent du statut, certaines cartes le doublent. Qui offre le plus prend la carte et paie ; les autres reprennent leur argent.
web-learn-hs-two-title = Gare aux scandales
web-learn-hs-two = Trois cartes dont personne ne veut. Là, on enchérit pour être épargné : le premier qui passe prend la carte sans payer, et tous les autres perdent leur enchère.
web-learn-hs-three-title = Ne jamais être le plus pauvre
web-learn-hs-three = Quand la quatrième carte au sablier est retournée, la partie s’arrête net. Celui à qui il reste le moins d’argent est renié, si brillant soit-il. Parmi les autres, le plus haut statut l’emporte.

web-learn-hs-aim = Il faut finir avec le plus haut statut, mais sans être celui qui a le moins d’argent : celui-là est renié. Chacun commence avec les mêmes onze billets, 106 000 en tout, et personne ne rend jamais la monnaie.
web-learn-hs-bid = Touchez un ou plusieurs billets et enchérissez, ou passez. Le total doit dépasser la plus haute enchère. Un billet posé y reste jusqu’à ce que vous passiez ou gagniez : un petit billet peut donc en épargner un gros.
web-learn-hs-outbid = Quelqu’un a surenchéri. Ajoutez des billets à ceux qui sont posés, ou passez : vous les reprenez alors tous.
web-learn-hs-won = La carte est à vous et l’argent est parti pour de bon. Regardez ce qui reste en main : c’est là-dessus que l’on peut vous renier.
web-learn-hs-passed = Passer ne coûte rien. Vos billets sont revenus, et vous ne quittez que cette enchère.
web-learn-hs-avoid = Personne ne veut de celle-ci, et tout s’inverse : le premier qui passe prend la carte et garde son argent ; tous les autres paient leur enchère. Combien vaut, pour vous, d’être épargné ?
web-learn-hs-discard = Cette carte vous coûte un de vos luxes. Choisissez celui qui vous manquera le moins.
web-learn-hs-sealed = Ici, chacun pose un billet face cachée, et tous sont retournés ensemble. Tous sont dépensés ; le plus haut qui soit seul de son montant prend la carte.
web-learn-hs-ending = Voyez le cadre sombre et le sablier : c’est l’une des quatre cartes qui amènent la fin. À la quatrième, la partie est finie et personne ne la reçoit.
web-learn-hs-last = Trois sabliers sont sortis. Chaque carte peut être la quatrième, et il n’y aura plus d’enchère. Vous reste-t-il assez d’argent ?
web-learn-hs-poorest = Si la partie s’arrêtait maintenant, personne n’aurait moins d’argent que vous et vous seriez renié. Laissez payer les autres un moment.
web-learn-hs-change = Un conseil : sans petits billets, chaque enchère fait un bond. Payez les grands lots en gros billets et gardez la monnaie.

web-learn-rg-one-title = Acheter, vendre, donner
web-learn-rg-one = Six marchandises, six prix. À chaque tour, vous pouvez échanger jusqu’à trois actions avec la banque, puis en poser une face cachée sur votre plateau de charité.
web-learn-rg-two-title = Faire bouger le marché
web-learn-rg-two = Ensuite, chacun joue deux cartes de marché, l’une entière, l’autre de moitié. Vous connaissez les cartes des présentoirs à vos côtés ; vos voisins aussi, chacun le sien.
web-learn-rg-three-title = Donner assez
web-learn-rg-three = Par deux fois, les plateaux sont retournés et les actions deviennent des dons. Qui a le moins donné à la fin est renié. Le plus riche des autres l’emporte.

web-learn-rg-aim = Il faut finir avec le plus d’argent, mais sans avoir donné le moins à la charité : celui-là est renié. Il y a deux manches.
web-learn-rg-trade = Achetez ou vendez jusqu’à trois actions, pas les deux, ou ne faites rien. Regardez d’abord les deux présentoirs à vos côtés : ces cartes feront bouger les prix de cette manche.
web-learn-rg-donate = Vous pouvez poser une action face cachée sur votre plateau. Elle compte à son prix en fin de manche : une marchandise qui va monter fait un meilleur don.
web-learn-rg-market = Jouez une carte entière d’un présentoir et une de moitié de l’autre. Choisissez les deux et voyez où iraient les prix avant de confirmer.
web-learn-rg-merchant = Le Marchand donne aussi : qui donne moins que tous, Marchand compris, est renié.
web-learn-rg-known = Vous partagez chaque présentoir avec un voisin. Ce que vous voyez tous deux, vous le jouez tous deux ; ce que seuls les autres voient vous surprendra.
web-learn-rg-sell = Les actions ne valent que tant que les prix tiennent. Rien n’oblige à les garder : vendez avant la chute.
web-learn-rg-counted = Les plateaux sont retournés : les actions données deviennent des dons et quittent le jeu. Comparez ce que chacun a donné.
web-learn-rg-least = Pour l’instant, personne n’a donné moins que vous. Gardez quelques bonnes actions pour votre plateau.
web-learn-rg-last = Le dernier tour. Ce que vous tenez compte aux prix finaux ; ce qui est sur votre plateau devient un don.
