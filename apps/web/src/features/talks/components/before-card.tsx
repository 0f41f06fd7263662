import { requestNotifications } from '../../../lib/notifications.ts'
import { saveText } from '../../../lib/save-file.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { REMIND_CHOICES, type RemindChoice, talkReminders } from '../../../storage/talk-reminders.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { calendarFile } from '../calendar-file.ts'
import { remindAt, setReminder } from '../reminders.ts'
import { titleOf } from '../talk-title.ts'
import { useWallClock } from '../wall-clock.ts'
import { type TalkProps, TalkSection } from './talk-section.tsx'

export function BeforeCard({ talk }: Pick<TalkProps, 'talk'>) {
  const all = useWords(talks)
  const words = all.before
  const { id, when, where, opening } = talk
  const title = titleOf(talk, all)
  const reminder = useStored(talkReminders).find((one) => one.id === id)
  const now = useWallClock()
  const ahead = REMIND_CHOICES.filter((choice) => {
    const at = when === null ? null : remindAt(when, choice)
    return at !== null && now !== null && at > now
  })

  const hint = () => {
    if (when === null) return words.needsDay
    if (reminder && ahead.includes(reminder.choice)) return words.reminderOn(words.choices[reminder.choice])
    if (ahead.length > 0) return undefined
    return when === now?.slice(0, 10) ? words.needsTime : words.tooLate
  }

  async function choose(choice: RemindChoice | '') {
    const at = choice === '' || when === null ? null : remindAt(when, choice)
    setReminder(id, at === null || choice === '' ? null : { id, at, choice, who: talk.who })
    if (at !== null && !(await requestNotifications())) toast({ title: words.noNotice })
  }

  return (
    <TalkSection title={words.heading}>
      <div className="flex flex-wrap gap-2">
        <Button
          icon="clock"
          disabled={when === null}
          onClick={() =>
            when !== null &&
            saveText(
              `talk-${when.slice(0, 10)}.ics`,
              calendarFile({ id, title, when, where, notes: opening, now: new Date() }),
              'text/calendar',
            )
          }
        >
          {words.calendar}
        </Button>
        <Button icon="book" onClick={() => print()}>
          {all.card.print}
        </Button>
      </div>
      <Field label={words.remindAt} hint={hint()}>
        <Select
          value={reminder?.choice ?? ''}
          disabled={ahead.length === 0}
          onChange={({ target }) => void choose(target.value as RemindChoice | '')}
        >
          <option value="">{words.reminderOff}</option>
          {ahead.map((choice) => (
            <option key={choice} value={choice}>
              {words.choices[choice]}
            </option>
          ))}
        </Select>
      </Field>
    </TalkSection>
  )
}
