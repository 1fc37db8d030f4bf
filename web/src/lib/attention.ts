import { play } from './sound'
import { say } from './words.svelte'

/** Says "your turn" where it is seen from another tab: title, icon, bell, and a notification if allowed. */

let mine = false

/** `others`: at so many other tables it is the reader's turn as well. */
export function attention(yourTurn: boolean, about: string, others = 0): void {
  const title = yourTurn ? `● ${say('web-your-turn')} – ${about}` : `${about} – Beau Monde`
  document.title = others ? `(${others}) ${title}` : title
  document.querySelector('#icon')?.setAttribute('href', yourTurn ? '/icon-turn.svg' : '/icon.svg')
  if (yourTurn && !mine) {
    play('bell')
    if (document.hidden && allowed() === 'granted') void notify(about)
  }
  mine = yourTurn
}

/** By the service worker where there is one: phones allow no other way. */
async function notify(about: string): Promise<void> {
  const message = { body: about, icon: '/icon.svg', tag: location.pathname, data: location.href }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(say('web-your-turn'), message)
  else new Notification(say('web-your-turn'), message)
}

export function calm(title = 'Beau Monde'): void {
  mine = false
  document.title = title
  document.querySelector('#icon')?.setAttribute('href', '/icon.svg')
}

/** The number of tables that wait, on the icon of a page that was installed. */
export function showBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => {})
}

export function allowed(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied'
}
