import { call } from '../api/http'
import type { PushKeyInfo, PushSubscription, WaitingTable } from '../api/types'

/** What only few pages ask the service. */

export const waiting = () => call<WaitingTable[]>('GET', '/waiting')
export const pushKey = () => call<PushKeyInfo>('GET', '/push/key')
export const subscribe = (browser: PushSubscription) => call<void>('PUT', '/push/subscription', browser)
export const unsubscribe = (endpoint: string) => call<void>('DELETE', '/push/subscription', { endpoint })
