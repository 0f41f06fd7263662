import { announceBuild } from './new-build.ts'

/** A tab that stands open for long asks for a newer build when somebody comes back to it, at most this often. */
const ASK_EVERY_MS = 60 * 60 * 1000

/** Has the browser keep the built pages, so that what needs no server works without one. */
export async function keepPages(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (registration.waiting) void offer(registration.waiting)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  registration.active?.postMessage({ type: 'reads', language: document.documentElement.lang })
  askNowAndThen(registration)
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // Without a controller it is the first, and there is nothing older to take its place.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) void offer(worker)
  })
}

/** A page that was opened after the new build came is as new already: then nobody is asked anything. */
async function offer(worker: ServiceWorker): Promise<void> {
  if (await hasThisPage(worker)) worker.postMessage({ type: 'take-over' })
  else announceBuild(worker)
}

/** By all of its scripts: one that stands in both builds says nothing. */
function hasThisPage(worker: ServiceWorker): Promise<boolean> {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module]')
  const files = [...scripts].map(({ src }) => new URL(src, location.href).pathname)
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage({ type: 'has', files }, [port2])
  })
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_EVERY_MS) return
    asked = Date.now()
    // Offline there is nothing newer to be had.
    registration.update().catch(() => {})
  })
}
