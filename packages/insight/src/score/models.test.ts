import { expect, it } from 'vitest'
import { type Cues, cuesOf } from '../text/cues.ts'
import { type Reading, readText } from '../text/reading.ts'
import { windowsOf } from '../text/windows.ts'
import { cuesByWindow, windowFeatures } from './features.ts'
import { lettersOf, visitWords } from './grams.ts'
import { addDense, type LinearModel, weightOf } from './linear-model.ts'
import { hear, models } from './models.ts'

const OPENINGS = ['Hi Sam,', 'Could you please', 'I never said that', 'Thank you so much for', 'Why did you']
const MIDDLES = [
  'send me the notes before Friday?',
  'tell the others?',
  'we were not asked!',
  'the help; it may be late.',
  'go 😀',
]
const ENDS = ['I am sorry, I was scared.', "y'all know best, obviously."]
const TEXTS = OPENINGS.flatMap((a) => MIDDLES.flatMap((b) => ENDS.map((c) => `${a} ${b} ${c}`)))

it('T17 scores fifty texts as the fit does, model by model and term by term', () => {
  const { fitted, emotions } = models()
  for (const text of TEXTS) {
    const reading = readText(text)
    const cues = cuesOf(reading.tokens, reading.phrases)
    const heard = hear(reading, cues)
    expect(heard?.fitted.politeness.raw).toBeCloseTo(plainRaw(fitted.politeness, reading, cues), 6)
    for (const { emotion, model } of emotions)
      expect(heard?.emotions[emotion].raw).toBeCloseTo(plainRaw(model, reading, cues), 6)
  }
})

function plainRaw(model: LinearModel, reading: Reading, cues: Cues): number {
  const { file, blank } = model
  const words = weightsOf(file.wordTerms, file.wordWeights, file.termScale)
  const letters = weightsOf(file.letterTerms, file.letterWeights, file.termScale)
  const windows = windowsOf(reading)
  const total = windows.reduce((sum, window) => sum + weightOf(window), 0)
  const cuesOfWindow = cuesByWindow(cues, windows, reading.tokens.length)
  return windows.reduce((raw, window, at) => {
    const sequences = new Set<string>()
    visitWords(reading, window, file.words, (gram) => sequences.add(gram))
    const inside = reading.tokens.slice(window.first, window.last)
    const pieces = new Set(
      inside.flatMap(({ kind }, place) =>
        kind === 'word' ? lettersOf(reading.forms[window.first + place] ?? '') : [],
      ),
    )
    const dense = { raw: 0, perToken: new Float64Array(0), rest: 0 }
    addDense(model, windowFeatures(reading, window, cuesOfWindow(at)), 1, dense)
    return raw + ((meanOf(sequences, words) + meanOf(pieces, letters) + dense.raw) * weightOf(window)) / total
  }, blank)
}

function weightsOf(terms: string, weights: string, scale: number): Map<string, number> {
  const values = weights.split(' ')
  return new Map(terms === '' ? [] : terms.split('|').map((term, at) => [term, Number(values[at]) / scale]))
}

/** Sum of the known weights over the root of their number. */
function meanOf(found: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  const known = [...found].flatMap((term) => weights.get(term) ?? [])
  return known.length === 0 ? 0 : known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length)
}
