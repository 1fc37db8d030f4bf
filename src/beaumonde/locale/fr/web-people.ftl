# At tables with other people: the lobby, votes, ways to leave, a table for friends; and what can be done about a table on one’s list.

web-silent = { $name } n’a pas joué depuis un moment.
web-vote-ask-replace = Demander un bot
web-vote-replace = { $by } demande : un bot doit-il jouer pour { $name }, qui ne joue pas ?
web-vote-undo = { $name } demande à annuler son dernier coup.
web-vote-pause = { $by } demande une pause.
web-vote-agree = Accepter
web-vote-refuse = Refuser
web-vote-waiting = { $about ->
    [undo] On demande aux autres s’ils acceptent l’annulation.
    [pause] On demande aux autres s’ils sont d’accord pour une pause.
   *[replace] On demande aux autres si un bot doit jouer pour { $name }.
}
web-vote-declined = Les autres ont refusé.
web-paused-since = En pause. Début : { $time }.
web-resume = Reprendre
web-pause-ask = Demander une pause
web-pause-game = Mettre en pause
web-add-bot = Ajouter un bot
web-remove-bot = Retirer le bot
web-ask-leave = Demander de partir
web-ask-leave-sure = Demander à { $name } de partir ? La place sera libre, et la table aura un nouveau code.
web-ask-leave-not = Non
web-seat-freed = La personne qui tient la table a libéré votre place ; pour vous rasseoir, demandez le nouveau code.
web-watch-link = Lien pour regarder
web-watch-link-about = Avec ce lien, chacun peut regarder, sans voir les cartes de personne.
web-copy-watch-link = Copier ce lien
web-qr = Code QR
web-qr-about = Code QR du lien d’invitation
web-lobby-waiting = On attend du monde
web-lobby-ready = Tout le monde est là
web-lobby-host-starts = La personne qui tient la table lance la partie.
web-invite = Inviter
web-invite-about = Envoyez le lien, ou donnez le code. Personne n’a besoin de compte.
web-invite-local = Ce lien ne marche que sur cet ordinateur. Pour inviter sur votre réseau, ouvrez la page à l’adresse réseau de votre ordinateur, après avoir lancé le service avec :
web-new-code = Nouveau code
web-new-code-about = L’ancien code et son lien ne marcheront plus.
web-new-code-made = L’ancien code ne marche plus.
web-leave-title = Quitter cette partie ?
web-leave-stay = Rester
web-leave-way-leave = Partir pour l’instant
web-leave-about-leave = Un bot joue jusqu’à votre retour.
web-leave-do-leave = Partir
web-leave-way-resign = Abandonner
web-leave-about-resign = Un bot joue jusqu’à la fin. Pour vous, la partie est perdue, et vous ne pourrez pas revenir.
web-leave-do-resign = Abandonner
web-friends = Entre amis
web-friends-about = Une table avec des places libres et sans pendule. Vous avez tout de suite un lien et un code QR.
web-friends-players = { $players } joueurs
web-row-hide = Masquer
web-give-up = Arrêter la partie
web-give-up-sure = Finir cette partie sans résultat ? On ne peut pas revenir en arrière.
web-give-up-keep = Continuer à jouer
