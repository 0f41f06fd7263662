import { fieldsOf } from '../lib/parse-json.ts'
import { storedJson } from './key.ts'

/** Steps of a score's scale. */
export const BANDS = ['lowest', 'low', 'middle', 'high', 'highest'] as const
export const WANTED_TONES = ['warmth', 'confidence', 'formality'] as const
export type Band = (typeof BANDS)[number]
export type WantedTone = Readonly<Partial<Record<(typeof WANTED_TONES)[number], Band>>>

/** The wanted tone; missing scores are open. */
export const wantedTone = storedJson<WantedTone>('understory.wantedTone', {}, (value) => {
  const given = fieldsOf(value)
  return Object.fromEntries(
    WANTED_TONES.flatMap((name) => {
      const step = BANDS.find((one) => one === given[name])
      return step ? [[name, step]] : []
    }),
  )
})
