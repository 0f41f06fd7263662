import { storedValue } from './key.ts'

export const THEMES = ['system', 'day', 'night'] as const
export type Theme = (typeof THEMES)[number]

/** `public/early.js` reads the same key before the first paint. */
export const theme = storedValue<Theme>(
  'understory.theme',
  'system',
  (text) => THEMES.find((name) => JSON.stringify(name) === text),
  JSON.stringify,
)
