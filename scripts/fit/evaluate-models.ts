import { analyzeText } from '@understory/insight/analyze-text'
import { ENCODER_FILES } from '@understory/insight/score/encoder-heads'
import { spearman } from '../statistics.ts'
import { predictUnseen, type SeenSet, seeSet } from './cross-validate.ts'
import type { Figure } from './evaluate-rules.ts'
import { bestCut, measureShare, predictSentiment, round } from './measure.ts'
import { CERTAINTY, FORMALITY, POLITENESS, SENTIMENT, SENTIMENT_ELSEWHERE } from './plans.ts'
import { readTruth } from './truth.ts'

const figures = (what: string, seen: SeenSet, agreement: Record<string, number>): Figure[] =>
  Object.entries(agreement).map(([part, value]) => ({
    what: part === 'all' ? `${what}, Spearman` : `${what}, ${part}, Spearman`,
    texts: seen.rows.filter((row) => part === 'all' || row.domain === part).length,
    value,
  }))

/** Sentiment of reviews and editorials, which no model was fitted on. */
const sentimentElsewhere = (folder: string): Figure[] => {
  const rows = readTruth(folder, SENTIMENT_ELSEWHERE)
  return [...Map.groupBy(rows, (row) => row.domain ?? 'all')].map(([domain, texts]) => ({
    what: `sentiment, ${domain}, Spearman`,
    texts: texts.length,
    value: round(
      spearman(
        texts.map((row) => row.score),
        texts.map((row) => analyzeText(row.text, 'Work').scores.sentiment.raw ?? 0),
      ),
    ),
  }))
}

/** The scores with the sentence encoder, as they were measured when they were fitted: it takes minutes over the sets. */
const withEncoder = (folder: string): Figure[] =>
  Object.entries(ENCODER_FILES).flatMap(([name, file]) => {
    const rows = [...readTruth(folder, name), ...(name === SENTIMENT.id ? readTruth(folder, SENTIMENT.set) : [])]
    return Object.entries(file.crossValidation).map(([part, value]) => ({
      what: `${name} with the encoder, ${part}`,
      texts: rows.filter(({ domain }) => part === 'all' || domain === (part === 'macroF1' ? undefined : part)).length,
      value,
    }))
  })

/** Agreement of the fitted scores with people, by cross-validation: every text is judged by a model that has not seen it. */
export const evaluateModels = (folder: string): Figure[] => {
  const shares = [POLITENESS, FORMALITY, CERTAINTY].flatMap((plan) => {
    const seen = seeSet(folder, plan.set)
    return figures(plan.id, seen, measureShare(plan, seen, predictUnseen(plan, seen)).crossValidation)
  })
  const emotion = seeSet(folder, SENTIMENT.set)
  const truth = emotion.rows.map((row) => row.score)
  const { unseen } = predictSentiment(SENTIMENT, emotion)
  return [
    ...shares,
    { what: 'sentiment of comments, macro-F1', texts: truth.length, value: round(bestCut(unseen, truth).macroF1) },
    ...sentimentElsewhere(folder),
    ...withEncoder(folder),
  ]
}
