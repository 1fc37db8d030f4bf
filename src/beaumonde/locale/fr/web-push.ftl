# Messages while the page is closed, and other tables where it is one’s turn.

web-push-offer = Vous pouvez recevoir un message quand c’est à vous, même si cette page est fermée.
web-push-about = Dans les parties qui durent des heures ou des jours, cet appareil peut vous prévenir quand c’est à vous, même si cette page est fermée.
web-push-on = Cet appareil vous prévient quand c’est à vous dans les parties qui durent des heures ou des jours, même si cette page est fermée.
web-push-turn-on = Activer les messages
web-push-turn-off = Désactiver les messages
web-push-not-now = Pas maintenant
web-push-blocked = Votre navigateur bloque les messages de cette page. Vous pouvez les autoriser dans ses réglages pour cette page.
web-push-home-screen = Pour recevoir des messages sur un iPhone ou un iPad, ajoutez cette page à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvrez-la de là.
web-push-failed = Le navigateur n’a pas pu joindre le service qui lui apporte ses messages. Réessayez plus tard.
web-other-tables = { $count ->
    [one] C’est à vous à une autre table : y aller
   *[other] C’est à vous à { $count } autres tables : aller à la suivante
}
web-key-next-table = Aller à la table suivante où c’est à vous
web-notify-ask = Me prévenir quand c’est à moi
web-notify-granted = Nous vous préviendrons quand ce sera à vous.
web-notify-denied = Votre navigateur ne permet pas à cette page de vous prévenir quand c’est à vous. Vous pouvez changer cela dans ses réglages.
