import { storedValue } from './key.ts'

/** Steps of a score's scale. */
export const BANDS = ['lowest', 'low', 'middle', 'high', 'highest'] as const
export const WANTED_TONES = ['warmth', 'confidence', 'formality'] as const
export type Band = (typeof BANDS)[number]
export type WantedTone = Readonly<Partial<Record<(typeof WANTED_TONES)[number], Band>>>

const NOTHING: WantedTone = {}

/** The wanted tone; missing scores are open. */
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
