import type { Context, SlotName, Slots, Test } from '../types.ts'

/** What a test may look at. `told` is everything the person said about the problem, in lower case. */
export type Facts = { slots: Slots; context: Context; told: string }

const startsWord = (text: string, prefix: string): boolean => {
  for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1] ?? '')) return true
  }
  return false
}

const PERSON_TESTS: Record<string, (slots: Slots) => boolean> = {
  near: (slots) => slots.to?.value.near ?? false,
  minor: (slots) => slots.to?.value.minor ?? false,
}

/** Whether one test of a card holds for the facts. */
export const holds = (test: Test, facts: Facts): boolean => {
  if (test.startsWith('not ')) return !holds(test.slice(4) as Test, facts)
  const { slots } = facts
  const plain = PERSON_TESTS[test]
  if (plain) return plain(slots)
  const [kind, value = ''] = splitOnce(test)
  if (kind === 'power') return slots.to?.value.power === value
  if (kind === 'urgency') return slots.when?.value.urgency === value
  if (kind === 'medium') return slots.medium?.value === value
  if (kind === 'context') return facts.context === value
  if (kind === 'has') return has(slots, value as SlotName)
  if (kind === 'said') return value.split('|').some((prefix) => startsWord(facts.told, prefix))
  return false
}

const splitOnce = (test: string): [string, string] => {
  const at = test.indexOf(':')
  return at < 0 ? [test, ''] : [test.slice(0, at), test.slice(at + 1)]
}

const has = (slots: Slots, name: SlotName): boolean => {
  const slot = slots[name]
  return Array.isArray(slot) ? slot.length > 0 : slot !== undefined
}

/** Whether all tests of a list hold; an empty or missing list holds. */
export const holdAll = (tests: readonly Test[] | undefined, facts: Facts): boolean =>
  (tests ?? []).every((test) => holds(test, facts))

/** Whether one of the card's ruling-out words was said. */
export const ruledOut = (words: readonly string[] | undefined, told: string): boolean =>
  (words ?? []).some((word) => startsWord(told, word))
