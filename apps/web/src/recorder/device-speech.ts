import { sharedValue } from '../lib/shared-value.ts'
import { recognizerQuestion } from '../storage/recognizer.ts'
import { ON_DEVICE, recognizerClass } from './speech-recognition.ts'

/**
 * On-device speech recognition. `unknown`: not answered yet; `none`: no speech recognition; `unasked`: maybe, see
 * `recognizerQuestion`; `unavailable`: only off-device; `failed`: the download failed.
 */
export type DeviceSpeech =
  | 'unknown'
  | 'none'
  | 'unasked'
  | 'unavailable'
  | 'downloadable'
  | 'downloading'
  | 'failed'
  | 'ready'

/** Whether a press may bring on-device recognition, or is bringing it. */
export const isInstallable = (device: DeviceSpeech): boolean =>
  device === 'unasked' || device === 'downloadable' || device === 'downloading' || device === 'failed'

// There are no progress events, so the state is polled.
const ASK_AGAIN_MS = 3000

const STATES: Readonly<Record<string, DeviceSpeech>> = {
  available: 'ready',
  downloading: 'downloading',
  downloadable: 'downloadable',
}

export function createDeviceSpeech() {
  const state = sharedValue<DeviceSpeech>('unknown')
  let watchers = 0
  let isInstalling = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  function set(next: DeviceSpeech): void {
    clearTimeout(waiting)
    if (next === 'downloading' && watchers > 0) waiting = setTimeout(() => void askAgain(), ASK_AGAIN_MS)
    if (next !== state.read()) state.write(next)
  }

  async function askAgain(): Promise<void> {
    const now = await askBrowser()
    if (state.read() !== 'downloading') return
    // The browser may report the earlier state until the download starts.
    if (now === 'downloadable') set(isInstalling ? 'downloading' : 'failed')
    else set(now === 'unavailable' ? 'failed' : now)
  }

  return {
    ...state,
    subscribe: (listener: () => void) => {
      watchers += 1
      const end = state.subscribe(listener)
      // A returning page resumes polling a download.
      if (state.read() === 'downloading') set('downloading')
      return () => {
        end()
        watchers -= 1
        if (watchers === 0) clearTimeout(waiting)
      }
    },
    /** Checks availability, but asks no browser that has never answered. */
    look: async () => {
      const now = unaskedState() ?? (await askBrowser())
      if (!isInstalling) set(now)
    },
    /** Asks where nobody has, then starts the download. Browsers require a user gesture. */
    install: async () => {
      if (isInstalling) return
      isInstalling = true
      const found = state.read() === 'unasked' ? await askBrowser() : 'downloadable'
      if (found !== 'downloadable') {
        isInstalling = false
        return set(found)
      }
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

/** What a browser is taken for that can be asked and never answered; undefined if it may be asked. */
function unaskedState(): DeviceSpeech | undefined {
  const question = recognizerQuestion.read()
  if (!recognizerClass()?.available || question === 'answered') return undefined
  return question === 'asking' ? 'unavailable' : 'unasked'
}

async function askBrowser(): Promise<DeviceSpeech> {
  const Recognizer = recognizerClass()
  if (!Recognizer) return 'none'
  try {
    recognizerQuestion.write('asking')
    const answer = await Recognizer.available?.(ON_DEVICE).finally(() => recognizerQuestion.write('answered'))
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
