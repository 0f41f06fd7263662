import { sentencesOf, wordsOf } from '../text/words.ts'

const TOO_CLOSE = 0.6
const SHORT = 4

/** Sentences said before, by runs of three stems. */
export type Spent = { runs: Map<string, number[]>; sizes: number[]; short: Set<string> }

/** Nothing said yet. */
export const emptySpent = (): Spent => ({ runs: new Map(), sizes: [], short: new Set() })

const UNQUOTED = /"[^"]{0,4000}"/g

/** A text without what stands in quotation marks: phrases and fragments have rules of their own. */
export const withoutQuotes = (text: string): string => text.replace(UNQUOTED, ' ')

const runsOf = (sentence: string): { runs: Set<string>; folded: string; words: number } => {
  const stems = wordsOf(sentence.toLowerCase()).map((word) => word.stem)
  const runs = new Set<string>()
  for (let i = 0; i + 3 <= stems.length; i += 1) runs.add(`${stems[i]} ${stems[i + 1]} ${stems[i + 2]}`)
  return { runs, folded: stems.join(' '), words: stems.length }
}

/** Marks all sentences of a text as said. */
export const spend = (spent: Spent, text: string): void => {
  const plain = withoutQuotes(text)
  for (const at of sentencesOf(plain)) {
    const { runs, folded, words } = runsOf(plain.slice(at.start, at.end))
    if (words === 0) continue
    if (words < SHORT) {
      spent.short.add(folded)
      continue
    }
    const id = spent.sizes.push(runs.size) - 1
    for (const run of runs) {
      const list = spent.runs.get(run)
      if (list) list.push(id)
      else spent.runs.set(run, [id])
    }
  }
}

/** Whether a sentence of the text was said before, nearly in the same words (Jaccard of stem runs from .6). */
export const isSpent = (spent: Spent, text: string): boolean => {
  if (spent.sizes.length === 0 && spent.short.size === 0) return false
  const plain = withoutQuotes(text)
  return sentencesOf(plain).some((at) => {
    const { runs, folded, words } = runsOf(plain.slice(at.start, at.end))
    if (words === 0) return false
    if (words < SHORT) return words > 1 && spent.short.has(folded)
    const shared = new Map<number, number>()
    for (const run of runs) for (const id of spent.runs.get(run) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1)
    for (const [id, both] of shared) if (both / (runs.size + (spent.sizes[id] ?? 0) - both) >= TOO_CLOSE) return true
    return false
  })
}
