import type { Component } from 'svelte'
import { api } from '../api/http'
import type {
  Accepted,
  Act,
  Action,
  Happened,
  Hints,
  Order,
  Ordered,
  Orders,
  Pace,
  Played,
  Pong,
  Refused,
  Said,
  Say,
  SeatTime,
  Seen,
  SetPace,
} from '../api/types'
import type { TableChanged, TableInfo, Trouble, Undo, View, Welcome } from '../api/types'
import { sentenceOf } from '../home/trouble'
import { me } from '../lib/me.svelte'
import { patiently } from '../lib/patiently'
import { Presses } from '../lib/presses'
import { say } from '../lib/words.svelte'
import { Heartbeat } from './heartbeat'
import { hasResigned } from './people'

/** One table, live. It keeps the connection, catches up after losing it, and sends until it is answered. */

type Told = Welcome | TableChanged | Played | Ordered | Said | Accepted | Refused | Trouble | Pong
type Asked = Act | Order | Say | Undo | SetPace
export type Status = 'connecting' | 'live' | 'lost' | 'gone'

const LOGGED_OUT = 4401
const BANNED = 4403
const NO_SUCH_TABLE = 4404
/** What the service was too busy for is sent again after so many milliseconds. */
const AGAIN_AFTER = 1000
const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** A slow network may need longer for a new connection than for an answer. */
const SLOWEST_WELCOME = 6000

export class Room {
  table = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  hints = $state.raw<Hints | null>(null)
  orders = $state.raw<Orders | null>(null)
  log = $state.raw<Happened[]>([])
  said = $state.raw<Said[]>([])
  latest = $state.raw<Happened | null>(null)
  deadline = $state<number | null>(null)
  /** What shows a seat's time; fetched for tables that have one. */
  SeatTime = $state.raw<Component<{ seat: number }> | null>(null)
  /** Each person's time for the whole game, by seat; null at a table without such a clock. */
  seatTimes = $state.raw<(SeatTime | null)[] | null>(null)
  status = $state<Status>('connecting')
  /** Why the last thing asked for was not done. */
  problem = $state<string | null>(null)
  canUndo = $state(false)
  canAskUndo = $state(false)
  /** Whether something was asked for that the service has not answered. */
  unanswered = $state(false)

