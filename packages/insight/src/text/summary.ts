import { targetsFor } from './contexts.ts'
import { filledIn, NOTES } from './lexicon.ts'
import type { Measures } from './measures.ts'
import type { ScoreBand, TextAnalysis, TextScores } from './types.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const sizeSentence = ({ words, sentences }: Measures): string =>
  `${counted(words, 'word', 'words')} in ${counted(sentences, 'sentence', 'sentences')}.`

const readingSentence = ({ gradeLevel, gradeBand }: Measures, context: string): string | undefined => {
  if (gradeLevel === null || gradeBand === null) return undefined
  const most = targetsFor(context).gradeCeiling
  const { grade, above, ...hardness } = NOTES.summary
  const values = { hardness: hardness[gradeBand], grade: Math.round(gradeLevel), most: most ?? '' }
  return filledIn(most !== null && gradeLevel > most ? above : grade, values)
}

const HEARD = ['warmth', 'confidence', 'formality'] as const satisfies (keyof TextScores)[]

const MIDDLE = 50

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const heardSentence = (scores: TextScores, findings: TextAnalysis['findings']): string | undefined => {
  // "Thanks so much for leaving your pans in the sink": kind words, unkind sentence.
  if (findings.some(({ kind }) => kind === 'passive-aggressive')) return NOTES.summary.dig
  const tones = HEARD.flatMap((name) => {
    const { band, low, high } = scores[name]
    // Not stated if the interval crosses the middle.
    if (band === null || low === null || high === null || (low < MIDDLE && high > MIDDLE)) return []
    const words: Partial<Record<ScoreBand, string>> = NOTES[name]
    return words[band] ?? []
  })
  return tones.length === 0 ? undefined : filledIn(NOTES.summary.heard, { tones: listed(tones) })
}

/** Summarizes an analysis in one to three sentences. */
export const summaryOf = (
  { language, measures, findings, scores }: Pick<TextAnalysis, 'language' | 'measures' | 'findings' | 'scores'>,
  context: string,
): string => {
  if (measures.words === 0) return language.reason ?? NOTES.score['no-words']
  const sentences = language.english
    ? [sizeSentence(measures), readingSentence(measures, context), heardSentence(scores, findings)]
    : [sizeSentence(measures), language.reason]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}
