import { storedValue } from './key.ts'

export const REMIND_CHOICES = ['morning', 'hour', 'atTime', 'evening'] as const
export type RemindChoice = (typeof REMIND_CHOICES)[number]

/** A talk's reminder. `at`: local time, "2026-11-27T17:30". */
export type TalkReminder = {
  readonly id: string
  readonly at: string
  readonly choice: RemindChoice
  readonly who: string
}

export const talkReminders = storedValue<readonly TalkReminder[]>(
  'understory.talkReminders',
  [],
  decode,
  JSON.stringify,
)

function decode(text: string): readonly TalkReminder[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isReminder) : undefined
  } catch {
    return undefined
  }
}

function isReminder(item: unknown): item is TalkReminder {
  const { id, at, choice, who } = (item ?? {}) as Partial<Record<keyof TalkReminder, unknown>>
  const isText = [id, at, who].every((part) => typeof part === 'string')
  return isText && REMIND_CHOICES.some((known) => known === choice)
}
