import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { singleKeys } from '../../../storage/single-keys.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'

/** Whether single-key shortcuts are on; speech input or tremor may trigger them. */
export function Keyboard() {
  const words = useWords(settings).keyboard
  const isOn = useStored(singleKeys)
  return (
    <Card aria-labelledby="keyboard">
      <h2 id="keyboard" className="mb-2 text-h3">
        {words.heading}
      </h2>
      <SwitchRow label={words.singleKeys} hint={words.hint} checked={isOn} onCheckedChange={singleKeys.write} />
    </Card>
  )
}
