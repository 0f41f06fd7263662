import { useState } from 'react'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { reminder } from '../../../storage/reminder.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { SettingsCard } from './settings-card.tsx'

type Told = 'notKept' | 'denied' | 'unsupported' | null

/** Asks for notification permission only when switched on. */
export function Reminders() {
  const words = useWords(settings).notifications
  const chosen = useStored(reminder)
  const [told, setTold] = useState<Told>(null)

  async function change(part: Partial<typeof chosen>): Promise<void> {
    const isKept = reminder.write({ ...chosen, ...part })
    if (!isKept) setTold('notKept')
    else setTold(part.isOn ? await askPermission() : null)
  }

  return (
    <SettingsCard id="reminders" heading={words.heading} lead={words.lead} className="grid gap-3">
      <SwitchRow label={words.daily} checked={chosen.isOn} onCheckedChange={(isOn) => void change({ isOn })} />
      {chosen.isOn && (
        <Field label={words.time} className="max-w-[180px]">
          <Input
            type="time"
            name="reminderTime"
            required
            value={chosen.time}
            onChange={({ target }) => target.value && void change({ time: target.value, lastShown: '' })}
          />
        </Field>
      )}
      {told && (
        <p role="status" className="text-small text-ink-soft">
          {words[told]}
        </p>
      )}
    </SettingsCard>
  )
}

async function askPermission(): Promise<Told> {
  if (!('Notification' in window)) return 'unsupported'
  return (await Notification.requestPermission()) === 'granted' ? null : 'denied'
}
