import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { isOffline } from '../../api/connection.ts'
import { conversationsQuery } from '../../api/conversations.ts'
import { dashboardQuery } from '../../api/dashboard.ts'
import { codeOf } from '../../api/error.ts'
import { sendVoice, VOICE_TAKES_KEY } from '../../api/voice.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { useUnmountSignal } from '../../lib/use-unmount-signal.ts'
import { voiceWords } from '../../lib/words/en/voice.ts'
import { waiting as waitingWords } from '../../lib/words/en/waiting.ts'
import { useWords } from '../../lib/words/use-words.ts'
import type { RecognizerKind } from '../../recorder/recognizer.ts'
import type { Hearing, Take } from '../../recorder/types.ts'
import { useRecorder } from '../../recorder/use-recorder.ts'
import { markOfForest } from '../../storage/forest-mark.ts'
import { keepTranscripts } from '../../storage/keep-transcripts.ts'
import { dropRecording, type RecordingPlace } from '../../storage/recordings.ts'
import { waitingTake } from '../../storage/waiting-take.ts'
import { toast } from '../../ui/use-toast.ts'
import { failureOf, isServiceFailure, placeholderReading } from './failure.ts'
import { measureHere } from './measure.ts'
import { NOTHING_SAID, reduceVoice, type VoiceTab } from './state.ts'
import type { AnalysisOptions, VoiceResult } from './types.ts'
import { useWaitingTake } from './use-waiting-take.ts'

/** The transcript to send: the device's, unless it stopped early and a transcriber would have more. */
export function transcriptOf({ heard, heardOn, heardProblem }: Hearing) {
  if (heard === '') return {}
  return { transcript: heard, isTranscriptFromDevice: heardOn === 'device' && heardProblem === null }
}

type VoiceOptions = {
  recognizer?: RecognizerKind
  /** Shown above the first recording. */
  initialPrompt?: string | null
  /** Preloads the results component, so that it doesn't render blank. */
  prepare?: () => Promise<unknown>
  /** Told each result of a finished analysis. */
  onDone?: (result: VoiceResult) => void
}

/** A recorder, and the analysis of its takes, one at a time. */
export function useVoiceAnalysis(
  place: RecordingPlace,
  { recognizer, initialPrompt = null, prepare, onDone }: VoiceOptions = {},
) {
  const words = useWords(voiceWords)
  const waiting = useWords(waitingWords)
  const queryClient = useQueryClient()
  const recorder = useRecorder(place, recognizer)
  const { take } = recorder
  const [state, dispatch] = useReducer(reduceVoice, { ...NOTHING_SAID, prompt: initialPrompt })
  const tellDone = useEffectEvent((done: VoiceResult) => onDone?.(done))
  useEffect(() => {
    if (state.result && !state.result.isPlaceholder) tellDone(state.result)
  }, [state.result])
  const leaving = useUnmountSignal()
  const sent = useRef<{ take: Take; options: string; key: string }>(null)
  useWaitingTake(place, take, (options) => void analyze(options))

  /** The same recording keeps its key, so that it isn't stored twice. */
  function keyFor(take: Take, given: AnalysisOptions & { keepTranscript: boolean }): string {
    const options = JSON.stringify(given)
    if (sent.current?.take !== take || sent.current.options !== options) {
      const kept = waitingTake.read()
      const isKept = kept?.place === place && kept.durationSeconds === take.durationSeconds && kept.options === options
      sent.current = { take, options, key: isKept ? kept.key : randomId() }
    }
    return sent.current.key
  }

  /** Analyzes the recording; without one it shows a toast. */
  async function analyze(options: AnalysisOptions): Promise<void> {
    const signal = leaving()
    if (state.isAnalyzing) return
    if (!take) {
      toast({ ...words.noRecording, variant: 'destructive' })
      return
    }
    dispatch({ type: 'analyzing' })
    const { context } = options
    const asked = { ...options, keepTranscript: keepTranscripts.read() }
    const measuring = measureHere({ samples: take.samples, options, transcript: take.heard })
    const preparing = Promise.allSettled([prepare?.()])
    const about = { take, context, prompt: state.prompt }
    const idempotencyKey = keyFor(take, asked)
    const waited = waitingTake.read()?.key === idempotencyKey
    try {
      const reading = await sendVoice(
        { wav: take.wav, ...asked, ...transcriptOf(take) },
        { idempotencyKey, waited, signal },
      )
      const [measured] = await Promise.all([measuring, preparing])
      if (signal.aborted) return
      const result = { ...about, reading, measured, isPlaceholder: false }
      waitingTake.write(null)
      // Analyzed, so it needn't survive a reload.
      void dropRecording(place)
      dispatch({ type: 'analyzed', result })
      toast(words.complete)
      for (const queryKey of [dashboardQuery.queryKey, VOICE_TAKES_KEY]) {
        void queryClient.invalidateQueries({ queryKey, refetchType: 'all' })
      }
      void queryClient.resetQueries({ queryKey: conversationsQuery.queryKey })
    } catch (error) {
      if (signal.aborted) return
      const waits = isOffline()
      const { durationSeconds } = take
      const kept = { place, key: idempotencyKey, options: JSON.stringify(asked), durationSeconds }
      waitingTake.write(waits ? { ...kept, mark: markOfForest() } : null)
      const failure = failureOf(error, waits ? { ...words.failures, unreachable: waiting.take } : words.failures)
      recordEvent('voice', codeOf(error))
      const reading = placeholderReading(words.placeholder.summary, take.durationSeconds)
      const placeholder = isServiceFailure(failure)
        ? { ...about, reading, measured: await measuring, isPlaceholder: true }
        : null
      dispatch({ type: 'failed', failure, placeholder })
      toast({ title: words.failedTitle, description: failure.message, variant: 'destructive' })
    }
  }

  function clear(): void {
    waitingTake.write(null)
    dispatch({ type: 'cleared' })
  }

  return {
    ...state,
    /** A new recording clears the results. */
    recorder: {
      ...recorder,
      start: () => {
        clear()
        return recorder.start()
      },
      clear: () => {
        clear()
        recorder.clear()
      },
      open: (file: Blob) => recorder.open(file, clear),
    },
    analyze,
    /** Keeps this result to compare with the next take; from a kept one, goes back to recording. */
    sayAgain: (tip: string | null) => {
      if (!state.result) return dispatch({ type: 'tab', tab: 'record' })
      recorder.clear()
      waitingTake.write(null)
      dispatch({ type: 'again', tip })
    },
    showTab: (tab: VoiceTab) => dispatch({ type: 'tab', tab }),
    choosePrompt: (prompt: string | null) => dispatch({ type: 'prompt', prompt }),
  }
}

export type VoiceAnalysis = ReturnType<typeof useVoiceAnalysis>
