import { saveFile } from '../../../lib/save-file.ts'
import { voiceWords } from '../../../lib/words/en/voice.ts'
import { voiceResultsWords } from '../../../lib/words/en/voice-results.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { Take } from '../../../recorder/types.ts'
import { Button } from '../../../ui/button.tsx'

type ResultsActionsProps = { take: Take; onNew: () => void; onBack: () => void }

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
      <Button variant="quiet" icon="down" onClick={() => saveFile('recording.wav', take.wav)}>
        {actions.download}
      </Button>
      <Button variant="quiet" icon="text" onClick={() => window.print()}>
        {actions.print}
      </Button>
    </div>
  )
}
