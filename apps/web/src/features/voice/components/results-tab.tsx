import { voiceWords } from '../../../lib/words/en/voice.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Playback } from '../../../recorder/use-playback.ts'
import { Button } from '../../../ui/button.tsx'
import type { VoiceResult } from '../types.ts'

export type ResultsTabProps = {
  result: VoiceResult
  /** The take before, where the person said it again. */
  before: VoiceResult | null
  playback: Playback
  onNew: () => void
  onBack: () => void
  onAgain: () => void
}

/** What was measured, and what to try next. */
export function ResultsTab({ result, onNew, onBack }: ResultsTabProps) {
  const words = useWords(voiceWords)
  return (
    <div>
      <p>{result.reading.summary}</p>
      <Button onClick={onNew}>{words.newRecording}</Button>
      <Button onClick={onBack}>{words.back}</Button>
    </div>
  )
}
