import { Trouble } from '../api/http'
import { me } from '../lib/me.svelte'
import { settings } from '../lib/settings.svelte'
import { registerWorker } from '../lib/worker'
import { pushKey, subscribe, unsubscribe } from './requests'

/** Messages that the service sends to this browser while the page is closed (Web Push). */

/** `home-screen`: on an iPhone or iPad only a page that was put on the home screen can get messages. */
export type PushState = 'unknown' | 'impossible' | 'home-screen' | 'blocked' | 'off' | 'on'

class Push {
  state = $state<PushState>('unknown')
  busy = $state(false)
  /** Why messages could not be turned on or off: the id of a sentence, or the sentence of the service. */
  problem = $state('')

  /** How it stands. A browser that has subscribed belongs to whoever uses it now. */
  async look(): Promise<void> {
    const worker = await registration()
    if (!worker) {
      this.state = isApplesPage() ? 'home-screen' : 'impossible'
      return
    }
    if (Notification.permission === 'denied') {
      this.state = 'blocked'
      return
    }
    const subscription = await worker.pushManager.getSubscription().catch(() => null)
    this.state = subscription && settings.pushed ? 'on' : 'off'
    if (subscription && settings.pushed && me.guest) await subscribe(told(subscription)).catch(() => {})
  }

  async turnOn(): Promise<void> {
    await this.#attempt(async () => {
      const worker = await registration()
      if (!worker) return
      if ((await Notification.requestPermission()) !== 'granted') return
      await navigator.serviceWorker.ready
      const { key } = await pushKey()
      const old = await worker.pushManager.getSubscription()
      if (old && !hasKey(old, key)) await old.unsubscribe()
      const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) }
      await subscribe(told(await worker.pushManager.subscribe(wish)))
      settings.change({ pushed: true })
    })
  }

  async turnOff(): Promise<void> {
    await this.#attempt(async () => {
      settings.change({ pushed: false })
      const subscription = await (await registration())?.pushManager.getSubscription()
      if (!subscription) return
      await unsubscribe(subscription.endpoint)
      await subscription.unsubscribe()
    })
  }

  async #attempt(wish: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ''
    try {
      await wish()
    } catch (trouble) {
      this.problem = trouble instanceof Trouble && trouble.sentence ? trouble.sentence : 'web-push-failed'
    } finally {
      this.busy = false
      await this.look()
    }
  }
}

/** The service worker, if this browser can get messages. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator)) return null
  return (await registerWorker()) ?? null
}

/** Only Apple's browsers know `standalone`. */
function isApplesPage(): boolean {
  return (navigator as Navigator & { standalone?: boolean }).standalone === false
}

function told(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { endpoint, keys = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  const known = subscription.options.applicationServerKey
  return known !== null && String(new Uint8Array(known)) === String(bytes(key))
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export const push = new Push()
