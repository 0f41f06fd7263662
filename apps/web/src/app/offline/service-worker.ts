import { newBuild } from './new-build.ts'

/** Minimum time between update checks when a tab is shown again. */
const ASK_EVERY_MS = 60 * 60 * 1000

export async function cachePages(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (registration.waiting) void offer(registration.waiting)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  registration.active?.postMessage({ type: 'reads', language: document.documentElement.lang })
  askNowAndThen(registration)
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // Without a controller this is the first build, and replaces nothing.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) void offer(worker)
  })
}

async function offer(worker: ServiceWorker): Promise<void> {
  if (await hasThisPage(worker)) worker.postMessage({ type: 'take-over' })
  else newBuild.write(worker)
}

/** Compares all scripts, because builds share some of them. */
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
    // Fails offline.
    registration.update().catch(() => {})
  })
}
