# The dialog with the settings and the keys.

web-sound = Sons
web-motion = Animations
web-single-keys = Raccourcis d’une seule touche (lettres et chiffres)
web-single-keys-off = Les raccourcis d’une seule touche sont désactivés. Activez-les dans les Réglages.
web-key-note = Prendre une carte Monnaie ou la reposer ; chaque carte montre sa touche
web-key-confirm = Appuyer sur le bouton principal
web-key-pass = Passer
web-key-clear = Tout reposer
web-key-good = Choisir une marchandise ; avec Maj, une de moins
web-key-trade = Acheter ou vendre
web-key-nothing = Ni acheter ni vendre, ne rien donner
web-key-cards = Parcourir les présentoirs
web-key-swap = Inverser la carte en entier et celle à moitié
web-key-sound = Activer ou couper les sons
web-key-settings = Réglages
web-key-keys = Ces touches
web-key-close = Fermer ce qui est ouvert
web-key-undo = Annuler, ou le demander
web-key-skip = Aller à votre tour, contre des bots
