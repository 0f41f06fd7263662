import { trackRecording } from '../lib/running-recordings.ts'
import { dropRecording, keepRecordingPart, type RecordingPlace } from '../storage/recordings.ts'
import { MOST_SECONDS } from './limits.ts'
import type { LiveStore } from './live.ts'
import { captureMicrophone } from './microphone.ts'
import { joinPcm, takeOf, toPcm } from './pcm.ts'
import { type Heard, type RecognizerKind, startRecognition } from './recognizer.ts'
import { type Hearing, NO_TRANSCRIPT } from './types.ts'

type SessionOptions = {
  place: RecordingPlace
  recognizer: RecognizerKind
  live: LiveStore
  /** Called when the recording is full or the microphone is lost; the caller stops it. */
  onEnd: (why: 'full' | 'lost') => void
}

const KEEP_EVERY_SECONDS = 2

/**
 * Records, and stores new audio every two seconds and when the page is hidden.
 * @throws MicrophoneError
 */
export async function openSession({ place, recognizer, live, onEnd }: SessionOptions) {
  const early: Float32Array[] = []
  let isOpen = false
  const capture = await captureMicrophone(
    (block) => (isOpen ? add(block) : early.push(block)),
    () => onEnd('lost'),
  )
  // Only now, so that a refused microphone leaves the last recording.
  await dropRecording(place)
  const { rate } = capture
  const began = Date.now()
  const parts: Int16Array<ArrayBuffer>[] = []
  let waiting: Int16Array<ArrayBuffer>[] = []
  const keeping: Promise<boolean>[] = []
  let length = 0
  const recognition =
    recognizer === 'none' ? undefined : startRecognition(recognizer, ({ text, problem }) => live.hear(text, problem))

  function keep(): void {
    if (waiting.length === 0) return
    const pcm = Int16Array.from(waiting.flatMap((part) => [...part]))
    keeping.push(
      keepRecordingPart({ place, session: began, index: parts.length, rate, pcm, ...hearingOf(recognition?.heard()) }),
    )
    waiting = []
  }

  function hearingOf(heard: Heard | undefined): Hearing {
    if (!heard) return NO_TRANSCRIPT
    const heardOn = recognizer === 'on-device' ? 'device' : 'service'
    return { heard: heard.text, heardOn, heardProblem: heard.problem }
  }

  function add(block: Float32Array): void {
    if (length >= MOST_SECONDS * rate) return
    const pcm = toPcm(block)
    parts.push(pcm)
    waiting.push(pcm)
    length += pcm.length
    live.add(block, Math.min(length / rate, MOST_SECONDS))
    if (waiting.length * pcm.length >= KEEP_EVERY_SECONDS * rate) keep()
    if (length >= MOST_SECONDS * rate) onEnd('full')
  }

  function attend(): void {
    if (document.hidden) keep()
    else capture.wake()
  }

  isOpen = true
  for (const block of early) add(block)
  document.addEventListener('visibilitychange', attend)
  const ended = trackRecording()

  return {
    /** Releases the microphone. `take` is null without audio; `isKept` is false if storage rejected a part. */
    stop: async () => {
      document.removeEventListener('visibilitychange', attend)
      const last = recognition?.stop()
      await capture.close()
      const hearing = hearingOf(await last)
      keep()
      const isKept = (await Promise.all(keeping)).every(Boolean)
      ended()
      return { take: length > 0 ? takeOf(joinPcm(parts), rate, hearing) : null, isKept }
    },
  }
}

export type Session = Awaited<ReturnType<typeof openSession>>
