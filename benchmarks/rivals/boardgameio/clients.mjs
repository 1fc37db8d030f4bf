// The load generator for boardgame.io, with the commands and the answers of ../../load_clients.py.
//
//     node clients.mjs ADDRESS TABLES [--first 0] [--stride 1]

import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { io } from 'socket.io-client'

const SEATS = 4
const CONNECTIONS = 8
const LATEST = 5000 // milliseconds after the end of a play in which moves under way may still arrive

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string', default: '0' }, stride: { type: 'string', default: '1' } },
})
const address = positionals[0]
const total = Number(positionals[1])

const emptyReport = () => ({ offered: 0, latencies: [], forced: 0, games: 0, errors: {} })
let report = emptyReport()

function count(kind) {
  report.errors[kind] = (report.errors[kind] ?? 0) + 1
}

async function ask(path, body) {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

class BusyTable {
  constructor(index) {
    this.index = index
    this.states = [] // the last state that each seat has heard of
    this.sent = null // the state and the time of the move under way
  }

  async begin() {
    this.match = (await ask('/games/counter/create', { numPlayers: SEATS })).matchID
    this.credentials = []
    for (let seat = 0; seat < SEATS; seat++) {
      const player = { playerID: String(seat), playerName: `Guest ${seat}` }
      const { playerCredentials } = await ask(`/games/counter/${this.match}/join`, player)
      this.credentials.push(playerCredentials)
    }
  }

  async connect() {
    this.sockets = []
    for (let seat = 0; seat < SEATS; seat++) this.sockets.push(await this.sit(seat))
  }

  // A connection of its own, as each of four browsers has one; it has the state when this ends.
  sit(seat) {
    const socket = io(`${address}/counter`, { transports: ['websocket'], forceNew: true, reconnection: false })
    socket.on('update', (_, state) => this.hear(seat, state))
    socket.on('disconnect', (reason) => reason === 'io client disconnect' || count('lost'))
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject)
      socket.once('sync', (_, { state }) => {
        this.states[seat] = state
        resolve(socket)
      })
      socket.on('connect', () => socket.emit('sync', this.match, String(seat), this.credentials[seat], SEATS))
    })
  }

  tick() {
    report.offered += 1
    if (this.sent !== null) return
    const state = this.states[0]
    const playerID = state.ctx.currentPlayer
    const credentials = this.credentials[playerID]
    this.sent = { after: state._stateID, at: performance.now() }
    const move = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID, credentials } }
    this.sockets[playerID].emit('update', move, state._stateID, this.match, playerID)
  }

  hear(seat, state) {
    this.states[seat] = state
    const { sent, states } = this
    if (sent !== null && states.every((known) => known._stateID > sent.after)) {
      report.latencies.push((performance.now() - sent.at) / 1000)
      this.sent = null
    }
  }
}

const tables = []
for (let index = Number(values.first); index < total; index += Number(values.stride)) tables.push(new BusyTable(index))

async function inTurn(act) {
  const waiting = [...tables]
  const one = async () => {
    for (let table = waiting.shift(); table; table = waiting.shift()) await act(table)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
}

// One move a second at every table, spread evenly over the second.
async function play(seconds) {
  const began = performance.now()
  for (let second = 0; second < seconds; second++) {
    for (const table of tables) {
      const wait = began + 1000 * (second + table.index / total) - performance.now()
      if (wait > 0) await sleep(wait)
      table.tick()
    }
  }
  const latest = performance.now() + LATEST
  while (tables.some((table) => table.sent) && performance.now() < latest) await sleep(5)
  for (const table of tables) {
    if (table.sent) count('not seen by all four')
    table.sent = null
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [command, seconds] = line.split(' ')
  report = emptyReport()
  if (command === 'lay') await inTurn((table) => table.begin())
  if (command === 'connect') await inTurn((table) => table.connect())
  if (command === 'play') await play(Number(seconds))
  console.log(JSON.stringify(report))
}
process.exit(0)
