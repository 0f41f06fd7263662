import { storedValue } from './key.ts'

/** The bands of a score, from one end of its scale to the other. */
export const BANDS = ['lowest', 'low', 'middle', 'high', 'highest'] as const
/** The scores for which a tone can be wanted. */
export const WANTED_TONES = ['warmth', 'confidence', 'formality'] as const
export type Band = (typeof BANDS)[number]
export type WantedTone = Readonly<Partial<Record<(typeof WANTED_TONES)[number], Band>>>

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
    WANTED_TONES.flatMap((name) => {
      const step = BANDS.find((one) => one === given.get(name))
      return step ? [[name, step]] : []
    }),
  )
}
