import { useEffect, useRef, useState } from 'react'
import { sendVoice } from '../../api/voice.ts'
import { recordEvent } from '../../lib/page-log.ts'
import { useUnmountSignal } from '../../lib/use-unmount-signal.ts'
import type { Take } from '../../recorder/types.ts'
import type { Recorder } from '../../recorder/use-recorder.ts'

type TranscriptState = 'resting' | 'writing' | 'nothing' | 'failed'

/** Transcribes a recording when it ends, and drops it once counted. A restored one waits for the person. */
export function useTranscript(recorder: Recorder, hasTranscriber: boolean, onTranscript: (text: string) => void) {
  const [state, setState] = useState<TranscriptState>('resting')
  const handled = useRef<string>(undefined)
  const leaving = useUnmountSignal()
  const { take, notice } = recorder

  // biome-ignore lint/correctness/useExhaustiveDependencies: each recording is written down once, when it has ended
  useEffect(() => {
    if (!take || notice === 'restored' || handled.current === take.id) return
    handled.current = take.id
    void write(take)
  }, [take, notice])

  async function write(recording: Take): Promise<void> {
    const signal = leaving()
    setState('writing')
    try {
      const text = await transcribe(recording, hasTranscriber, signal)
      if (signal.aborted) return
      recorder.clear()
      setState(text === '' ? 'nothing' : 'resting')
      if (text !== '') onTranscript(text)
    } catch {
      if (signal.aborted) return
      recordEvent('sproutlog', 'not-transcribed')
      setState('failed')
    }
  }

  return { state, write: () => take && void write(take) }
}

/**
 * A recording's transcript, by the browser or the server.
 * @returns '' if neither can transcribe or nothing was understood
 */
async function transcribe(take: Take, hasTranscriber: boolean, signal: AbortSignal): Promise<string> {
  const heard = take.heard.trim()
  if (heard !== '' || !hasTranscriber) return heard
  const { transcript } = await sendVoice({ wav: take.wav, context: 'Personal' }, { idempotencyKey: take.id, signal })
  return transcript.trim()
}