  #acting = $state(false)
  #skew = 0
  #number: number | null = null
  #socket: WebSocket | null = null
  #waiting = new Map<string, { message: Asked; done: (accepted: boolean) => void }>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #banned = false
  #presses = new Presses()
  #heartbeat = new Heartbeat(
    () => this.#send({ type: 'ping' }),
    () => this.#doubted(),
  )
  #dialled = 0

  constructor(readonly id: string) {
    this.#connect()
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#lose)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#lose)
    removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#presses.stop()
    this.#heartbeat.stop()
    this.#socket?.close()
  }

  act = (action: Action): Promise<boolean> =>
    this.#alone(() => this.#ask({ type: 'act', id: fresh(), number: this.#number ?? 0, action }))

  undo = (): Promise<boolean> => this.#alone(() => this.#ask({ type: 'undo', id: fresh(), number: this.#number ?? 0 }))

  /** Ask the other people to agree to an undo; they answer above the table. */
  askUndo = (): Promise<boolean> =>
    this.#alone(async () => {
      try {
        await api.askVote(this.id, { about: 'undo', number: this.#number ?? 0 })
        return true
      } catch (trouble) {
        this.problem = sentenceOf(trouble)
        return false
      }
    })

  order = (orders: Orders): void => {
    if (!this.#presses.answers()) return
    this.orders = orders
    void this.#ask({ type: 'order', id: fresh(), orders })
  }

  skip = (): void => {
    if (this.#presses.answers()) this.setPace('skip')
  }

  setPace = (pace: Pace): void => {
    void this.#ask({ type: 'pace', id: fresh(), pace })
  }

  /** In a lesson: everything up to now has been seen, and the bots may play on. */
  seen(): void {
    this.#send({ type: 'seen', number: this.#number ?? 0 } satisfies Seen)
  }

  say = (text: string): Promise<boolean> => this.#ask({ type: 'say', id: fresh(), text })

  /** Say hello again, as whoever one is by now. */
  renew(): void {
    const socket = this.#socket
    clearTimeout(this.#timer)
    this.#connect()
    socket?.close()
  }

  /** What the service's clock shows. */
  time(now: number): number {
    return now + this.#skew
  }

  /** Whether the reader may ever play here again: not after resigning. */
  get live(): boolean {
    return this.table === null || !hasResigned(this.table)
  }

  /** When the last action was played; null before the game. */
  get lastAt(): number | null {
    return this.log.at(-1)?.at ?? null
  }

  /** Milliseconds that whoever is to act still has; null without a clock. */
  left(now: number): number | null {
    return this.deadline === null ? null : this.deadline - this.time(now)
  }

  /** Milliseconds that the person in this seat has for the rest of the game; null without such a clock, or for a bot. */
  timeLeft(seat: number, now: number): number | null {
    const time = this.seatTimes?.[seat]
    if (!time) return null
    return time.ends == null ? time.left : Math.min(time.left, Math.max(0, time.ends - this.time(now)))
  }

  get paused(): boolean {
    return this.table?.paused_since != null
  }

  /** Nothing can be done: something was asked for and not answered, or the game is paused. */
  get busy(): boolean {
    return this.#acting || this.paused
  }

  /** One thing at a time, and nothing by the second half of a double click. */
  #alone(ask: () => Promise<boolean>): Promise<boolean> {
    if (this.busy || !this.#presses.answers()) return Promise.resolve(false)
    this.#acting = true
    return ask().finally(() => (this.#acting = false))
  }

  #ask(message: Asked): Promise<boolean> {
    if (this.#banned) return Promise.resolve(false)
    this.problem = null
    this.unanswered = true
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, done })
      this.#send(message)
    })
  }

  /** Later, unless something of its kind was asked for since: only the newest orders count, and the newest pace. */
  #sendAgain(id: string): void {
    setTimeout(() => {
      const asked = this.#waiting.get(id)
      if (!asked || this.#closed) return
      const newest = [...this.#waiting.values()].findLast(({ message }) => message.type === asked.message.type)
      if (newest === asked || asked.message.type === 'say') this.#send(asked.message)
      else this.#answered(id, false)
    }, AGAIN_AFTER)
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === 'live')
      this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    this.#dialled = performance.now()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`)
    this.#socket = socket
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', from: this.#number, heard: this.said.at(-1)?.number ?? 0 }))
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return
      this.#heartbeat.heard()
      this.#hear(JSON.parse(data as string) as Told)
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#closed) return
      if (code === NO_SUCH_TABLE) {
        this.status = 'gone'
        this.#heartbeat.stop()
      } else if (code === BANNED) {
        this.#banned = true // the service has said why
        this.#heartbeat.stop()
      } else {
        if (code === LOGGED_OUT) void me.askAgain()
        this.#lose()
      }
    }
    this.#heartbeat.heard()
  }

  /** Nobody answered, or nobody said welcome yet. */
  #doubted(): void {
    const slow = performance.now() - this.#dialled < SLOWEST_WELCOME
    if (this.#socket && (this.status === 'live' || !slow)) this.#lose()
  }

  /** The connection is gone, or as good as gone: try again, at first soon, then less often. */
  #lose = (): void => {
    if (this.status === 'gone') return
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.status = this.table ? 'lost' : 'connecting'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  /** The network is back, or somebody looks at the page again. */
  #wake = (): void => {
    if (document.hidden) return
    if (this.status === 'live') return this.#heartbeat.doubt()
    if (this.status !== 'lost') return
    this.#wait = FIRST_WAIT
    this.renew() // an attempt may be under way
  }

  #hear(told: Told): void {
    switch (told.type) {
      case 'welcome':
        this.#welcome(told)
        break
      case 'table':
        this.table = told.table
        this.#at(told)
        break
      case 'played':
        this.#played(told)
        break
      case 'ordered':
        this.orders = told.orders
        this.problem = null
        this.#answerAll('order')
        break
      case 'said':
        if (told.number > (this.said.at(-1)?.number ?? 0)) this.said = [...this.said, told]
        break
      case 'accepted':
        this.problem = null
        this.#answered(told.id, true)
        break
      case 'refused':
        if (told.reason.code === 'busy') {
          this.problem = say('web-busy')
          this.#sendAgain(told.id)
        } else {
          this.problem = told.sentence
          this.#answered(told.id, false)
        }
        break
      case 'error':
        this.problem = told.sentence
        break
    }
  }

  #welcome(told: Welcome): void {
    this.status = 'live'
    this.#wait = FIRST_WAIT
    this.table = told.table
    this.#see(
      told.view,
      told.missed.some(({ seat }) => seat === told.table.seat),
    )
    this.hints = told.hints
    this.orders = told.orders
    this.canUndo = told.can_undo
    this.canAskUndo = told.can_ask_undo
    this.log = told.missed.reduce(written, this.log)
    this.said = [...this.said, ...told.said]
    this.#number = told.number
    this.#at(told)
    for (const { message } of this.#waiting.values()) this.#send(message)
  }

  #played(told: Played): void {
    if (this.#number !== null && told.number <= this.#number) return
    const { number, seat, at, events, played_by, undo_to } = told
    const happened = { number, seat, at, events, played_by, undo_to }
    this.#number = number
    this.log = written(this.log, happened)
    this.latest = happened
    this.#see(told.view, seat === told.view.seat)
    this.hints = told.hints
    this.canUndo = told.can_undo
    this.canAskUndo = told.can_ask_undo
    this.problem = null
    this.#at(told)
    if (seat === told.view.seat) this.#answerAll('act') // our next turn may come before the answer does
  }

  #see(view: View | null, moved: boolean): void {
    if (moved || isTurn(view) !== isTurn(this.view)) this.#presses.decide()
    this.view = view
  }

  #at({ now, deadline, seat_times }: Pick<Played, 'now' | 'deadline' | 'seat_times'>): void {
    this.#skew = now - Date.now()
    this.deadline = deadline
    this.seatTimes = seat_times ?? null
    if (seat_times && !this.SeatTime)
      void patiently(() => import('./SeatTime.svelte')).then(({ default: shown }) => (this.SeatTime = shown))
  }

  #answerAll(type: Asked['type']): void {
    for (const { message } of this.#waiting.values()) if (message.type === type) this.#answered(message.id, true)
  }

  #answered(id: string, accepted: boolean): void {
    this.#waiting.get(id)?.done(accepted)
    this.#waiting.delete(id)
    this.unanswered = this.#waiting.size > 0
  }
}

const isTurn = (view: View | null): boolean => view !== null && view.seat !== null && view.to_act.includes(view.seat)

/** The log with one entry more. What an undo took back is no longer told. */
function written(log: Happened[], entry: Happened): Happened[] {
  const { undo_to } = entry
  return [...(undo_to === null ? log : log.filter(({ number }) => number <= undo_to)), entry]
}

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
