import type {
  Accepted,
  Act,
  Action,
  Happened,
  Hints,
  Order,
  Ordered,
  Orders,
  Played,
  Refused,
  Said,
  Say,
} from '../api/types'
import type { TableChanged, TableInfo, Trouble, View, Welcome } from '../api/types'
import { words } from '../lib/words.svelte'

/** One table, live. It keeps the connection, catches up after losing it, and sends until it is answered. */

type Told = Welcome | TableChanged | Played | Ordered | Said | Accepted | Refused | Trouble
type Asked = Act | Order | Say
export type Status = 'connecting' | 'live' | 'lost' | 'gone'

const NO_SUCH_TABLE = 4404
const FIRST_WAIT = 250
const LONGEST_WAIT = 8000

export class Room {
  table = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  hints = $state.raw<Hints | null>(null)
  orders = $state.raw<Orders | null>(null)
  log = $state.raw<Happened[]>([])
  said = $state.raw<Said[]>([])
  latest = $state.raw<Happened | null>(null)
  deadline = $state<number | null>(null)
  status = $state<Status>('connecting')
  /** Why the last thing asked for was not done. */
  problem = $state<string | null>(null)
  busy = $state(false)
  readonly live = true

  #skew = 0
  #number: number | null = null
  #socket: WebSocket | null = null
  #waiting = new Map<string, { message: Asked; done: (accepted: boolean) => void }>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(readonly id: string) {
    this.#connect()
    addEventListener('online', this.#hurry)
    addEventListener('visibilitychange', this.#hurry)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  act = (action: Action): Promise<boolean> => {
    if (this.busy) return Promise.resolve(false) // a double click
    this.busy = true
    const asked = this.#ask({ type: 'act', id: fresh(), number: this.#number ?? 0, action })
    return asked.finally(() => (this.busy = false))
  }

  order = (orders: Orders): void => {
    this.orders = orders
    void this.#ask({ type: 'order', id: fresh(), orders })
  }

  say = (text: string): Promise<boolean> => this.#ask({ type: 'say', id: fresh(), text })

  /** Milliseconds that whoever is to act still has; null without a clock. */
  left(now: number): number | null {
    return this.deadline === null ? null : this.deadline - (now + this.#skew)
  }

  #ask(message: Asked): Promise<boolean> {
    this.problem = null
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, done })
      this.#send(message)
    })
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === 'live')
      this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`)
    this.#socket = socket
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', from: this.#number, heard: this.said.at(-1)?.number ?? 0 }))
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as Told)
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.#closed) return
      if (code === NO_SUCH_TABLE) {
        this.status = 'gone'
        return
      }
      this.status = this.table ? 'lost' : 'connecting'
      this.#timer = setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  #hurry = (): void => {
    if (this.status !== 'lost' || document.hidden) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  #hear(told: Told): void {
    switch (told.type) {
      case 'welcome':
        this.#welcome(told)
        break
      case 'table':
        this.table = told.table
        break
      case 'played':
        this.#played(told)
        break
      case 'ordered':
        this.orders = told.orders
        this.#answerAll('order')
        break
      case 'said':
        if (told.number > (this.said.at(-1)?.number ?? 0)) this.said = [...this.said, told]
        break
      case 'accepted':
        this.#answered(told.id, true)
        break
      case 'refused':
        this.problem = told.sentence
        this.#answered(told.id, false)
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
    this.view = told.view
    this.hints = told.hints
    this.orders = told.orders
    this.log = [...this.log, ...told.missed]
    this.said = [...this.said, ...told.said]
    this.#number = told.number
    this.#at(told.now, told.deadline)
    for (const { message } of this.#waiting.values()) this.#send(message)
  }

  #played(told: Played): void {
    if (this.#number !== null && told.number <= this.#number) return
    const happened = { number: told.number, seat: told.seat, at: told.at, events: told.events }
    this.#number = told.number
    this.log = [...this.log, happened]
    this.latest = happened
    this.view = told.view
    this.hints = told.hints
    this.problem = null
    this.#at(told.now, told.deadline)
    if (told.seat === told.view.seat) this.#answerAll('act') // our next turn may come before the answer does
  }

  #at(now: number, deadline: number | null): void {
    this.#skew = now - Date.now()
    this.deadline = deadline
  }

  #answerAll(type: Asked['type']): void {
    for (const { message } of this.#waiting.values()) if (message.type === type) this.#answered(message.id, true)
  }

  #answered(id: string, accepted: boolean): void {
    this.#waiting.get(id)?.done(accepted)
    this.#waiting.delete(id)
  }
}

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The state of the connection in words, when there is something to say about it. */
export function statusText(status: Status): string | null {
  return status === 'live' ? null : words.say(`web-status-${status}`)
}
