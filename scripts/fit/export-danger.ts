// What danger.py learns from: labeled messages, what is found in them, and vectors: npm run fit:danger. Needs TRUTH_DIR.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CUE_NAMES } from '../../packages/safety/src/cues.ts'
import { CLASSES, HIDDEN, LAYERS, SHARPNESS, VECTOR_LENGTH } from '../../packages/safety/src/model.ts'
import { TABLE } from '../../packages/safety/src/ngrams.ts'
import { isPlain, isPlainMention } from '../../packages/safety/src/plain.ts'
import {
  BESIDE_HITS,
  BESIDE_SCORE,
  BRIEF,
  MOST_HITS,
  PLEA_FROM,
  pleaInputs,
  RECOVERED,
  stackInputs,
} from '../../packages/safety/src/stack.ts'
import { sourceHashes } from '../../packages/safety/src/test-sources.ts'
import { encodeWholes } from '../encode.ts'
import { dangerRows, foldsOf } from './danger-set.ts'

const FOLDS = 5
const MOST_SENTENCES = 30
const folder = join(import.meta.dirname, '../../node_modules/.cache/danger')

const found = dangerRows().filter(({ split, reading }) => split === 'fit' && reading.isEnglish)
if (!found.some(({ set }) => set === 'counsel')) throw new Error('pleas are fitted on counsel.jsonl in TRUTH_DIR')

const places = new Map<string, number>()
const placeOf = (text: string): number => {
  const place = places.get(text) ?? places.size
  places.set(text, place)
  return place
}

const folds = foldsOf(found, FOLDS)
const rows = found.map(({ set, label, kind, who, reading }, at) => ({
  set,
  label,
  kind,
  who,
  fold: folds[at],
  cues: reading.cues,
  hits: reading.hits.filter(({ level }) => level === 'lead').length,
  plain: { lead: isPlain(reading), any: isPlain(reading) || isPlainMention(reading) },
  // Of each piece its vector and the number of its sentences; of each sentence apart its vector.
  pieces: reading.pieces.map(({ text, sentences }) => [placeOf(text), sentences.length]),
  apart: reading.sentences.slice(0, MOST_SENTENCES).map(({ text }) => placeOf(text)),
}))
const ngrams = found.flatMap(({ reading }) => reading.sentences.map((sentence) => sentence.ngrams))
// danger.py compares its own inputs of the stacks with these.
const example = { lead: 1.5, any: -2, plea: 0.7, hits: 4, cues: CUE_NAMES.map((_, at) => at / 10) }

const vectors = new Float32Array(places.size * VECTOR_LENGTH)
for (const [at, vector] of (await encodeWholes([...places.keys()])).entries()) vectors.set(vector, at * VECTOR_LENGTH)

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'vectors.f32'), vectors)
writeFileSync(join(folder, 'slots.i32'), Int32Array.from(ngrams.flatMap(({ at }) => Array.from(at))))
writeFileSync(join(folder, 'values.f32'), Float32Array.from(ngrams.flatMap(({ value }) => Array.from(value))))
const beside = { BESIDE_HITS, BESIDE_SCORE, BRIEF, MOST_HITS, PLEA_FROM, RECOVERED }
const data = {
  sources: sourceHashes(),
  constants: { VECTOR_LENGTH, LAYERS, HIDDEN, SHARPNESS, TABLE, CLASSES, ...beside },
  example: { ...example, stack: stackInputs(example), pleas: pleaInputs(example) },
  rows,
  lengths: ngrams.map(({ at }) => at.length),
}
writeFileSync(join(folder, 'danger.json'), JSON.stringify(data))
