import { fieldsOf, isText } from '../lib/parse-json.ts'
import { storedJson } from './key.ts'

export const REMIND_CHOICES = ['morning', 'hour', 'atTime', 'evening'] as const
export type RemindChoice = (typeof REMIND_CHOICES)[number]

/** A talk's reminder. `at`: local time, "2026-11-27T17:30". */
export type TalkReminder = {
  readonly id: string
  readonly at: string
  readonly choice: RemindChoice
  readonly who: string
}

export const talkReminders = storedJson<readonly TalkReminder[]>('understory.talkReminders', [], (list) =>
  Array.isArray(list) ? list.filter(isReminder) : undefined,
)

function isReminder(item: unknown): item is TalkReminder {
  const { id, at, choice, who } = fieldsOf(item)
  return [id, at, who].every(isText) && REMIND_CHOICES.some((known) => known === choice)
}
