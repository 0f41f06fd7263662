import { analyzeText } from '@understory/insight/analyze-text'
import { isFamiliar } from '@understory/insight/text/familiar'
import type { FindingKind } from '@understory/insight/text/findings/types'
import { fleschKincaid, readingCounts } from '@understory/insight/text/readability'
import { readText } from '@understory/insight/text/reading'
import { winkStarts } from './compare.ts'
import { round } from './measure.ts'
import { proseIn } from './prose.ts'
import { detection } from './statistics.ts'
import { readTruth, type TruthRow } from './truth.ts'

/** One figure: what was measured, on how many texts, how well, and how well others do on the same. */
export type Figure = { what: string; texts: number; value: number; others?: Record<string, number> }

const holds = (row: TruthRow, kind: FindingKind): boolean =>
  analyzeText(row.text, 'Work').findings.some((finding) => finding.kind === kind)

const detectionFigure = (what: string, rows: readonly TruthRow[], kind: FindingKind): Figure => {
  const said = rows.map((row) => holds(row, kind))
  const truth = rows.map((row) => row.score)
  return { what: `${what}, F1`, texts: rows.length, value: round(detection(truth, said).f1) }
}

/** Share of documents whose sentences all begin where they should. */
const exactDocuments = (rows: readonly TruthRow[], startsOf: (text: string) => readonly number[]): number => {
  const exact = rows.filter(({ text, starts = [] }) => startsOf(text).join() === starts.join())
  return round(exact.length / rows.length)
}

type Formula = (text: string) => number

const ours: Formula = (text) => analyzeText(text, 'Work').measures.difficulty ?? 0
const kincaid: Formula = (text) => fleschKincaid(readingCounts(readText(text)))

/** The New Dale–Chall score without its step. */
const daleChall: Formula = (text) => {
  const { tokens, forms, sentences } = readText(text)
  const words = tokens.filter(({ kind }) => kind === 'word')
  const unfamiliar = tokens.filter(
    ({ kind, lower }, at) => kind === 'word' && !forms[at]?.startsWith('<') && !isFamiliar(lower),
  )
  return (15.79 * unfamiliar.length) / words.length + (0.0496 * words.length) / sentences.length
}


type Pair = readonly [easier: string, harder: string]

/** Neighboring levels of one article. */
const levelsOf = (rows: readonly TruthRow[]): Pair[] =>
  [...Map.groupBy(rows, (row) => row.group ?? row.id).values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => a.score - b.score)
    return sorted.slice(1).map((row, at): Pair => [sorted[at]?.text ?? '', row.text])
  })

/** Each section of ours with each of our legal pages: easy and hard writing that no list or formula was made with. */
const sectionsBeforeLegal = (): Pair[] =>
  proseIn('sections').flatMap((section) => proseIn('legal').map((legal): Pair => [section, legal]))

const inOrder = (what: string, pairs: readonly Pair[]): Figure => {
  const texts = [...new Set(pairs.flat())]
  const share = (formula: Formula): number => {
    const known = new Map(texts.map((text) => [text, formula(text)]))
    const right = pairs.filter(([easier, harder]) => (known.get(easier) ?? 0) < (known.get(harder) ?? 0))
    return round(right.length / pairs.length)
  }
  const others = { 'Flesch–Kincaid': share(kincaid), 'Dale–Chall': share(daleChall) }
  return { what, texts: texts.length, value: share(ours), others }
}

/** Agreement of everything that is not fitted: sentences, passives, hedges, readability. */
export const evaluateRules = (folder: string): Figure[] => {
  const sentences = readTruth(folder, 'sentences')
  const hedges = Map.groupBy(readTruth(folder, 'hedge'), (row) => row.domain ?? 'all')
  return [
    {
      what: 'sentences, documents exact',
      texts: sentences.length,
      value: exactDocuments(sentences, (text) => analyzeText(text, 'Work').measures.sentenceStarts),
      others: { 'wink-nlp': exactDocuments(sentences, winkStarts) },
    },
    detectionFigure('passive', readTruth(folder, 'passive'), 'passive'),
    ...[...hedges].map(([domain, rows]) => detectionFigure(`hedge, ${domain}`, rows, 'hedge')),
    inOrder('levels of one article in order', levelsOf(readTruth(folder, 'readability'))),
    inOrder('sections easier than legal pages', sectionsBeforeLegal()),
  ]
}
