import { analyzeText } from '@understory/insight/analyze-text'
import { ENCODER_FILES } from '@understory/insight/score/encoder-heads'
import { type FittedName, models } from '@understory/insight/score/models'
import { AIMS } from '@understory/insight/score/standing'
import { mean, quantile } from '@understory/insight/statistics'
import { spearman } from '../statistics.ts'
import { vaderOf } from './compare.ts'
import type { Figure } from './evaluate-rules.ts'
import { f1Of, round } from './statistics.ts'
import { readTruth, type TruthRow } from './truth.ts'

/** As measured in the fit, by words alone. */
const measuredOf = (what: FittedName): Record<string, number> => models().fitted[what].file.crossValidation

const standard = (what: FittedName, part: string): Pick<Figure, 'encoded' | 'aim'> => ({
  encoded: ENCODER_FILES[what]?.crossValidation[part],
  aim: AIMS[what][part],
})

/** Agreement of each part of the set that has an aim. */
const figures = (folder: string, what: FittedName): Figure[] => {
  const rows = readTruth(folder, what)
  return Object.entries(measuredOf(what))
    .map(
      ([part, value]): Figure => ({
        what: part === 'all' ? what : `${what}, ${part}`,
        texts: rows.filter(({ domain }) => part === 'all' || domain === part).length,
        unit: 'Spearman',
        value,
        ...standard(what, part),
      }),
    )
    .filter(({ aim }) => aim !== undefined)
}

/** Macro-F1 of the best two thresholds between blame, neither and praise, as in agreement.py. */
const bestMacroF1 = (raw: readonly number[], truth: readonly number[]): number => {
  const sorted = Float64Array.from(raw).sort()
  let best = 0
  for (let below = 0.1; below < 0.5; below += 0.01)
    for (let above = below + 0.1; above < 0.9; above += 0.01) {
      const [low, high] = [quantile(sorted, below), quantile(sorted, above)]
      const said = raw.map((value) => (value > high ? 1 : value < low ? -1 : 0))
      best = Math.max(best, mean([-1, 0, 1].map((sign) => f1Of(truth, said, sign))))
    }
  return round(best)
}

const sentimentOfComments = (folder: string): Figure => {
  const rows = readTruth(folder, 'emotion')
  const vader = bestMacroF1(
    rows.map(({ text }) => vaderOf(text)),
    rows.map(({ score }) => score),
  )
  const { macroF1 } = measuredOf('sentiment')
  if (macroF1 === undefined) throw new Error('the fitted file of sentiment has no macro-F1')
  return {
    what: 'sentiment of comments: blame, neither, praise',
    texts: rows.length,
    unit: 'macro-F1',
    value: macroF1,
    others: { VADER: vader },
    ...standard('sentiment', 'macroF1'),
  }
}

/** Sentiment of reviews and editorials, which are not in any training set. */
const sentimentElsewhere = (folder: string): Figure[] =>
  [...Map.groupBy(readTruth(folder, 'sentiment'), ({ domain = 'all' }) => domain)].map(([domain, rows]) => {
    const agreement = (scoreOf: (row: TruthRow) => number) =>
      round(
        spearman(
          rows.map(({ score }) => score),
          rows.map(scoreOf),
        ),
      )
    return {
      what: `sentiment, ${domain}, not fitted on`,
      texts: rows.length,
      unit: 'Spearman',
      value: agreement(({ text }) => analyzeText(text, 'Work').scores.sentiment.raw ?? 0),
      others: { VADER: agreement(({ text }) => vaderOf(text)) },
      ...standard('sentiment', domain),
    }
  })

export const evaluateModels = (folder: string): Figure[] => [
  ...(['politeness', 'formality', 'certainty'] as const).flatMap((what) => figures(folder, what)),
  sentimentOfComments(folder),
  ...sentimentElsewhere(folder),
]
