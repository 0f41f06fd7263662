import { FEATURE_NAMES, featuresOf } from '@understory/insight/score/features'
import { lettersOf, visitWords } from '@understory/insight/score/grams'
import { weightOf } from '@understory/insight/score/linear-model'
import { cuesOf } from '@understory/insight/text/cues'
import { readText } from '@understory/insight/text/reading'
import { windowsOf } from '@understory/insight/text/windows'

type WindowDesign = { share: number; words: Int32Array; letters: Int32Array; dense: Float64Array }
export type TextDesign = WindowDesign[]

export class Terms {
  readonly names: string[] = []
  readonly #numbers = new Map<string, number>()

  number(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    this.#numbers.set(term, this.names.length)
    this.names.push(term)
    return this.names.length - 1
  }
}

const WORDS = 3

export const designOf = (text: string, wordTerms: Terms, letterTerms: Terms): TextDesign => {
  const reading = readText(text)
  const windows = windowsOf(reading)
  const features = featuresOf(reading, windows, cuesOf(reading.tokens, reading.phrases))
  const total = windows.reduce((sum, window) => sum + weightOf(window), 0)
  return windows.map((window, at) => {
    const seenWords = new Set<number>()
    visitWords(reading, window, WORDS, (gram) => seenWords.add(wordTerms.number(gram)))
    const seenLetters = new Set<number>()
    for (let token = window.first; token < window.last; token += 1) {
      if (reading.tokens[token]?.kind !== 'word') continue
      for (const piece of lettersOf(reading.forms[token] ?? '')) seenLetters.add(letterTerms.number(piece))
    }
    return {
      share: weightOf(window) / total,
      words: Int32Array.from(seenWords),
      letters: Int32Array.from(seenLetters),
      dense: features[at]?.values ?? new Float64Array(FEATURE_NAMES.length),
    }
  })
}
