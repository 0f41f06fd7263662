import { findModel } from './find-model.ts'
import type { BrowserModelState } from './types.ts'

type Shown = { state: BrowserModelState; progress: number | null; sizeText?: string }

const STATES: Readonly<Record<string, BrowserModelState>> = {
  available: 'ready',
  downloadable: 'downloadable',
  downloading: 'downloading',
  unavailable: 'unavailable',
}
/** Another tab's download sends this page no events, so it is polled while a component is subscribed. */
const LOOK_MS = 2_000

const START: Shown = { state: 'checking', progress: null }

type Progress = Event & { loaded: number; total?: number }

/** Tracks whether this browser's model is usable, for `useSyncExternalStore`. */
export function createModelStore() {
  let shown = START
  let isOwnDownload = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(next: Shown): void {
    shown = next
    for (const listener of listeners) listener()
  }

  /** Asks the browser what it can do now. What we download ourselves is known better from its own events. */
  async function look(): Promise<void> {
    clearTimeout(timer)
    const found = await findModel()
    if (isOwnDownload) return
    const state = found ? (STATES[found.availability] ?? 'unavailable') : 'unsupported'
    // A failure stands until the next try: the browser itself says only that it can be downloaded.
    if (!(shown.state === 'failed' && state === 'downloadable')) show({ state, progress: null })
    if (state === 'downloading' && listeners.size > 0) timer = setTimeout(() => void look(), LOOK_MS)
  }

  /** Downloads the model, or loads one that is here. To be called by a press, which browsers ask for. */
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
    look,
    download,
    read: () => shown,
    absent: () => START,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      void look()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(timer)
      }
    },
  }
}

/** One for all who show it: a download goes on while somebody looks at another page. */
export const modelStore = createModelStore()
