import { ON_DEVICE, recognizerClass } from './speech-recognition.ts'

/**
 * On-device speech recognition. `unknown`: not answered yet; `none`: no speech recognition; `unavailable`: only
 * off-device; `failed`: the download failed.
 */
export type DeviceSpeech = 'unknown' | 'none' | 'unavailable' | 'downloadable' | 'downloading' | 'failed' | 'ready'

type DeviceSpeechStore = {
  read: () => DeviceSpeech
  subscribe: (listener: () => void) => () => void
  /** Checks availability. */
  look: () => Promise<void>
  /** Starts the download. Browsers require a user gesture. */
  install: () => Promise<void>
}

// There are no progress events, so the state is polled.
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
    // The browser may report the earlier state until the download starts.
    if (now === 'downloadable') set(isInstalling ? 'downloading' : 'failed')
    else set(now === 'unavailable' ? 'failed' : now)
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      // A returning page resumes polling a download.
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
