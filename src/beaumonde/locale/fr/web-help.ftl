# Ce que veulent dire les choses sur la table, pour qui les touche. $edition comme dans high-society.ftl.

web-help-about = Explication : { $what }
web-help-pair = { $what } : { $text }
web-help-level = { $level ->
    [random] Un bot aléatoire : il joue n’importe quel coup permis.
    [sensible] Un bot raisonnable : il joue selon quelques règles de bon sens.
    [strong] Un bot fort : il a appris en jouant contre lui-même.
    [bot-account] Un compte de bot : ici joue le programme de quelqu’un.
   *[expert] Un bot expert : il a appris en jouant contre lui-même et réfléchit avant chaque coup.
}
web-help-seat-mark = La couleur et le motif du disque sont ceux de ce joueur, dans le journal aussi.

# La conversation à la table.

web-help-chat-name = Vous regardez. Pour parler, dites qui vous êtes.
web-help-chat-join = Entrer
