import type { Guest, Menu, NewTable, Problem, Replay, TableInfo } from './types'

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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Trouble('offline', '', 0)
  }
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Trouble(problem?.code ?? 'server-error', problem?.sentence ?? '', answer.status)
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`

export const api = {
  menu: () => call<Menu>('GET', '/menu'),
  me: () => call<Guest>('GET', '/guests/me'),
  become: (name: string, language: string) => call<Guest>('POST', '/guests', { name, language }),
  change: (some: { name?: string; language?: string }) => call<Guest>('PATCH', '/guests/me', some),
  tables: () => call<TableInfo[]>('GET', '/tables'),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  byCode: (code: string) => call<TableInfo>('GET', `/codes/${encodeURIComponent(code)}`),
  lay: (wish: NewTable) => call<TableInfo>('POST', '/tables', wish),
  join: (code: string, seat?: number) =>
    call<TableInfo>('POST', '/join', seat === undefined ? { code } : { code, seat }),
  words: (id: string, text: string) => call<TableInfo>('PUT', `${at(id)}/words`, { words: text }),
  leave: (id: string) => call<TableInfo>('DELETE', `${at(id)}/seat`),
  start: (id: string) => call<TableInfo>('POST', `${at(id)}/start`),
  rematch: (id: string) => call<TableInfo>('POST', `${at(id)}/rematch`),
  replay: (id: string, seat: number | null) =>
    call<Replay>('GET', `${at(id)}/replay${seat === null ? '' : `?seat=${seat}`}`),
}
