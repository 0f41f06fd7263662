import { expect, test } from 'vitest'
import { type FluencyModel, predictFluency } from './fluency.ts'
import models from './fluency-model.json' with { type: 'json' }

test('the model ships with its provenance, and agrees with experts on speakers it never heard', () => {
  expect(`${models.licence} ${models.trainedOn}`).toMatch(/Apache-2\.0.*160 sentences/)
  for (const { crossValidation, n, conformal } of [models.sound, models.transcript]) {
    expect(n).toBeGreaterThan(150)
    expect(crossValidation.groupedBy).toBe('speaker')
    expect(crossValidation.spearman).toBeGreaterThan(0.6)
    expect(conformal).toHaveLength(3)
  }
})

const shipped: readonly FluencyModel[] = [models.sound, models.transcript]
const mean = { logSyllableRate: 1, logHeardRate: 1.1, pauseShare: 0.1, pausesPerSecond: 0.2, logRunSyllables: 1.8 }

test('the parts of a rating add up to it', () => {
  for (const model of shipped) {
    const { rating, parts } = predictFluency(model, mean)
    expect(parts.reduce((sum, { delta }) => sum + delta, model.intercept)).toBeCloseTo(rating, 9)
    expect(parts.map(({ feature }) => feature).sort()).toEqual([...model.features].sort())
  }
})

test('faster syllables never lower fluency, more pauses never raise it', () => {
  for (const model of shipped) {
    const rating = predictFluency(model, mean).rating
    expect(predictFluency(model, { ...mean, logSyllableRate: 1.3, logHeardRate: 1.4 }).rating).toBeGreaterThan(rating)
    expect(predictFluency(model, { ...mean, pauseShare: 0.4 }).rating).toBeLessThan(rating)
    expect(predictFluency(model, { ...mean, pausesPerSecond: 0.6 }).rating).toBeLessThan(rating)
  }
})

test('clamps and flags features beyond the training set', () => {
  for (const model of shipped) {
    const far = { ...mean, logSyllableRate: 9, logHeardRate: 9 }
    const { rating, isOutside } = predictFluency(model, far)
    expect(isOutside).toBe(true)
    expect(rating).toBeLessThanOrEqual(10)
    expect(predictFluency(model, mean).isOutside).toBe(false)
  }
})
