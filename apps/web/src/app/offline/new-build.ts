import { useSyncExternalStore } from 'react'
import { reloadKeepingText } from '../reload-keeping-text.ts'

/** A service worker with a newer build that waits for activation. */
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

export function announceBuild(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

export const announcedBuild = () => waiting

/** Activates the newer build and reloads. */
export function activateBuild(worker: ServiceWorker): void {
  // Another tab activated it or a newer one.
  if (worker.state !== 'installed') {
    reloadKeepingText()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reloadKeepingText, { once: true })
  worker.postMessage({ type: 'take-over' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useNewBuild(): ServiceWorker | null {
  return useSyncExternalStore(subscribe, announcedBuild, () => null)
}
