import { sharedValue } from '../../lib/shared-value.ts'
import { reloadKeepingText } from '../reload-keeping-text.ts'

/** A service worker with a newer build that waits for activation. */
export const newBuild = sharedValue<ServiceWorker | null>(null)

export function activateBuild(worker: ServiceWorker): void {
  // Another tab activated it or a newer one.
  if (worker.state !== 'installed') {
    reloadKeepingText()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', reloadKeepingText, { once: true })
  worker.postMessage({ type: 'take-over' })
}
