import { analyzeText } from '@understory/insight/analyze-text'
import { isFamiliar } from '@understory/insight/text/familiar'
import type { FindingKind } from '@understory/insight/text/findings/types'
import { fleschKincaid, readingCounts } from '@understory/insight/text/readability'
import { readText } from '@understory/insight/text/reading'
import { winkStarts } from './compare.ts'
import { passagesOf, proseIn, proseOfDocs } from './prose.ts'
import { f1Of, round } from './statistics.ts'
import { readTruth, type TruthRow } from './truth.ts'

/** Agreement of ours, ours with the encoder, and of other libraries. */
export type Figure = {
  what: string
  texts: number
  unit: 'share' | 'F1' | 'macro-F1' | 'Spearman'
  value: number
  encoded?: number | undefined
  others?: Record<string, number>
  aim?: number | undefined
}

const holds = (row: TruthRow, kind: FindingKind): boolean =>
  analyzeText(row.text, 'Work').findings.some((finding) => finding.kind === kind)

const detectionFigure = (what: string, rows: readonly TruthRow[], kind: FindingKind, aim: number): Figure => {
  const said = rows.map((row) => (holds(row, kind) ? 1 : 0))
  const truth = rows.map((row) => (row.score > 0 ? 1 : 0))
  return { what, texts: rows.length, unit: 'F1', value: round(f1Of(truth, said, 1)), aim }
}

const exactDocuments = (rows: readonly TruthRow[], startsOf: (text: string) => readonly number[]): number => {
  const exact = rows.filter(({ text, starts = [] }) => startsOf(text).join() === starts.join())
  return round(exact.length / rows.length)
}

type Formula = (text: string) => number

const ours: Formula = (text) => analyzeText(text, 'Work').measures.difficulty ?? 0
const kincaid: Formula = (text) => fleschKincaid(readingCounts(readText(text)))

/** New Dale–Chall without its step. */
const daleChall: Formula = (text) => {
  const { tokens, forms, sentences } = readText(text)
  const words = tokens.filter(({ kind }) => kind === 'word')
  const unfamiliar = tokens.filter(
    ({ kind, lower }, at) => kind === 'word' && !forms[at]?.startsWith('<') && !isFamiliar(lower),
  )
  return (15.79 * unfamiliar.length) / words.length + (0.0496 * words.length) / sentences.length
}

type Pair = readonly [easier: string, harder: string]

const levelsOf = (rows: readonly TruthRow[]): Pair[] =>
  [...Map.groupBy(rows, (row) => row.group ?? row.id).values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => a.score - b.score)
    return sorted.slice(1).map((row, at): Pair => [sorted[at]?.text ?? '', row.text])
  })

/** Passages of our sections and of harder texts of ours, which no list or formula used. */
const sectionsBefore = (harder: readonly string[]): Pair[] => {
  const [easy, hard] = [passagesOf(proseIn('sections')), passagesOf(harder)]
  return easy.flatMap((one) => hard.map((other): Pair => [one, other]))
}

const inOrder = (what: string, pairs: readonly Pair[], aim?: number): Figure => {
  const texts = [...new Set(pairs.flat())]
  const share = (formula: Formula): number => {
    const known = new Map(texts.map((text) => [text, formula(text)]))
    const right = pairs.filter(([easier, harder]) => (known.get(easier) ?? 0) < (known.get(harder) ?? 0))
    return round(right.length / pairs.length)
  }
  const others = { 'Flesch–Kincaid': share(kincaid), 'Dale–Chall': share(daleChall) }
  return { what, texts: texts.length, unit: 'share', value: share(ours), others, aim }
}

const HEDGE_AIMS: Record<string, number> = { wiki: 0.87, factbank: 0.83 }

export const evaluateRules = (folder: string): Figure[] => {
  const sentences = readTruth(folder, 'sentences')
  const hedges = Map.groupBy(readTruth(folder, 'hedge'), (row) => row.domain ?? 'all')
  return [
    {
      what: 'sentences, whole documents exact',
      texts: sentences.length,
      unit: 'share',
      value: exactDocuments(sentences, (text) => analyzeText(text, 'Work').measures.sentenceStarts),
      others: { 'wink-nlp': exactDocuments(sentences, winkStarts) },
      aim: 0.85,
    },
    detectionFigure('passive clauses', readTruth(folder, 'passive'), 'passive', 0.93),
    ...[...hedges].map(([domain, rows]) =>
      detectionFigure(`hedges, ${domain}`, rows, 'hedge', HEDGE_AIMS[domain] ?? 1),
    ),
    inOrder('levels of one article in order', levelsOf(readTruth(folder, 'readability')), 0.97),
    inOrder('passages: sections easier than legal pages', sectionsBefore(proseIn('legal'))),
    inOrder('passages: sections easier than our docs', sectionsBefore(proseOfDocs())),
  ]
}
