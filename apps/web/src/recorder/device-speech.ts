import { ON_DEVICE, recognizerClass } from './speech-recognition.ts'

/**
 * Whether this device can turn speech into words. `unknown` until the browser has answered, `none` where it has no speech
 * recognition at all, `unavailable` where it has one, but not on this device; `failed` after a download that did not end well.
 */
export type DeviceSpeech = 'unknown' | 'none' | 'unavailable' | 'downloadable' | 'downloading' | 'failed' | 'ready'

/** The state of recognition on this device, which all parts of a page share. */
type DeviceSpeechStore = {
  read: () => DeviceSpeech
  subscribe: (listener: () => void) => () => void
  /** Asks the browser how it stands now. */
  look: () => Promise<void>
  /** Has the browser download what it needs. To be called within a press: browsers ask for one. */
  install: () => Promise<void>
}

// Browsers send no progress events for this download, so the state is polled.
const ASK_AGAIN_MS = 3000

const STATES: Readonly<Record<string, DeviceSpeech>> = {
  available: 'ready',
  downloading: 'downloading',
  downloadable: 'downloadable',
}

export function createDeviceSpeech(): DeviceSpeechStore {
  const listeners = new Set<() => void>()
  let state: DeviceSpeech = 'unknown'
  let isInstalling = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  function set(next: DeviceSpeech): void {
    clearTimeout(waiting)
    if (next === 'downloading' && listeners.size > 0) waiting = setTimeout(() => void askAgain(), ASK_AGAIN_MS)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  async function askAgain(): Promise<void> {
    const now = await askBrowser()
    if (state !== 'downloading') return
    // A browser may answer with the state from before the press until the download is under way.
    if (now === 'downloadable') set(isInstalling ? 'downloading' : 'failed')
    else set(now === 'unavailable' ? 'failed' : now)
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      // Whoever comes back to a page wants to hear of a download that went on meanwhile.
      if (state === 'downloading') set('downloading')
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(waiting)
      }
    },
    look: async () => {
      const now = await askBrowser()
      if (!isInstalling) set(now)
    },
    install: async () => {
      if (isInstalling) return
      isInstalling = true
      const installed = askToInstall()
      set('downloading')
      const isDone = await installed
      isInstalling = false
      if (isDone) return set('ready')
      const now = await askBrowser()
      set(now === 'ready' || now === 'downloading' ? now : 'failed')
    },
  }
}

/** Of this browser. */
export const deviceSpeech = createDeviceSpeech()

async function askBrowser(): Promise<DeviceSpeech> {
  const Recognizer = recognizerClass()
  if (!Recognizer) return 'none'
  try {
    const answer = await Recognizer.available?.(ON_DEVICE)
    const known = STATES[answer ?? ''] ?? 'unavailable'
    return known === 'downloadable' && !Recognizer.install ? 'unavailable' : known
  } catch {
    return 'unavailable'
  }
}

async function askToInstall(): Promise<boolean> {
  try {
    return (await recognizerClass()?.install?.(ON_DEVICE)) === true
  } catch {
    return false
  }
}
