# What the things on the table mean, for those who touch them. $edition as in high-society.ftl.

web-help-about = Explain: { $what }
web-help-pair = { $what }: { $text }
web-help-level = { $level ->
    [random] A random bot: it plays anything that is allowed.
    [sensible] A sensible bot: it plays by rules of thumb.
    [strong] A strong bot: it learned by playing against itself.
    [bot-account] A bot account: a program that somebody runs plays here.
   *[expert] An expert bot: it learned by playing against itself, and thinks ahead before every move.
}
web-help-seat-mark = The colour and pattern of the disc belong to this player, in the log as well.

# Talking at the table.

web-help-chat-name = You are watching. To join in, say who you are.
web-help-chat-join = Join in
