import { analyzeText } from '@understory/insight/analyze-text'
import type { FindingKind } from '@understory/insight/text/findings/types'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import { round } from './measure.ts'
import { detection } from './statistics.ts'
import { readTruth, type TruthRow } from './truth.ts'

/** One figure: what was measured, on how many texts, and how well. */
export type Figure = { what: string; texts: number; value: number }

const holds = (row: TruthRow, kind: FindingKind): boolean =>
  analyzeText(row.text, 'Work').findings.some((finding) => finding.kind === kind)

const detectionFigure = (what: string, rows: readonly TruthRow[], kind: FindingKind): Figure => {
  const said = rows.map((row) => holds(row, kind))
  const truth = rows.map((row) => row.score)
  return { what: `${what}, F1`, texts: rows.length, value: round(detection(truth, said).f1) }
}

const sameStarts = (row: TruthRow): boolean => {
  const starts = analyzeText(row.text, 'Work').measures.sentenceStarts
  return starts.length === row.starts?.length && starts.every((start, at) => start === row.starts?.[at])
}

/** Share of neighboring levels of one article that stand in the right order. */
const readabilityFigure = (folder: string): Figure => {
  const rows = readTruth(folder, 'readability')
  const byArticle = Map.groupBy(rows, (row) => row.group ?? row.id.split(':').slice(0, -1).join(':'))
  let [pairs, right] = [0, 0]
  for (const group of byArticle.values()) {
    const sorted = group.toSorted((a, b) => a.score - b.score)
    const difficulty = sorted.map(
      (row) => analyzeText(row.text, 'Work', { syllables: dictionarySyllables }).measures.difficulty ?? 0,
    )
    for (let at = 1; at < difficulty.length; at += 1) {
      pairs += 1
      if ((difficulty[at] ?? 0) > (difficulty[at - 1] ?? 0)) right += 1
    }
  }
  return { what: 'readability, neighboring levels in order', texts: rows.length, value: round(right / pairs) }
}

/** Agreement of everything that is not fitted: sentences, passives, hedges, readability. */
export const evaluateRules = (folder: string): Figure[] => {
  const sentences = readTruth(folder, 'sentences')
  const hedges = Map.groupBy(readTruth(folder, 'hedge'), (row) => row.domain ?? 'all')
  return [
    {
      what: 'sentences, documents exact',
      texts: sentences.length,
      value: round(sentences.filter(sameStarts).length / sentences.length),
    },
    detectionFigure('passive', readTruth(folder, 'passive'), 'passive'),
    ...[...hedges].map(([domain, rows]) => detectionFigure(`hedge, ${domain}`, rows, 'hedge')),
    readabilityFigure(folder),
  ]
}
