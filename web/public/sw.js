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
  const pages = clients.matchAll({ type: 'window' })
  event.waitUntil(pages.then(([page]) => (page ? page.focus() : clients.openWindow(event.notification.data ?? SHELL))))
})

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
