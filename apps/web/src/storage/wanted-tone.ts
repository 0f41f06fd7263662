import { storedValue } from './key.ts'

const STEPS = ['lowest', 'low', 'middle', 'high', 'highest'] as const
const NAMES = ['warmth', 'confidence', 'formality'] as const
type WantedStep = (typeof STEPS)[number]
export type WantedTone = Readonly<Partial<Record<(typeof NAMES)[number], WantedStep>>>

const NOTHING: WantedTone = {}

/** The tone that the person wants to have, set before writing; a name that is missing is left open. */
export const wantedTone = storedValue<WantedTone>('understory.wantedTone', NOTHING, decode, JSON.stringify)

function decode(text: string): WantedTone | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const given = new Map(Object.entries(value))
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const step = STEPS.find((one) => one === given.get(name))
      return step ? [[name, step]] : []
    }),
  )
}
