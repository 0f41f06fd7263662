import type { Talk } from '@understory/contract/talks'
import { talkReminders } from '../../storage/talk-reminders.ts'
import { remindAt } from './remind-at.ts'

/** Keeps a talk's reminder in step with its day, its time and whom it is with. It goes once the talk was had. */
export function moveReminder({ id, when, who, after }: Pick<Talk, 'id' | 'when' | 'who' | 'after'>): void {
  const all = talkReminders.read()
  const own = all.find((one) => one.id === id)
  if (!own) return
  const at = when === null || after !== null ? null : remindAt(when, own.choice)
  if (at === own.at && who === own.who) return
  const others = all.filter((one) => one.id !== id)
  talkReminders.write(at === null ? others : [...others, { ...own, at, who }])
}
