// Fits what the sentence encoder adds to the scores of writing and writes packages/insight/src/score/weights/encoder/.
// Run after fit.ts, whose scores of words it builds on:
//   TRUTH_DIR=… node scripts/fit/fit-encoder.ts [politeness formality sentiment emotion warmth]
// Warmth isn't fitted: for it both scores are recorded alone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { analyzeEncoded, encodedTextsOf, measureToEncode } from '@understory/insight/analyze-encoded'
import { analysisOf, analyzeText } from '@understory/insight/analyze-text'
import type { EncoderFile } from '@understory/insight/score/encoder-heads'
import { type ModelFile, onScale } from '@understory/insight/score/linear-model'
import { type FittedName, models } from '@understory/insight/score/models'
import { vectorsOf as vectorsByText } from '../encode.ts'
import { everyRow, predictUnseen, type SeenSet, seeSet } from './cross-validate.ts'
import {
  allFolds,
  encodeTexts,
  type FittedHead,
  fitHead,
  heldBack,
  type Mixture,
  onScaleOfWords,
  packHead,
  predictHead,
  predictNested,
  wordsOf,
} from './heads.ts'
import { agreementByDomain, measureEmotion, measureSentiment, measureShare } from './measure.ts'
import { provenanceOf, short, write } from './pack.ts'
import { EMOTION_PLANS, FORMALITY, type Plan, POLITENESS, SENTIMENT, SENTIMENT_ELSEWHERE } from './plans.ts'
import { isChosen, readTruth, requireTruth } from './truth.ts'

const folder = requireTruth()
const ENCODER = 'Universal Sentence Encoder Lite'
/** Chosen so that both scores put 9 of 10 pairs of texts in the same order, for politeness and for warmth. */
const POLITENESS_SHARE = 0.65
const EMOTION_SHARE = 0.7

/** `words` and `unseen`: what the words say of unseen texts, alone and with the encoder. */
type Mixed = { head: FittedHead; unseen: Float64Array; words: Float64Array }

const mix = (plan: Plan, seen: SeenSet, vectors: Float32Array[], mixture: Mixture): Mixed => {
  const targets = plan.targets(seen.rows)
  const { weight } = plan
  const weights = weight && Float64Array.from(seen.rows, (row) => weight(row))
  const words = wordsOf(plan, seen, mixture === 'equal')
  const nested = predictNested({ vectors, targets }, words, allFolds(seen), (rows, learned) =>
    fitHead(rows, learned, mixture, weights),
  )
  const own = words.unseen(everyRow(seen))
  const head = fitHead({ vectors, targets, words: own }, everyRow(seen), mixture, weights)
  const whole = onScaleOfWords(head, nested, own)
  return { ...(plan === POLITENESS ? heldBack(whole, own, POLITENESS_SHARE) : whole), words: own }
}

const RECORDED = new URL('../../packages/insight/src/score/test-one-scale.json', import.meta.url)
const EVERY = 16

const keep = (name: string, scores: { words: string; both: string }): void => {
  const kept: object = existsSync(RECORDED) ? JSON.parse(readFileSync(RECORDED, 'utf8')) : {}
  writeFileSync(RECORDED, `${JSON.stringify({ ...kept, [name]: scores })}\n`)
}

/** Keeps both scores of every few texts, as numbers alone: a test holds them to one scale. */
const record = (name: FittedName, { words, unseen }: Mixed, scale: ModelFile['scale']): void => {
  const rows = Array.from(words.keys()).filter((row) => row % EVERY === 0)
  const said = (on: ModelFile['scale'], raw: Float64Array): string =>
    rows.map((row) => Math.round(onScale(on, raw[row] ?? 0))).join(' ')
  keep(name, { words: said(models().fitted[name].file.scale, words), both: said(scale, unseen) })
}

