import { AUDIO_SECONDS } from '@understory/contract/limits'
import type { VoiceReply } from '@understory/contract/voice-analysis'
import type { VoiceAnalysis, VoiceOptions } from '@understory/insight/analyze-voice'
import { type HeardWord, type Transcriber, TranscriberError } from '../../ai/transcriber.ts'
import { ProblemError } from '../../http/problem.ts'
import { PoolError } from '../../workers/pool.ts'
import type { RecordingTask } from '../../workers/recording.ts'
import type { RecordingPool } from '../../workers/recording-pool.ts'

export type Listener = { pool: RecordingPool; transcriber: Transcriber | null }

type Recording = {
  wav: Uint8Array
  /** Transcript of the browser's recognizer; may be empty. */
  heardByBrowser: string
  /** Whether it was recognized on the device; then no transcriber is called. */
  isHeardOnDevice: boolean
  options: Pick<VoiceOptions, 'context' | 'isSecondLanguageAudience' | 'history'>
  signal: AbortSignal
}
export type Heard = {
  analysis: VoiceAnalysis
  transcript: string
  transcriptSource: VoiceReply['transcriptSource']
  transcriptWords: HeardWord[]
  /** Why a configured transcriber returned no words. */
  note: string | null
}

/**
 * Measures a recording, transcribing it first if needed. Recordings without speech are not sent to the transcriber:
 * many hallucinate words.
 *
 * @throws ProblemError `recording-unreadable`, `recording-too-long`, `too-many-requests`, `closing`, `internal`
 */
export async function listenTo({ pool, transcriber: given }: Listener, recording: Recording): Promise<Heard> {
  const { wav, heardByBrowser, signal } = recording
  const isOnDevice = recording.isHeardOnDevice && heardByBrowser !== ''
  const transcriber = isOnDevice ? null : given
  const options: VoiceOptions = { ...recording.options, ...(heardByBrowser !== '' && { transcript: heardByBrowser }) }
  const first = await work(pool, { wav, options, wantsPlainWav: transcriber !== null }, signal)
  const byBrowser: Heard = {
    analysis: first.analysis,
    transcript: heardByBrowser,
    transcriptSource: isOnDevice ? 'device' : heardByBrowser === '' ? 'none' : 'browser',
    transcriptWords: [],
    note: null,
  }
  if (!transcriber || !first.plainWav || first.analysis.measures.speechSeconds === 0) return byBrowser
  const written = await write(transcriber, first.plainWav, signal)
  if (!written) return { ...byBrowser, note: NOT_WRITTEN }
  if (written.text === '') return byBrowser
  const { clipShare } = first.analysis.measures
  const withWords = { ...recording.options, transcript: written.text, words: written.words, clipShare }
  const second = await work(pool, { wav: first.plainWav, options: withWords }, signal)
  return {
    analysis: second.analysis,
    transcript: written.text,
    transcriptSource: 'transcriber',
    transcriptWords: written.words,
    note: null,
  }
}

const NOT_WRITTEN = 'The transcriber gave no answer this time, so there are fewer words to go by.'

async function write(transcriber: Transcriber, wav: Uint8Array<ArrayBuffer>, signal: AbortSignal) {
  try {
    return await transcriber.transcribe(wav, signal)
  } catch (error) {
    // Measure without words.
    if (error instanceof TranscriberError) return undefined
    throw error
  }
}

async function work(pool: RecordingPool, task: Omit<RecordingTask, 'maxSeconds'>, signal: AbortSignal) {
  const result = await pool.run({ ...task, maxSeconds: AUDIO_SECONDS }, { signal }).catch(refuse)
  if (result.ok) return result
  throw new ProblemError(
    result.code === 'recording-too-long' ? 'recording-too-long' : 'recording-unreadable',
    result.message,
  )
}

const RETRY_SECONDS = 5

export const busy = () =>
  new ProblemError(
    'too-many-requests',
    'Many recordings are being listened to right now. Yours is safe with you; try again in a few seconds.',
    { retryAfterSeconds: RETRY_SECONDS },
  )

function refuse(error: unknown): never {
  if (!(error instanceof PoolError)) throw error
  if (error.code === 'busy') throw busy()
  if (error.code === 'closed') throw new ProblemError('closing')
  throw new ProblemError(
    'internal',
    'The recording could not be measured. It is safe with you; try again in a moment.',
    {
      cause: error.cause ?? error,
    },
  )
}
