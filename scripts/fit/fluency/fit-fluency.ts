// Fits the two fluency models and writes packages/insight/src/voice/fluency-model.json:
//   TRUTH_DIR=… node scripts/fit/fluency/fit-fluency.ts
import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { ascending, mean, quantile } from '@understory/insight/statistics'
import { spearman } from '../../statistics.ts'
import { readTruth, requireTruth } from '../truth.ts'
import {
  crossValidate,
  FOLDS,
  fitRidge,
  MODELS,
  type ModelPlan,
  oneExpert,
  PENALTY,
  REPEATS,
  readExamples,
  WIDEST,
} from './fluency-fit.ts'
import type { Row } from './truth.ts'

const folder = requireTruth()
const rows = readTruth<Row>(folder, 'voice-fluency')
const output = new URL('../../../packages/insight/src/voice/fluency-model.json', import.meta.url)

const rounded = (x: number) => Number(x.toPrecision(6))

function build({ name, features }: ModelPlan) {
  const examples = readExamples(folder, rows, name === 'transcript')
  const ratings = examples.map(({ rating }) => rating)
  const runs = Array.from({ length: REPEATS }, (_, seed) => crossValidate(examples, features, seed + 1))
  const agreement = mean(runs.map((run) => spearman(run, ratings)))
  const residuals = (runs[0] ?? []).map((x, i) => Math.abs(x - (ratings[i] ?? 0)))
  const fit = fitRidge(examples, features)
  const columns = features.map((feature) => examples.map((example) => example.features[feature]))
  console.log(`${name}: n ${examples.length}, Spearman ${agreement.toFixed(3)} by ${FOLDS}-fold cross-validation`)
  return {
    id: `fluency-${name}-1`,
    n: examples.length,
    crossValidation: { folds: FOLDS, repeats: REPEATS, groupedBy: 'speaker', spearman: rounded(agreement) },
    features,
    mean: fit.mean.map(rounded),
    deviation: fit.deviation.map(rounded),
    coefficients: fit.coefficients.map(rounded),
    intercept: rounded(fit.intercept),
    conformal: [0.5, 0.8, 0.9].map((share) => rounded(quantile(ascending(residuals), share))),
    trainRange: columns
      .map(ascending)
      .map((column) => [rounded(quantile(column, 0.01)), rounded(quantile(column, 0.99))]),
  }
}

const [sound, transcript] = MODELS.map(build)
const model = {
  version: 1,
  trainedOn: 'speechocean762, 160 sentences read by 92 learners of English with Mandarin as first language',
  licence: 'Apache-2.0 (data); coefficients fitted here',
  citation:
    'Zhang et al. 2021, speechocean762: An Open-Source Non-native English Speech Corpus for Pronunciation Assessment, Interspeech',
  target: 'mean fluency rating of 5 experts, 0 to 10',
  method: `ridge, penalty ${PENALTY} on standardized features held within ${WIDEST} deviations`,
  oneExpertAgainstTheOthers: rounded(oneExpert(rows)),
  scriptHash: hash('sha256', readFileSync(new URL('fluency-fit.ts', import.meta.url))).slice(0, 16),
  sound,
  transcript,
}
writeFileSync(output, `${JSON.stringify(model, null, 2)}\n`)
