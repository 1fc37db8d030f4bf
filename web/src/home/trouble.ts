import { Trouble } from '../api/http'
import { say } from '../lib/words.svelte'

/** What to tell about something that went wrong; what is no trouble of the service's is thrown on. */
export function sentenceOf(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) throw trouble
  if (trouble.code === 'offline') return say('web-offline')
  return trouble.sentence || say('error-server-error')
}
