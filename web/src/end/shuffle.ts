/** The fair shuffle of docs/fair-shuffle.md, once more, in the reader's own browser. The numbers are that page's steps. */

export type Decks = Record<string, string[]>

const GOODS = ['coal', 'wheat', 'coffee', 'rubber', 'tea', 'salt']
const MARKET = GOODS.flatMap((good) =>
  ['+2', '+2', '+4', '+4', '+6', '+6', '-2', '-4', '-6'].map((move) => good + move),
)
const STATUS = [...'123456789', '10', 'x2', 'x2', 'x2', 'lose', '-5', '1/2']

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)]
const fourBytes = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255)
const fromHex = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
const toHex = (bytes: number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function sha256(bytes: number[]): Promise<number[]> {
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))]
}

/** 2. What the table showed before the game. */
export async function commitmentTo(secret: string): Promise<string> {
  return toHex(await sha256(fromHex(secret)))
}

/** 4. The secret and what the players added to it. */
export function keyFrom(secret: string, contributions: string[]): Promise<number[]> {
  const added = contributions.map(utf8).flatMap((words) => [...fourBytes(words.length), ...words])
  return sha256([...utf8('beaumonde fair\0'), ...fromHex(secret), ...added])
}

export class Stream {
  #bytes: number[] = []
  #block = 0

  constructor(
    readonly key: number[],
    readonly label: string,
  ) {}

  /** 5. and 6. The next number below the bound, each equally likely. */
  async below(bound: number): Promise<number> {
    for (;;) {
      if (!this.#bytes.length)
        this.#bytes = await sha256([...this.key, ...utf8(`${this.label}\0`), ...fourBytes(this.#block++)])
      const byte = this.#bytes.shift()!
      if (byte < 256 - (256 % bound)) return byte % bound
    }
  }
}

/** 7. Fisher–Yates from the end. */
export async function shuffled(key: number[], label: string, cards: string[]): Promise<string[]> {
  const stream = new Stream(key, label)
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = await stream.below(i + 1)
    ;[deck[i], deck[j]] = [deck[j]!, deck[i]!]
  }
  return deck
}

/** Every deck of the game by its label, each shuffled. */
export async function decksOf(key: number[], game: string, options: Record<string, unknown>): Promise<Decks> {
  const sorted: Decks =
    game === 'high-society'
      ? { deck: [...STATUS, ...(options.advanced as string[])] }
      : options.seats === 2
        ? { market: MARKET, merchant: Array.from({ length: 5 }, () => GOODS).flat() }
        : { 'market 1': MARKET, 'market 2': MARKET }
  const decks: Decks = {}
  for (const [label, cards] of Object.entries(sorted)) decks[label] = await shuffled(key, label, cards)
  return decks
}
