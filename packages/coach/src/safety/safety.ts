import { findAll, knowsWord } from './engine.ts'
import { FRAGMENTS } from './foreign.ts'
import { readLearned } from './learned/reader.ts'
import { normalise, type Shadow, type Token } from './normalise.ts'
import { foreignReading, NOTHING, readWindow, type SafetyReading } from './reading.ts'

export type { SafetyReading } from './reading.ts'

/** Long texts are read in overlapping windows, so that what stands far apart is not added up. */
const WINDOW = 240
const STEP = 180
const UNSPACED_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const SPACES = /\s+/g
const INVENTED = /小说|小說|小説|主人公|角色|剧本|劇本|脚本|소설|주인공|등장인물/

const readFragments = (clean: string): SafetyReading => {
  if (!UNSPACED_SCRIPT.test(clean) || INVENTED.test(clean)) return NOTHING
  // Spaces part these scripts where they like, so they are left out on both sides.
  const text = clean.replace(SPACES, '')
  const stands = (fragment: string): boolean => text.includes(fragment.replace(SPACES, ''))
  const row = FRAGMENTS.find(({ has, unless }) => has.some(stands) && !unless?.some(stands))
  return row ? foreignReading(row) : NOTHING
}

const ORDER = ['none', 'resource', 'check', 'crisis'] as const
const graver = (a: SafetyReading, b: SafetyReading): SafetyReading => {
  const order = ORDER.indexOf(a.level) - ORDER.indexOf(b.level)
  return order > 0 || (order === 0 && a.points >= b.points) ? a : b
}

const windowsOf = (tokens: readonly Token[]): (readonly Token[])[] => {
  if (tokens.length <= WINDOW) return [tokens]
  const windows: (readonly Token[])[] = []
  for (let start = 0; start < tokens.length; start += STEP) windows.push(tokens.slice(start, start + WINDOW))
  return windows
}

const MOST_KNOWN = 1000

/** Windows that say the same words say the same, however often they are pasted. */
function* distinct(windows: readonly (readonly Token[])[]): Generator<readonly Token[]> {
  if (windows.length === 1) return yield* windows
  const known = new Set<string>()
  for (const window of windows) {
    const words = window.map(({ word }) => word).join(' ')
    if (known.has(words)) continue
    if (known.size < MOST_KNOWN) known.add(words)
    yield window
  }
}

/** Reads one text for danger by the rules alone. */
export const readByRules = (text: string): SafetyReading => readShadow(normalise(text, knowsWord))

const readShadow = ({ clean, tokens }: Shadow): SafetyReading => {
  let gravest = readFragments(clean)
  for (const window of distinct(windowsOf(tokens))) {
    gravest = graver(gravest, readWindow(clean, { tokens: window, findings: findAll(window) }))
  }
  return gravest
}

/**
 * Reads one text for danger to the writer or somebody near: all of it, pasted parts too, whatever its length. By the rules,
 * and where they find nothing by what was learned from messages that no rule foresaw. Deterministic; never throws, any
 * string is a text.
 */
export const readSafety = (text: string): SafetyReading => {
  const shadow = normalise(text, knowsWord)
  const ruled = readShadow(shadow)
  return ruled.level === 'none' ? readLearned(shadow) : ruled
}
