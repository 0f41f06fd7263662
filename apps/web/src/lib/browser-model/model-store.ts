import { sharedValue } from '../shared-value.ts'
import { findModel } from './find-model.ts'
import type { BrowserModelState, BrowserModelStatus } from './types.ts'

const STATES: Readonly<Record<string, BrowserModelState>> = {
  available: 'ready',
  downloadable: 'downloadable',
  downloading: 'downloading',
  unavailable: 'unavailable',
}
/** Another tab's download sends this page no events, so it is polled while a component is subscribed. */
const LOOK_MS = 2_000

type Progress = Event & { loaded: number; total?: number }

/** Tracks whether this browser's model is usable, for `useSyncExternalStore`. */
export function createModelStore() {
  const status = sharedValue<BrowserModelStatus>({ state: 'checking', progress: null })
  const show = status.write
  let isOwnDownload = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let watchers = 0

  /** Checks availability. Our own download is tracked by its events instead. */
  async function look(): Promise<void> {
    clearTimeout(timer)
    const found = await findModel()
    if (isOwnDownload) return
    const state = found ? (STATES[found.availability] ?? 'unavailable') : 'unsupported'
    // After a failure, the browser only reports that it can be downloaded, so the failure stays until a retry.
    if (!(status.read().state === 'failed' && state === 'downloadable')) show({ state, progress: null })
    if (state === 'downloading' && watchers > 0) timer = setTimeout(() => void look(), LOOK_MS)
  }

  /** Downloads or loads the model. Browsers require a user gesture. */
  async function download(): Promise<void> {
    if (isOwnDownload) return
    isOwnDownload = true
    clearTimeout(timer)
    show({ state: 'downloading', progress: null })
    const state = await downloaded()
    isOwnDownload = false
    show({ state, progress: null })
  }

  async function downloaded(): Promise<BrowserModelState> {
    try {
      const found = await findModel()
      if (!found) return 'unsupported'
      if (found.availability === 'unavailable') return 'unavailable'
      const session = await found.api.create({ ...found.options, monitor })
      session.destroy()
      return 'ready'
    } catch {
      // The browser's error text is written for developers, so only the state is shown.
      return 'failed'
    }
  }

  function monitor(target: EventTarget): void {
    target.addEventListener('downloadprogress', (event) => {
      if (!isOwnDownload) return
      const { loaded, total = 1 } = event as Progress
      const progress = Math.min(1, Math.max(0, loaded / (total || 1)))
      // The standard reports a share of 1; browsers that report bytes also reveal the size.
      show({ state: 'downloading', progress, ...(total > 1 && { sizeText: `${(total / 1e9).toFixed(1)} GB` }) })
    })
  }

  return {
    ...status,
    look,
    download,
    subscribe: (listener: () => void) => {
      watchers += 1
      const end = status.subscribe(listener)
      void look()
      return () => {
        end()
        watchers -= 1
        if (watchers === 0) clearTimeout(timer)
      }
    },
  }
}

/** Shared, so that a download continues across pages. */
export const modelStore = createModelStore()
