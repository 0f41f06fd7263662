import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { keepTranscripts } from '../../../storage/keep-transcripts.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'

export function KeepTranscripts() {
  const words = useWords(settings).transcripts
  const isOn = useStored(keepTranscripts)
  return (
    <Card aria-labelledby="recordings">
      <h2 id="recordings" className="mb-2 text-h3">
        {words.heading}
      </h2>
      <SwitchRow label={words.keep} hint={words.hint} checked={isOn} onCheckedChange={keepTranscripts.write} />
    </Card>
  )
}
