import { analyzeText } from '@understory/insight/analyze-text'
import { ENCODER_FILES } from '@understory/insight/score/encoder-heads'
import type { FittedName } from '@understory/insight/score/models'
import { AIMS } from '@understory/insight/score/standing'
import { vaderOf } from './compare.ts'
import { predictUnseen, type SeenSet, seeSet } from './cross-validate.ts'
import type { Figure } from './evaluate-rules.ts'
import { agreementByDomain, bestCut, measureShare, predictSentiment, round } from './measure.ts'
import { CERTAINTY, FORMALITY, POLITENESS, SENTIMENT, SENTIMENT_ELSEWHERE } from './plans.ts'
import { readTruth } from './truth.ts'

/** Agreement per part of the set: words only, and with the encoder as measured in its fit. */
const figures = (what: FittedName, seen: SeenSet, agreement: Record<string, number>): Figure[] =>
  Object.entries(agreement).map(([part, value]) => ({
    what: part === 'all' ? what : `${what}, ${part}`,
    texts: seen.rows.filter((row) => part === 'all' || row.domain === part).length,
    unit: 'Spearman',
    value,
    ...standard(what, part),
  }))

const standard = (what: FittedName, part: string): Pick<Figure, 'encoded' | 'aim'> => ({
  encoded: ENCODER_FILES[what]?.crossValidation[part],
  aim: AIMS[what][part],
})

/** Sentiment of reviews and editorials, which are not in any training set. */
const sentimentElsewhere = (folder: string): Figure[] => {
  const rows = readTruth(folder, SENTIMENT_ELSEWHERE)
  const ours = rows.map(({ text }) => analyzeText(text, 'Work').scores.sentiment.raw ?? 0)
  const vader = agreementByDomain(
    rows,
    rows.map(({ text }) => vaderOf(text)),
  )
  return Object.entries(agreementByDomain(rows, ours)).map(([domain, value]) => ({
    what: `sentiment, ${domain}, not fitted on`,
    texts: rows.filter((row) => (row.domain ?? 'all') === domain).length,
    unit: 'Spearman',
    value,
    others: { VADER: vader[domain] ?? 0 },
    ...standard('sentiment', domain),
  }))
}

const sentimentOfComments = (folder: string): Figure => {
  const seen = seeSet(folder, SENTIMENT.set)
  const truth = seen.rows.map((row) => row.score)
  const agreement = (raw: ArrayLike<number>): number => round(bestCut(raw, truth).macroF1)
  return {
    what: 'sentiment of comments: blame, neither, praise',
    texts: truth.length,
    unit: 'macro-F1',
    value: agreement(predictSentiment(SENTIMENT, seen).unseen),
    others: { VADER: agreement(seen.rows.map(({ text }) => vaderOf(text))) },
    ...standard('sentiment', 'macroF1'),
  }
}

export const evaluateModels = (folder: string): Figure[] => [
  ...[POLITENESS, FORMALITY, CERTAINTY]
    .flatMap((plan) => {
      const seen = seeSet(folder, plan.set)
      return figures(plan.id as FittedName, seen, measureShare(plan, seen, predictUnseen(plan, seen)).crossValidation)
    })
    .filter(({ aim }) => aim !== undefined),
  sentimentOfComments(folder),
  ...sentimentElsewhere(folder),
]
