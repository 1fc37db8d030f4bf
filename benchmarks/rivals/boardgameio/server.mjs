// boardgame.io with the smallest possible game: four players add one to a counter in turn.
//
//     node server.mjs memory|file FOLDER
//
// It listens on a free port of this machine and prints its address.

import { createRequire } from 'node:module'

const { FlatFile, Origins, Server } = createRequire(import.meta.url)('boardgame.io/server')

const [store, folder] = process.argv.slice(2)

const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }) => {
      G.count += 1
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 4,
  maxPlayers: 4,
}

const server = Server({
  games: [counter],
  origins: [Origins.LOCALHOST],
  ...(store === 'file' ? { db: new FlatFile({ dir: folder }) } : {}),
})

// Its own way to listen knows a port but no address, and would be open to everybody.
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, done) => listen(port, '127.0.0.1', done)

const { appServer } = await server.run(0)
console.log(`http://127.0.0.1:${appServer.address().port}`)
process.on('SIGTERM', () => process.exit(0))
