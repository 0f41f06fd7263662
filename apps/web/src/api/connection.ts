import { useSyncExternalStore } from 'react'

/** While the server does not answer it is looked for again after the first time, then twice as late each time. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const HEALTH = '/api/health'
/** Our service worker says 204 where nobody answered. */
const OK = 200

let isSilent = typeof document !== 'undefined' && (navigator.onLine === false || isKeptPage())
let wait = FIRST_WAIT_MS
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Our service worker marks a page that it gave because the server did not answer. */
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

/** With our service worker; without one the browser writes a line to the console for each look that fails. */
function canLookQuietly(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

/**
 * Asks whether the server is there. What the browser says of the network is not enough: a machine without one still
 * reaches the server that runs on it.
 */
async function look(): Promise<void> {
  try {
    const { status } = await fetch(HEALTH, { cache: 'no-store' })
    set(status !== OK)
  } catch {
    set(true)
  }
}

/** The server answered something, whatever it was. */
export function noteAnswer(): void {
  set(false)
}

/** A request got no answer; whether that was this one alone shows a look. */
export function noteSilence(): Promise<void> {
  return look()
}

/** Whether the server is out of reach, looked at anew where it was. */
export async function isCutOff(): Promise<boolean> {
  // The browser may know sooner than its event tells.
  if (isSilent || navigator.onLine === false) await look()
  return isSilent
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back whenever the server is there again. */
export function whenBack(listener: () => void): () => void {
  return subscribe(() => {
    if (!isSilent) listener()
  })
}

/** Whether the server is out of reach as far as this page knows. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSilent,
    () => false,
  )
}

/** The same outside of what is drawn. */
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
