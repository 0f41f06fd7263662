import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { isOffline } from '../../api/connection.ts'
import { conversationsQuery } from '../../api/conversations.ts'
import { dashboardQuery } from '../../api/dashboard.ts'
import { codeOf } from '../../api/error.ts'
import { sendVoice, VOICE_TAKES_KEY } from '../../api/voice.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { voiceWords } from '../../lib/words/en/voice.ts'
import { waiting as waitingWords } from '../../lib/words/en/waiting.ts'
import { useWords } from '../../lib/words/use-words.ts'
import type { Hearing, Take } from '../../recorder/types.ts'
import { markOfForest } from '../../storage/forest-mark.ts'
import { keepTranscripts } from '../../storage/keep-transcripts.ts'
import type { RecordingPlace } from '../../storage/recordings.ts'
import { waitingTake } from '../../storage/waiting-take.ts'
import { toast } from '../../ui/use-toast.ts'
import { failureOf, isServiceFailure } from './failure.ts'
import { measureHere } from './measure.ts'
import { placeholderReading } from './placeholder.ts'
import { NOTHING_SAID, reduceVoice, type VoiceState, type VoiceTab } from './state.ts'
import type { AnalysisOptions } from './types.ts'

export type VoiceAnalysis = VoiceState & {
  /** Analyzes the recording; resolves to whether it worked. Without a recording it shows a toast. */
  analyze: (take: Take | null, options: AnalysisOptions) => Promise<boolean>
  /** Clears the results. */
  clear: () => void
  /** Keeps this result to compare with the next take. */
  sayAgain: () => void
  showTab: (tab: VoiceTab) => void
  choosePrompt: (prompt: string | null) => void
}

/** The transcript to send: the device's, unless it stopped early and a transcriber would have more. */
export function transcriptOf({ heard, heardOn, heardProblem }: Pick<Take, keyof Hearing>) {
  if (heard === '') return {}
  return { transcript: heard, isTranscriptFromDevice: heardOn === 'device' && heardProblem === null }
}

type Beginning = {
  initialPrompt?: string | null
  /** Preloads the results component, so that it doesn't render blank. */
  prepare?: () => Promise<unknown>
}

/** Analyzes one recording at a time; the initial prompt shows above the first. */
export function useVoiceAnalysis(
  place: RecordingPlace,
  { initialPrompt = null, prepare }: Beginning = {},
): VoiceAnalysis {
  const words = useWords(voiceWords)
  const waiting = useWords(waitingWords)
  const queryClient = useQueryClient()
  const [state, dispatch] = useReducer(reduceVoice, { ...NOTHING_SAID, prompt: initialPrompt })
  const leaving = useRef<AbortController>(null)
  const sent = useRef<{ take: Take; options: string; key: string }>(null)

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

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

  async function analyze(take: Take | null, options: AnalysisOptions): Promise<boolean> {
    const signal = leaving.current?.signal
    if (state.isAnalyzing || !signal) return false
    if (!take) {
      toast({ ...words.noRecording, variant: 'destructive' })
      return false
    }
    dispatch({ type: 'analyzing' })
    const { context } = options
    const asked = { ...options, keepTranscript: keepTranscripts.read() }
    const measuring = measureHere(take.samples, options, take.heard)
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
      if (signal.aborted) return false
      waitingTake.write(null)
      dispatch({ type: 'analyzed', result: { ...about, reading, measured, isPlaceholder: false } })
      toast(words.complete)
      for (const queryKey of [dashboardQuery.queryKey, VOICE_TAKES_KEY]) {
        void queryClient.invalidateQueries({ queryKey, refetchType: 'all' })
      }
      void queryClient.resetQueries({ queryKey: conversationsQuery.queryKey })
      return true
    } catch (error) {
      if (signal.aborted) return false
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
      return false
    }
  }

  return {
    ...state,
    analyze,
    clear: () => {
      waitingTake.write(null)
      dispatch({ type: 'cleared' })
    },
    sayAgain: () => {
      waitingTake.write(null)
      dispatch({ type: 'again' })
    },
    showTab: (tab) => dispatch({ type: 'tab', tab }),
    choosePrompt: (prompt) => dispatch({ type: 'prompt', prompt }),
  }
}
