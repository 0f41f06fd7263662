import { resultChoices } from '../../../lib/words/en/result-choices.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency, plainLanguage } from '../../../storage/result-choices.ts'
import { SettingsCard, StoredSwitch } from './settings-card.tsx'

export function ResultChoices() {
  const words = useWords(resultChoices)
  return (
    <SettingsCard id="result-choices" heading={words.heading} lead={words.lead} className="grid gap-4">
      <StoredSwitch stored={leavesDisfluency} label={words.leaves} hint={words.leavesHint} />
      <StoredSwitch stored={plainLanguage} label={words.plain} hint={words.plainHint} />
    </SettingsCard>
  )
}
