import { useSyncExternalStore } from 'react'
import { openAnew } from '../open-anew.ts'

/** A service worker that keeps a newer build and waits to be let in; null where there is none. */
let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

export function announceBuild(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

export const announcedBuild = () => waiting

/** Lets the newer build in and opens the page anew with it. */
export function takeOver(worker: ServiceWorker): void {
  // Another tab let it in meanwhile, or one that is newer still.
  if (worker.state !== 'installed') {
    openAnew()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', openAnew, { once: true })
  worker.postMessage({ type: 'take-over' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useNewBuild(): ServiceWorker | null {
  return useSyncExternalStore(subscribe, announcedBuild, () => null)
}
