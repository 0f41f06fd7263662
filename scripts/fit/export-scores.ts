// What scores.py learns from: rated texts, what is found in them, and their vectors: npm run fit:scores. Needs TRUTH_DIR.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIMENSIONS, WHOLES } from '@understory/encoder'
import { NO_DIGS } from '@understory/insight/score/digs'
import { planOf } from '@understory/insight/score/encoded-text'
import { FEATURE_NAMES, featuresOf } from '@understory/insight/score/features'
import { lettersOf, visitWords } from '@understory/insight/score/grams'
import { EMOTION_GROUPS, EMOTIONS } from '@understory/insight/score/groups'
import { weightOf } from '@understory/insight/score/linear-model'
import { cuesOf } from '@understory/insight/text/cues'
import { type Reading, readText } from '@understory/insight/text/reading'
import { windowsOf } from '@understory/insight/text/windows'
import { encodeWholes } from '../encode.ts'
import { readTruth, requireTruth, type TruthRow } from './truth.ts'

/** The sets of texts for each export. What stands after the first is for judging alone. */
const SETS = {
  politeness: ['politeness'],
  formality: ['formality'],
  comments: ['emotion', 'sentiment'],
  certainty: ['certainty'],
}
const MOST_WORDS = 3
const SIZE = WHOLES * DIMENSIONS

const truth = requireTruth()
const folder = join(import.meta.dirname, '../../node_modules/.cache/scores')

/** Terms with their numbers, in the order in which they come up. */
type Terms = Map<string, number>

const numbersOf = (terms: Terms, found: Iterable<string>): number[] =>
  Array.from(new Set(found), (term) => {
    const number = terms.get(term) ?? terms.size
    terms.set(term, number)
    return number
  })

const readWindows = (reading: Reading, words: Terms, letters: Terms) => {
  const windows = windowsOf(reading)
  const features = featuresOf(reading, windows, cuesOf(reading.tokens, reading.phrases))
  const total = windows.reduce((sum, window) => sum + weightOf(window), 0)
  return windows.map((window, at) => {
    const grams: string[] = []
    visitWords(reading, window, MOST_WORDS, (gram) => grams.push(gram))
    const forms = reading.forms.slice(window.first, window.last)
    const pieces = forms.flatMap((form, place) =>
      reading.tokens[window.first + place]?.kind === 'word' ? lettersOf(form) : [],
    )
    return {
      share: weightOf(window) / total,
      words: numbersOf(words, grams),
      letters: numbersOf(letters, pieces),
      features: Array.from(features[at]?.values ?? []),
    }
  })
}

const emotionsOf = ({ labels = [] }: TruthRow): string[] =>
  EMOTIONS.filter((emotion) => (EMOTION_GROUPS[emotion] as readonly string[]).some((label) => labels.includes(label)))

/** The mean vector of the windows that the encoder reads. */
const encode = async (readings: readonly Reading[]): Promise<Float32Array> => {
  const stretches = readings.flatMap((reading, row) =>
    planOf(reading, NO_DIGS, false).stretches.map(({ text, share }) => ({ text, share, row })),
  )
  const out = new Float32Array(readings.length * SIZE)
  const vectors = await encodeWholes(stretches.map(({ text }) => text))
  for (const [index, { share, row }] of stretches.entries())
    vectors[index]?.forEach((value, at) => {
      out[row * SIZE + at] = (out[row * SIZE + at] ?? 0) + share * value
    })
  return out
}

mkdirSync(folder, { recursive: true })
for (const [name, sets] of Object.entries(SETS)) {
  const rated = sets.flatMap((set) =>
    readTruth(truth, set).map((row) => ({ row, isLearned: set === sets[0], reading: readText(row.text) })),
  )
  const [words, letters]: [Terms, Terms] = [new Map(), new Map()]
  const rows = rated.map(({ row, isLearned, reading }) => {
    const { id, domain = 'all', score } = row
    return { id, isLearned, domain, score, emotions: emotionsOf(row), windows: readWindows(reading, words, letters) }
  })
  const names = { features: FEATURE_NAMES, emotions: EMOTIONS, words: [...words.keys()], letters: [...letters.keys()] }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...names, rows }))
  writeFileSync(join(folder, `${name}.f32`), await encode(rated.map(({ reading }) => reading)))
  console.log(`${name}: ${rows.length} texts`)
}
