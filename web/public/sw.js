// The client on this device: pages from the service while there is one, and from the last visit when there is none.

const CLIENT = 'beaumonde-2'
const SHELL = '/'
const LOOSE = ['/icon.svg', '/icon-turn.svg', '/manifest.webmanifest']
const KEPT = ['Content-Type', 'Content-Security-Policy']
const BUILT = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(fetch(SHELL, { cache: 'no-cache' }).then(stock))
})

addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CLIENT).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(visit(event))
  else if (pathname.startsWith('/assets/') || LOOSE.includes(pathname)) event.respondWith(take(request))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(new URL(event.notification.data ?? SHELL, location)))
})

addEventListener('push', (event) => event.waitUntil(tell(event)))

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

/** A message about a table, in place of the one before. The service has written it in the reader's language. */
async function tell(event) {
  const { table, title, body } = event.data.json()
  const path = `/table/${table}`
  await registration.showNotification(title, { body, icon: '/icon-192.png', tag: path, renotify: true, data: path })
  await navigator.setAppBadge?.().catch(() => {})
}

/** The page of this address: the one that is open, else the first page on its way there, else a new one. */
async function show({ pathname }) {
  const pages = await clients.matchAll({ type: 'window' })
  const at = (path) => pages.find(({ url }) => new URL(url).pathname === path)
  const open = at(pathname)
  if (open) return open.focus()
  const first = at(SHELL)
  const page = await first
    ?.focus()
    .then(() => first.navigate(pathname))
    .catch(() => null)
  return page ?? clients.openWindow(pathname)
}

/** The browser has given this page another address for messages. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)))
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth })
  await fetch('/api/push/subscription', { method: 'PUT', headers, body })
}

/** A page: from the service; without one, the shell of the last visit, which says what is the matter. */
async function visit(event) {
  try {
    const page = await fetch(event.request)
    if (page.ok) event.waitUntil(stock(page.clone()))
    return page
  } catch {
    return (await caches.match(SHELL)) ?? Response.error()
  }
}

/** A part of the client never changes under its name. */
async function take(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** Keep everything that this page is made of, and nothing else. */
async function stock(page) {
  const shell = await page.text()
  const cache = await caches.open(CLIENT)
  const kept = await cache.match(SHELL)
  if (kept && (await kept.text()) === shell) return
  const parts = new Set()
  await collect(cache, shell, parts)
  await Promise.all(LOOSE.map((path) => cache.add(path).catch(() => {})))
  await cache.put(SHELL, new Response(shell, { headers: KEPT.map((name) => [name, page.headers.get(name) ?? '']) }))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !parts.has(pathname)) await cache.delete(url)
  }
}

/** The files named in a text, and those named in them. */
async function collect(cache, text, parts) {
  const fresh = (text.match(BUILT) ?? []).map((name) => `/assets/${name}`).filter((path) => !parts.has(path))
  for (const path of fresh) parts.add(path)
  await Promise.all(
    fresh.map(async (path) => {
      const part = (await cache.match(path)) ?? (await fetch(path))
      if (!part.ok || part.headers.get('Content-Type')?.includes('html')) return
      await cache.put(path, part.clone())
      if (!path.endsWith('.woff2')) await collect(cache, await part.text(), parts)
    }),
  )
}
