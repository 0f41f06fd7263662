import { storedJson } from './key.ts'

export const THEMES = ['system', 'day', 'night'] as const
export type Theme = (typeof THEMES)[number]

/** `public/early.js` reads the same key before the first paint. */
export const theme = storedJson<Theme>('understory.theme', 'system', (value) => THEMES.find((name) => name === value))
