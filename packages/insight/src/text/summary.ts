import { targetsFor } from './contexts.ts'
import type { Measures } from './measures.ts'
import type { ScoreBand, TextAnalysis, TextScores } from './types.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const sizeSentence = ({ words, sentences }: Measures): string =>
  `${counted(words, 'word', 'words')} in ${counted(sentences, 'sentence', 'sentences')}.`

const readingSentence = (measures: Measures, context: string): string | undefined => {
  const { gradeLevel, gradeBand } = measures
  if (gradeLevel === null || gradeBand === null) return undefined
  const { gradeCeiling } = targetsFor(context)
  const hardness = { easy: 'Easy to read', plain: 'Plain to read', hard: 'Hard to read' }[gradeBand]
  const above = gradeCeiling !== null && gradeLevel > gradeCeiling
  return `${hardness}, about grade ${Math.round(gradeLevel)}${above ? `, above the ${gradeCeiling} that suits this context` : ''}.`
}

const HEARD: readonly { score: keyof TextScores; words: Partial<Record<ScoreBand, string>> }[] = [
  { score: 'warmth', words: { highest: 'very warm', high: 'warm', low: 'cool', lowest: 'cold' } },
  {
    score: 'confidence',
    words: { highest: 'sure', high: 'fairly sure', low: 'a little hesitant', lowest: 'hesitant' },
  },
  { score: 'formality', words: { highest: 'very formal', high: 'formal', low: 'casual', lowest: 'very casual' } },
]

const MIDDLE = 50

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const heardSentence = (scores: TextScores, findings: TextAnalysis['findings']): string | undefined => {
  // "Thanks so much for leaving your pans in the sink": the words are warm, the sentence is not.
  if (findings.some(({ kind }) => kind === 'passive-aggressive')) return 'Parts of it may come across as a dig.'
  const heard = HEARD.flatMap(({ score, words }) => {
    const { band, low, high } = scores[score]
    // what may as well lie on the other side of the middle is not said
    if (band === null || low === null || high === null || (low < MIDDLE && high > MIDDLE)) return []
    return words[band] ?? []
  })
  return heard.length === 0 ? undefined : `May come across as ${listed(heard)}.`
}

const worthSentence = (findings: TextAnalysis['findings']): string | undefined => {
  const changes = findings.filter(({ weight }) => weight === 'suggestion').length
  return changes === 0 ? undefined : `${counted(changes, 'place is', 'places are')} worth a second look.`
}

/** The figures of a text in one to four plain sentences. */
export const summaryOf = (
  { language, measures, findings, scores }: Pick<TextAnalysis, 'language' | 'measures' | 'findings' | 'scores'>,
  context: string,
): string => {
  if (measures.words === 0) return language.reason ?? 'There are no words to read.'
  const sentences = language.english
    ? [
        sizeSentence(measures),
        readingSentence(measures, context),
        heardSentence(scores, findings),
        worthSentence(findings),
      ]
    : [sizeSentence(measures), language.reason]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}
