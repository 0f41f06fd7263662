import type { TextAnalysis } from '@understory/insight/text/types'
import type { EntryInsights, Trait } from '../../lib/growth.ts'
import { createTextEngine } from '../../text-engine/text-engine.ts'

type Reading = Omit<EntryInsights, 'newWords'> & { readonly isEnglish: boolean }

/** Insights, and the entry version they belong to. */
export type EntryReading = { readonly insights: EntryInsights; readonly isEnglish: boolean; readonly version: number }

/** Milliseconds until the worker is given up. */
const LONGEST_MS = 20_000
/** UTF-16 units; enough for a stable result in short time. */
const READ_LENGTH = 200_000

/**
 * Analyzes an entry in a worker, loaded on demand.
 * @throws Error if the worker can't load or doesn't respond
 */
export async function readInsights(text: string): Promise<Reading> {
  const engine = createTextEngine()
  const tooLate = Promise.withResolvers<null>()
  const timer = setTimeout(tooLate.resolve, LONGEST_MS, null)
  try {
    const asked = engine.ask({ text: text.slice(0, READ_LENGTH), context: 'Personal' })
    const analysis = await Promise.race([asked, tooLate.promise])
    if (!analysis) throw new Error('The reader could not be loaded, or gave no answer.')
    return readingOf(analysis)
  } finally {
    clearTimeout(timer)
    engine.end()
  }
}

const POLES = [
  ['warmth', 'warm', 'cool'],
  ['confidence', 'sure', 'hesitant'],
  ['sentiment', 'bright', 'heavy'],
] as const satisfies readonly (readonly [string, Trait, Trait])[]

/** The figures that an entry stores. */
function readingOf({ measures, scores, language }: TextAnalysis): Reading {
  return {
    isEnglish: language.english,
    gradeLevel: measures.gradeLevel,
    variety: measures.lexicalDiversity,
    tone: toneOf(scores),
  }
}

function toneOf(scores: TextAnalysis['scores']): readonly Trait[] | null {
  const known = POLES.filter(([name]) => scores[name].band !== null)
  if (known.length === 0) return null
  return known.flatMap(([name, high, low]) => {
    const { band } = scores[name]
    if (band === 'high' || band === 'highest') return high
    return band === 'low' || band === 'lowest' ? low : []
  })
}
