import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { singleKeys } from '../../../storage/single-keys.ts'
import { SettingsCard, StoredSwitch } from './settings-card.tsx'

/** Whether single-key shortcuts are on; speech input or tremor may trigger them. */
export function Keyboard() {
  const words = useWords(settings).keyboard
  return (
    <SettingsCard id="keyboard" heading={words.heading} className="grid gap-2">
      <StoredSwitch stored={singleKeys} label={words.singleKeys} hint={words.hint} />
    </SettingsCard>
  )
}
