// Records the warmth of some texts by words alone and with the encoder, as numbers alone, for a test that holds both to one
// scale: part of npm run fit:scores. Neither politeness nor the feelings, which warmth rests on, were fitted on these texts.
import { readFileSync, writeFileSync } from 'node:fs'
import { analyzeEncoded, encodedTextsOf, measureToEncode } from '@understory/insight/analyze-encoded'
import { analysisOf } from '@understory/insight/analyze-text'
import { vectorsOf } from '../encode.ts'
import { readTruth, requireTruth } from './truth.ts'

const RECORDED = new URL('../../packages/insight/src/score/test-one-scale.json', import.meta.url)
const EVERY = 16

const rows = readTruth(requireTruth(), 'formality').filter((_, row) => row % EVERY === 0)
const read = rows.map(({ text }) => measureToEncode(text, 'Work', false))
const vectors = await vectorsOf(read.flatMap(encodedTextsOf))
const scores = read.flatMap((each) => {
  const [words, both] = [analysisOf(each), analyzeEncoded(each, vectors)].map(({ scores }) => scores.warmth.value)
  return typeof words === 'number' && typeof both === 'number' ? [{ words, both }] : []
})
const said = (by: 'words' | 'both') => scores.map((score) => Math.round(score[by])).join(' ')
const content = { ...JSON.parse(readFileSync(RECORDED, 'utf8')), warmth: { words: said('words'), both: said('both') } }
writeFileSync(RECORDED, `${JSON.stringify(content, null, 2)}\n`)
console.log(`warmth: ${scores.length} texts`)
