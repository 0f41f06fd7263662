import { resultChoices } from '../../../lib/words/en/result-choices.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { leavesDisfluency, plainLanguage } from '../../../storage/result-choices.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Card } from '../../../ui/card.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'

export function ResultChoices() {
  const words = useWords(resultChoices)
  const leaves = useStored(leavesDisfluency)
  const plain = useStored(plainLanguage)
  return (
    <Card aria-labelledby="result-choices" className="grid gap-4">
      <div>
        <h2 id="result-choices" className="text-h3">
          {words.heading}
        </h2>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </div>
      <SwitchRow
        label={words.leaves}
        hint={words.leavesHint}
        checked={leaves}
        onCheckedChange={leavesDisfluency.write}
      />
      <SwitchRow label={words.plain} hint={words.plainHint} checked={plain} onCheckedChange={plainLanguage.write} />
    </Card>
  )
}
