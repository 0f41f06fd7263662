// Fits the text scores and writes packages/insight/src/score/weights/:
//   TRUTH_DIR=… node scripts/fit/fit.ts [politeness formality sentiment certainty emotion]
import { splitDense } from '@understory/insight/score/linear-model'
import { everyRow, fitPlan, predictUnseen, seeSet } from './cross-validate.ts'
import {
  agreementElsewhere,
  measureEmotion,
  measureSentiment,
  measureShare,
  predictSentiment,
  withLists,
} from './measure.ts'
import { packModel, write } from './pack.ts'
import { CERTAINTY, EMOTION_PLANS, FORMALITY, type Plan, POLITENESS, SENTIMENT, SENTIMENT_ELSEWHERE } from './plans.ts'
import { isChosen, requireTruth } from './truth.ts'

const folder = requireTruth()
const fitShare = (plan: Plan): void => {
  const seen = seeSet(folder, plan.set)
  const measured = measureShare(plan, seen, predictUnseen(plan, seen))
  console.log(plan.id, measured.crossValidation)
  write(plan.id, packModel(plan, seen, fitPlan(plan, seen, everyRow(seen)), measured))
}

const fitSentiment = (): void => {
  const seen = seeSet(folder, SENTIMENT.set)
  const { unseen, added } = predictSentiment(SENTIMENT, seen)
  const measured = measureSentiment(seen, unseen)
  const fitted = withLists(fitPlan(SENTIMENT, seen, everyRow(seen)), added)
  const crossValidation = {
    ...measured.crossValidation,
    ...agreementElsewhere(folder, SENTIMENT_ELSEWHERE, seen, fitted),
  }
  console.log(SENTIMENT.id, crossValidation)
  write(SENTIMENT.id, packModel(SENTIMENT, seen, fitted, { ...measured, crossValidation }))
}

const fitEmotions = (): void => {
  const seen = seeSet(folder, SENTIMENT.set)
  const models = EMOTION_PLANS.map((plan) => {
    const { measured, slope, offset } = measureEmotion(plan, seen, predictUnseen(plan, seen))
    console.log(plan.id, measured.crossValidation)
    const model = packModel(plan, seen, fitPlan(plan, seen, everyRow(seen)), measured)
    return { slope: Number(slope.toPrecision(5)), offset: Number(offset.toPrecision(5)), model }
  })
  const columns = splitDense(models[0]?.model.dense ?? []).columns
  const groups = models.map(({ slope, offset, model }) => {
    const own = splitDense(model.dense)
    if (own.columns.join() !== columns.join()) throw new Error(`${model.id} rests on other features than the first`)
    return { slope, offset, coefficients: own.coefficients, model: { ...model, dense: [] } }
  })
  write('emotion', { columns, groups })
}

for (const plan of [POLITENESS, FORMALITY, CERTAINTY]) if (isChosen(plan.id)) fitShare(plan)
if (isChosen(SENTIMENT.id)) fitSentiment()
if (isChosen('emotion')) fitEmotions()
