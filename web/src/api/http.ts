import type { Figures, Guest, History, Menu, NewTable, Problem, Replay, TableInfo, VoteWish } from './types'

/** The service over HTTP. What goes wrong is thrown as a Trouble with a sentence to show. */

export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence)
  }
}

const NO_CONTENT = 204

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return send(method, path, body === undefined ? null : JSON.stringify(body), 'application/json')
}

async function send<T>(method: string, path: string, body: string | null, type: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang }
  if (body !== null) headers['Content-Type'] = type
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body })
  } catch {
    throw new Trouble('offline', '', 0)
  }
  if (answer.ok) return (answer.status === NO_CONTENT ? undefined : await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Trouble(problem?.code ?? 'server-error', problem?.sentence ?? '', answer.status)
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`
const from = (seat: number | null): string => (seat === null ? '' : `?seat=${seat}`)

export const api = {
  menu: () => call<Menu>('GET', '/menu'),
  me: () => call<Guest>('GET', '/guests/me'),
  become: (name: string, language: string) => call<Guest>('POST', '/guests', { name, language }),
  change: (some: { name?: string; language?: string }) => call<Guest>('PATCH', '/guests/me', some),
  tables: () => call<TableInfo[]>('GET', '/tables'),
  history: (before: string | null) =>
    call<History>('GET', `/history${before === null ? '' : `?before=${encodeURIComponent(before)}`}`),
  statistics: () => call<Figures[]>('GET', '/history/statistics'),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  byCode: (code: string) => call<TableInfo>('GET', `/codes/${encodeURIComponent(code)}`),
  lay: (wish: NewTable) => call<TableInfo>('POST', '/tables', wish),
  teach: (game: string, lesson: string) => call<TableInfo>('POST', '/lessons', { game, lesson }),
  join: (code: string, seat?: number) =>
    call<TableInfo>('POST', '/join', seat === undefined ? { code } : { code, seat }),
  words: (id: string, text: string) => call<TableInfo>('PUT', `${at(id)}/words`, { words: text }),
  resign: (id: string) => call<TableInfo>('POST', `${at(id)}/resign`),
  leave: (id: string) => call<TableInfo>('DELETE', `${at(id)}/seat`),
  comeBack: (id: string) => call<TableInfo>('POST', `${at(id)}/seat`),
  askVote: (id: string, wish: Pick<VoteWish, 'about'> & Partial<VoteWish>) =>
    call<TableInfo>('POST', `${at(id)}/vote`, wish),
  answerVote: (id: string, vote: number, agree: boolean) =>
    call<TableInfo>('PUT', `${at(id)}/vote`, { id: vote, agree }),
  resume: (id: string) => call<TableInfo>('POST', `${at(id)}/resume`),
  setBot: (id: string, seat: number, level: string) => call<TableInfo>('PUT', `${at(id)}/seats/${seat}`, { level }),
  askToLeave: (id: string, seat: number) => call<TableInfo>('DELETE', `${at(id)}/seats/${seat}`),
  newCode: (id: string) => call<TableInfo>('POST', `${at(id)}/code`),
  start: (id: string) => call<TableInfo>('POST', `${at(id)}/start`),
  rematch: (id: string) => call<TableInfo>('POST', `${at(id)}/rematch`),
  hide: (id: string, hidden: boolean) => call<TableInfo>('PUT', `${at(id)}/hidden`, { hidden }),
  giveUp: (id: string) => call<TableInfo>('POST', `${at(id)}/give-up`),
  record: (id: string) => call<Record<string, unknown>>('GET', `${at(id)}/record`),
  replay: (id: string, seat: number | null) => call<Replay>('GET', `${at(id)}/replay${from(seat)}`),
  /** The game in a record, which is sent as it is: reading and writing JSON here would spoil large numbers. */
  replayOf: (record: string, seat: number | null) => send<Replay>('POST', `/replay${from(seat)}`, record, 'text/plain'),
}
