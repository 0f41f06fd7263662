import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Take } from '../../../recorder/types.ts'
import { Button } from '../../../ui/button.tsx'

type ResultsActionsProps = { take: Take; onNew: () => void; onBack: () => void }

/** What may be done with a result. */
export function ResultsActions({ take, onNew, onBack }: ResultsActionsProps) {
  const words = useWords(voiceWords)
  const { actions } = useWords(voiceResultsWords)
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button icon="mic" onClick={onNew}>
        {words.newRecording}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {words.back}
      </Button>
      <Button variant="quiet" icon="down" onClick={() => download(take)}>
        {actions.download}
      </Button>
      <Button variant="quiet" icon="text" onClick={() => window.print()}>
        {actions.print}
      </Button>
    </div>
  )
}

const KEPT_MS = 60_000

function download(take: Take): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(take.wav)
  link.download = 'recording.wav'
  link.click()
  // Some browsers read the address only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
