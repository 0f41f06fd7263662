import { sharedValue, useShared } from '../lib/shared-value.ts'

/** Delay before the first reconnection attempt; it doubles each time. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const HEALTH = '/api/health'
/** The service worker returns 204 when the server doesn't respond. */
const OK = 200

const silent = sharedValue(false)
let wait = FIRST_WAIT_MS
let timer: ReturnType<typeof setTimeout> | undefined

function set(next: boolean): void {
  clearTimeout(timer)
  // Without the service worker, each failed request logs to the console.
  if (next && navigator.serviceWorker?.controller) {
    timer = setTimeout(look, wait)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
  if (next === silent.read()) return
  wait = FIRST_WAIT_MS
  silent.write(next)
}

/** Checks the server. `navigator.onLine` isn't enough: an offline machine still reaches a local server. */
async function look(): Promise<void> {
  try {
    const { status } = await fetch(HEALTH, { cache: 'no-store' })
    set(status !== OK)
  } catch {
    set(true)
  }
}

export const reportResponse = () => set(false)

/** Records a request without a response, then checks whether the server is down. */
export const reportNoResponse = look

/** Whether the server is down, checked again if it was. */
export async function checkOffline(): Promise<boolean> {
  // The property may change before the event fires.
  if (silent.read() || navigator.onLine === false) await look()
  return silent.read()
}

export function onReconnect(listener: () => void): () => void {
  return silent.subscribe(() => {
    if (!silent.read()) listener()
  })
}

export const useIsOffline = () => useShared(silent)

export const isOffline = silent.read

if (typeof window !== 'undefined') {
  // The service worker marks pages that it served because the server didn't respond.
  silent.write(navigator.onLine === false || 'kept' in document.documentElement.dataset)
  if (silent.read()) void look()
  for (const change of ['offline', 'online']) {
    window.addEventListener(change, () => {
      wait = FIRST_WAIT_MS
      void look()
    })
  }
}