/** Warmth of the texts that its scale is made from; neither politeness nor the feelings were fitted on them. */
const recordWarmth = async (): Promise<void> => {
  const rows = readTruth(folder, FORMALITY.set).filter((_, row) => row % EVERY === 0)
  const read = rows.map(({ text }) => measureToEncode(text, 'Work', false))
  const vectors = await vectorsByText(read.flatMap(encodedTextsOf))
  const scores = read.flatMap((each) => {
    const [words, both] = [analysisOf(each), analyzeEncoded(each, vectors)].map(({ scores }) => scores.warmth.value)
    return typeof words === 'number' && typeof both === 'number' ? [{ words, both }] : []
  })
  const said = (by: 'words' | 'both'): string => scores.map((score) => Math.round(score[by])).join(' ')
  keep('warmth', { words: said('words'), both: said('both') })
}

/** Rank agreement on reviews and editorials, which no fit has seen. */
const elsewhere = async (head: FittedHead): Promise<Record<string, number>> => {
  const rows = readTruth(folder, SENTIMENT_ELSEWHERE)
  const vectors = await encodeTexts(rows)
  const said = rows.map(({ text }, at) => {
    const words = analyzeText(text, 'Work').scores.sentiment.raw ?? 0
    return predictHead(head, words, vectors[at] ?? [])
  })
  return agreementByDomain(rows, said)
}

const pack = (plan: Plan, seen: SeenSet, head: FittedHead, measured: ReturnType<typeof measureShare>): EncoderFile => ({
  id: `${plan.id}-encoder-1`,
  encoder: ENCODER,
  ...provenanceOf(plan, seen),
  ...measured,
  head: packHead(head),
})

const fitShare = async (plan: Plan): Promise<void> => {
  const seen = seeSet(folder, plan.set)
  const mixed = mix(plan, seen, await encodeTexts(seen.rows), 'learned')
  const measured = measureShare(plan, seen, mixed.unseen)
  record(plan.id as FittedName, mixed, measured.scale)
  console.log(plan.id, measured.crossValidation)
  write(`encoder/${plan.id}`, pack(plan, seen, mixed.head, measured))
}

const fitSentiment = async (): Promise<void> => {
  const seen = seeSet(folder, SENTIMENT.set)
  const mixed = mix(SENTIMENT, seen, await encodeTexts(seen.rows), 'equal')
  const measured = measureSentiment(seen, mixed.unseen)
  record('sentiment', mixed, measured.scale)
  const crossValidation = { ...measured.crossValidation, ...(await elsewhere(mixed.head)) }
  console.log(SENTIMENT.id, crossValidation)
  write(`encoder/${SENTIMENT.id}`, pack(SENTIMENT, seen, mixed.head, { ...measured, crossValidation }))
}

/** Folds of one level: thirteen models are many, and none of them has an aim of its own. */
const fitEmotions = async (): Promise<void> => {
  const seen = seeSet(folder, SENTIMENT.set)
  const vectors = await encodeTexts(seen.rows)
  const groups = EMOTION_PLANS.map((plan) => {
    const rows = { vectors, targets: plan.targets(seen.rows), words: predictUnseen(plan, seen) }
    const again = { unseen: () => rows.words, apart: () => rows.words }
    const nested = predictNested(rows, again, allFolds(seen), (all, learned) => fitHead(all, learned, 'rare'))
    const whole = onScaleOfWords(fitHead(rows, everyRow(seen), 'rare'), nested, rows.words)
    const { head, unseen } = heldBack(whole, rows.words, EMOTION_SHARE)
    const { measured, slope, offset } = measureEmotion(plan, seen, unseen)
    console.log(plan.id, measured.crossValidation)
    const id = plan.id.replace('emotion-', '')
    const { f1 = 0 } = measured.crossValidation
    return { id, slope: short(slope), offset: short(offset), f1, head: packHead(head) }
  })
  write('encoder/emotion', { id: 'emotion-encoder-1', encoder: ENCODER, ...provenanceOf(SENTIMENT, seen), groups })
}

for (const plan of [POLITENESS, FORMALITY]) if (isChosen(plan.id)) await fitShare(plan)
if (isChosen(SENTIMENT.id)) await fitSentiment()
if (isChosen('emotion')) await fitEmotions()
if (isChosen('warmth')) await recordWarmth()
