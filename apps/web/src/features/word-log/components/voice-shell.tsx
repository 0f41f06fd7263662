import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { VoiceSlot } from './word-log.tsx'

/** Stands where the recorder will; it promises nothing. */
export function VoiceShell({ onType }: VoiceSlot) {
  const words = useWords(wordLog).voice
  return (
    <Card className="grid content-center justify-items-center gap-4 text-center">
      <h2>{words.heading}</h2>
      <p className="max-w-[44ch] text-ink-soft">{words.growing}</p>
      <Button icon="text" onClick={onType}>
        {words.typeInstead}
      </Button>
    </Card>
  )
}
