import { CONTEXTS, contextOf } from '@understory/contract/contexts'
import { PERSON_NAME_LENGTH } from '@understory/contract/limits'
import { useState } from 'react'
import { contextNames } from '../../../lib/words/en/context.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { dailyGoal, MOST_DAILY_WORDS } from '../../../storage/daily-goal.ts'
import { displayName, preferredContext } from '../../../storage/preferences.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { ErrorLine } from '../../../ui/error-line.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { SettingsCard } from './settings-card.tsx'

export function AboutYou() {
  const words = useWords(settings).profile
  const names = useWords(contextNames)
  const name = useStored(displayName)
  const context = useStored(preferredContext)
  const goal = useStored(dailyGoal)
  const [isKept, setIsKept] = useState(true)
  const keepGoal = (typed: string) => {
    const count = dailyGoal.decode(typed)
    if (count !== undefined) setIsKept(dailyGoal.write(count))
  }
  return (
    <SettingsCard id="about-you" heading={words.heading} lead={words.lead} className="grid gap-5">
      <Field label={words.name} hint={words.nameHint} optional>
        <Input
          name="displayName"
          autoComplete="name"
          maxLength={PERSON_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setIsKept(displayName.write(target.value))}
        />
      </Field>
      <Field label={words.context} hint={words.contextHint}>
        <Select
          name="preferredContext"
          value={context}
          onChange={({ target }) => setIsKept(preferredContext.write(contextOf(target.value)))}
        >
          {CONTEXTS.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.goal} hint={words.goalHint}>
        <Input
          type="number"
          name="dailyGoal"
          inputMode="numeric"
          min={0}
          max={MOST_DAILY_WORDS}
          value={goal}
          onChange={({ target }) => keepGoal(target.value)}
        />
      </Field>
      {!isKept && <ErrorLine>{words.notKept}</ErrorLine>}
    </SettingsCard>
  )
}
