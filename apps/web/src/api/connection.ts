import { useSyncExternalStore } from 'react'

/** Delay before the first reconnection attempt; it doubles each time. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const HEALTH = '/api/health'
/** The service worker returns 204 when the server doesn't respond. */
const OK = 200

let isSilent = typeof document !== 'undefined' && (navigator.onLine === false || isKeptPage())
let wait = FIRST_WAIT_MS
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the service worker served this page because the server didn't respond. */
function isKeptPage(): boolean {
  return 'kept' in document.documentElement.dataset
}

function set(next: boolean): void {
  clearTimeout(timer)
  if (next && canLookQuietly()) {
    timer = setTimeout(look, wait)
    wait = Math.min(2 * wait, LONGEST_WAIT_MS)
  }
  if (next === isSilent) return
  isSilent = next
  wait = FIRST_WAIT_MS
  for (const listener of listeners) listener()
}

/** Without the service worker, each failed request logs to the console. */
function canLookQuietly(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
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

/** Records that the server responded, with any status. */
export function reportResponse(): void {
  set(false)
}

/** Records a request without a response, then checks whether the server is down. */
export function reportNoResponse(): Promise<void> {
  return look()
}

/** Whether the server is down, checked again if it was. */
export async function checkOffline(): Promise<boolean> {
  // The property may change before the event fires.
  if (isSilent || navigator.onLine === false) await look()
  return isSilent
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls the listener whenever the server is back. */
export function onReconnect(listener: () => void): () => void {
  return subscribe(() => {
    if (!isSilent) listener()
  })
}

/** Whether the server is known to be down. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSilent,
    () => false,
  )
}

/** The same outside of React. */
export const isOffline = () => isSilent

if (typeof window !== 'undefined') {
  if (isSilent) void look()
  for (const change of ['offline', 'online']) {
    window.addEventListener(change, () => {
      wait = FIRST_WAIT_MS
      void look()
    })
  }
}
