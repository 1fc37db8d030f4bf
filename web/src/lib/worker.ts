/** The service worker of this page, once it is registered; undefined where there is none. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
