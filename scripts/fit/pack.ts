import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FEATURE_NAMES } from '@understory/insight/score/features'
import type { ModelFile } from '@understory/insight/score/linear-model'
import { quantile } from '@understory/insight/statistics'
import type { SeenSet } from './cross-validate.ts'
import type { Fitted } from './fit-linear.ts'
import type { Plan } from './plans.ts'

export const short = (value: number): number => Number(value.toPrecision(4))

export const scriptHash = (): string => {
  const names = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts'))
  const scripts = names.sort().map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  return hash('sha256', scripts.join('')).slice(0, 16)
}

export const write = (name: string, content: unknown): void => {
  const text = `${JSON.stringify(content)}\n`
  writeFileSync(join(import.meta.dirname, `../../packages/insight/src/score/weights/${name}.json`), text)
  console.log(`${name}.json: ${Math.round(text.length / 1024)} kB`)
}

const LARGEST = 400

export const provenanceOf = (plan: Plan, seen: SeenSet) => ({
  version: 1,
  trainedOn: plan.trainedOn,
  licence: plan.licence,
  citation: plan.citation,
  rows: seen.rows.length,
  scriptHash: scriptHash(),
})

const termsOf = (weights: ReadonlyMap<number, number>, names: readonly string[], scale: number): [string, string] => {
  const kept = [...weights]
    .map(([term, weight]): [string, number] => [names[term] ?? '', Math.round(weight * scale)])
    .filter(([name, weight]) => weight !== 0 && name !== '' && !name.includes('|'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return [kept.map(([name]) => name).join('|'), kept.map(([, weight]) => weight).join(' ')]
}

const largestOf = (weights: ReadonlyMap<number, number>): number =>
  [...weights.values()].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)

export const shareScale = (unseen: ArrayLike<number>): ModelFile['scale'] => {
  const sorted = Float64Array.from(unseen).sort()
  const score = Array.from({ length: 51 }, (_, at) => 2 * at)
  return { raw: score.map((percent) => short(quantile(sorted, percent / 100))), score }
}

/** 80 % intervals of human ratings per tenth, as percentiles. */
export const shareIntervals = (unseen: ArrayLike<number>, truth: readonly number[]): number[][] => {
  const sorted = Float64Array.from(truth).sort()
  const shareBelow = (value: number): number => {
    let [below, same] = [0, 0]
    for (const other of sorted) {
      if (other < value) below += 1
      else if (other === value) same += 1
    }
    return (100 * (below + same / 2)) / sorted.length
  }
  const shares = truth.map(shareBelow)
  const order = Array.from(truth.keys()).sort((a, b) => (unseen[a] ?? 0) - (unseen[b] ?? 0))
  return Array.from({ length: 10 }, (_, tenth) => {
    const rows = order.slice(Math.floor((tenth * order.length) / 10), Math.floor(((tenth + 1) * order.length) / 10))
    const said = Float64Array.from(rows, (row) => shares[row] ?? 0).sort()
    return [Math.round(quantile(said, 0.1)), Math.round(quantile(said, 0.9))]
  })
}

export const packModel = (
  plan: Plan,
  seen: SeenSet,
  fitted: Fitted,
  measured: Pick<ModelFile, 'crossValidation' | 'scale' | 'intervals'>,
): ModelFile => {
  const termScale = Math.round(LARGEST / Math.max(1e-9, largestOf(fitted.words), largestOf(fitted.letters)))
  const [wordTerms, wordWeights] = termsOf(fitted.words, seen.words.names, termScale)
  const [letterTerms, letterWeights] = termsOf(fitted.letters, seen.letters.names, termScale)
  return {
    id: `${plan.id}-1`,
    ...provenanceOf(plan, seen),
    crossValidation: measured.crossValidation,
    bias: short(fitted.bias),
    dense: fitted.dense.map(({ place, mean, spread, weight, low, high }) =>
      [FEATURE_NAMES[place] ?? '', ...[mean, spread, weight, low, high].map((value) => short(value))].join(' '),
    ),
    words: 3,
    wordTerms,
    wordWeights,
    letterTerms,
    letterWeights,
    termScale,
    scale: measured.scale,
    intervals: measured.intervals,
  }
}
