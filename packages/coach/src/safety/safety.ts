import { findAll, knowsWord } from './engine.ts'
import { FRAGMENTS } from './foreign.ts'
import { normalise, type Token } from './normalise.ts'
import { CHECK_FROM, foreignReading, NOTHING, readWindow, type SafetyReading } from './reading.ts'

export type { Level, SafetyReading } from './reading.ts'

/** Long texts are read in overlapping windows, so that what stands far apart is not added up. */
const WINDOW = 240
const STEP = 180
const UNSPACED_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const INVENTED = /小说|小說|小説|主人公|角色|剧本|劇本|脚本|소설|주인공|등장인물/

const readFragments = (clean: string): SafetyReading => {
  if (!UNSPACED_SCRIPT.test(clean) || INVENTED.test(clean)) return NOTHING
  for (const row of FRAGMENTS) {
    const at = row.has.find((fragment) => clean.includes(fragment))
    if (at !== undefined && !row.unless?.some((fragment) => clean.includes(fragment))) return foreignReading(row)
  }
  return NOTHING
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

/**
 * Reads one text for danger to the writer or somebody near: all of it, pasted parts too, whatever its length.
 * Deterministic; never throws, any string is a text.
 */
export const readSafety = (text: string): SafetyReading => {
  const { clean, tokens } = normalise(text, knowsWord)
  let gravest = readFragments(clean)
  for (const window of windowsOf(tokens)) {
    gravest = graver(gravest, readWindow(clean, { tokens: window, findings: findAll(window) }))
  }
  return gravest
}

export const isAtLeastCheck = ({ points }: SafetyReading): boolean => points >= CHECK_FROM
