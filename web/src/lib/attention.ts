import { play } from './sound'
import { say } from './words.svelte'

/** Says "your turn" where it is seen from another tab: title, icon, bell, and a notification if allowed. */

let mine = false

export function attention(yourTurn: boolean, about: string): void {
  document.title = yourTurn ? `● ${say('web-your-turn')} – ${about}` : `${about} – Beau Monde`
  document.querySelector('#icon')?.setAttribute('href', yourTurn ? '/icon-turn.svg' : '/icon.svg')
  if (yourTurn && !mine) {
    play('bell')
    if (document.hidden && allowed() === 'granted')
      new Notification(say('web-your-turn'), { body: about, icon: '/icon.svg' })
  }
  mine = yourTurn
}

export function calm(title = 'Beau Monde'): void {
  mine = false
  document.title = title
  document.querySelector('#icon')?.setAttribute('href', '/icon.svg')
}

export function allowed(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied'
}
