import { trackRecording } from '../lib/running-recordings.ts'
import { dropRecording, keepRecordingPart, type RecordingPlace } from '../storage/recordings.ts'
import { openCapture } from './capture.ts'
import { MOST_SECONDS } from './limits.ts'
import type { LiveStore } from './live.ts'
import { MicrophoneError, openMicrophone, releaseMicrophone } from './microphone.ts'
import { joinPcm, takeOf, toPcm } from './pcm.ts'
import { type Heard, type RecognizerKind, startRecognition } from './recognizer.ts'
import { type Hearing, NO_TRANSCRIPT, type Take } from './types.ts'

type SessionOptions = {
  place: RecordingPlace
  /** Empty for the browser's default. */
  deviceId: string
  recognizer: RecognizerKind
  live: LiveStore
  /** Called when the recording is full or the microphone is lost; the caller stops it. */
  onEnd: (why: 'full' | 'lost') => void
}

export type Session = {
  /**
   * Ends the recording and releases the microphone; `take` is null without audio. `isKept` is false if storage rejected
   * a part.
   */
  stop: () => Promise<{ take: Take | null; isKept: boolean }>
}

const KEEP_EVERY_SECONDS = 2

/**
 * Records, and stores new audio every two seconds and when the page is hidden.
 * @throws MicrophoneError
 */
export async function openSession({ place, deviceId, recognizer, live, onEnd }: SessionOptions): Promise<Session> {
  const stream = await openMicrophone(deviceId)
  const began = Date.now()
  const parts: Int16Array<ArrayBuffer>[] = []
  let waiting: Int16Array<ArrayBuffer>[] = []
  const keeping: Promise<boolean>[] = []
  let length = 0
  let rate = 0

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

  await dropRecording(place)
  const blocks: Float32Array[] = []
  let isOpen = false
  const capture = await openCapture(stream, (block) => (isOpen ? add(block) : blocks.push(block))).catch((cause) => {
    releaseMicrophone(stream)
    throw new MicrophoneError('failed', { cause })
  })
  rate = capture.rate
  const recognition =
    recognizer === 'none' ? undefined : startRecognition(recognizer, ({ text, problem }) => live.hear(text, problem))
  isOpen = true
  for (const block of blocks) add(block)
  const lost = () => onEnd('lost')
  for (const track of stream.getTracks()) track.addEventListener('ended', lost)
  document.addEventListener('visibilitychange', attend)
  const ended = trackRecording()

  return {
    stop: async () => {
      document.removeEventListener('visibilitychange', attend)
      const last = recognition?.stop()
      await capture.close()
      releaseMicrophone(stream)
      const hearing = hearingOf(await last)
      keep()
      const isKept = (await Promise.all(keeping)).every(Boolean)
      ended()
      return { take: length > 0 ? takeOf(joinPcm(parts), rate, hearing) : null, isKept }
    },
  }
}
