import type { TextAnalysis } from '@understory/insight/text/types'
import type { EntryInsights, Trait } from '../../lib/growth.ts'

export type Reading = Omit<EntryInsights, 'newWords'> & { readonly isEnglish: boolean }

/** Insights, and the entry version they belong to. */
export type EntryReading = { readonly insights: EntryInsights; readonly isEnglish: boolean; readonly version: number }

const POLES = [
  ['warmth', 'warm', 'cool'],
  ['confidence', 'sure', 'hesitant'],
  ['sentiment', 'bright', 'heavy'],
] as const satisfies readonly (readonly [string, Trait, Trait])[]

/** The figures that an entry stores. */
export function readingOf({
  measures,
  scores,
  language,
}: Pick<TextAnalysis, 'measures' | 'scores' | 'language'>): Reading {
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
