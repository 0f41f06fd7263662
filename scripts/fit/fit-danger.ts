// Fits the reader of danger anew from data/safety and writes packages/safety/src/fitted/danger.json:
//   node scripts/fit/fit-danger.ts && npx biome format --write packages/safety/src/fitted
import { writeFileSync } from 'node:fs'
import { CUE_NAMES } from '../../packages/safety/src/cues.ts'
import {
  CLASSES,
  type DangerModel,
  dot,
  type Linear,
  linear,
  type Network,
  pack,
  pooled,
  topOf,
  vectorScores,
  wordScores,
} from '../../packages/safety/src/model.ts'
import { isPlain, isPlainMention } from '../../packages/safety/src/plain.ts'
import { encodedIn } from '../../packages/safety/src/reading.ts'
import { pleaInputs, stackInputs } from '../../packages/safety/src/stack.ts'
import { sourceHashes } from '../../packages/safety/src/test-sources.ts'
import { vectorsOf } from '../encode.ts'
import { figuresOf } from './danger-figures.ts'
import { fitDirection, fitKinds, fitLinear } from './danger-heads.ts'
import { type Example, fitNetwork } from './danger-network.ts'
import { type DangerRow, dangerRows, foldsOf } from './danger-set.ts'
import {
  ALARMS,
  FIRST_SHARES,
  isAbove,
  type Judged,
  PLEA_STACK_WEIGHTS,
  PLEA_WEIGHTS,
  thresholdsOf,
  WEIGHTS,
} from './danger-weights.ts'

const FOLDS = 5
const MOST_SENTENCES = 30

type Prepared = Example & { row: DangerRow; mean: Float64Array }
/** What a danger said in passing counts of its weight where help first is learned. */
const firstShare = ({ set, label }: DangerRow): number => (label === 'lead' ? (FIRST_SHARES[set] ?? 1) : 1)
/** What the network and the plea say of a message that they were not fitted on. */
type Unseen = { lead: number; any: number; plea: number; byWords: { lead: number; any: number } }

const prepare = async (rows: readonly DangerRow[]): Promise<Prepared[]> => {
  const apartIn = ({ reading }: DangerRow) =>
    reading.sentences.slice(0, MOST_SENTENCES).map((sentence) => ({ text: sentence.text, sentences: [sentence] }))
  const texts = [...new Set(rows.flatMap((row) => [...row.reading.pieces, ...apartIn(row)].map(({ text }) => text)))]
  const vectors = await vectorsOf(texts)
  const whole = rows.reduce((sum, { set }) => sum + WEIGHTS[set].network, 0) / rows.length
  return rows.map((row) => {
    const truths = [row.label === 'lead' ? 1 : 0, row.label === 'none' ? 0 : 1] as const
    const apart = encodedIn(apartIn(row), vectors).encoded
    const weight = WEIGHTS[row.set].network / whole
    const weights = [weight * firstShare(row), weight] as const
    return { row, ...encodedIn(row.reading.pieces, vectors), apart, truths, weights }
  })
}

type Plea = { vector: Float64Array; cues: Linear }

const fitPlea = (prepared: readonly Prepared[]): Plea => {
  const told = prepared.filter(({ row }) => PLEA_WEIGHTS[row.set] !== undefined)
  const { vector, beside } = fitDirection(
    told.map(({ mean }) => mean),
    told.map(({ row }) => row.reading.cues),
    told.map(({ row }) => row.set !== 'ordinary'),
    { penalty: 60, weights: told.map(({ row }) => PLEA_WEIGHTS[row.set] ?? 0) },
  )
  return { vector: vector.weights, cues: { bias: vector.bias, weights: beside } }
}

const sentenceScores = (network: Network, { encoded }: Prepared) =>
  encoded.flatMap(({ vector, sentences }) => {
    const byVector = vectorScores(network, vector)
    return sentences.map(({ ngrams }) => {
      const words = wordScores(network, ngrams)
      return { vector, words, first: words[0] + byVector[0], anywhere: words[1] + byVector[1] }
    })
  })

const judge = (network: Network, plea: Plea, prepared: Prepared): Unseen => {
  const scores = sentenceScores(network, prepared)
  const [first = 0, anywhere = 0] = network.bias
  return {
    lead: pooled(scores.map((each) => each.first)),
    any: pooled(scores.map((each) => each.anywhere)),
    plea: dot(plea.vector, 0, prepared.mean) + linear(plea.cues, prepared.row.reading.cues),
    byWords: {
      lead: pooled(scores.map(({ words }) => words[0] + first)),
      any: pooled(scores.map(({ words }) => words[1] + anywhere)),
    },
  }
}

const crossJudged = (prepared: readonly Prepared[], folds: Int32Array): Unseen[] => {
  const judged: Unseen[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const known = prepared.filter((_, at) => folds[at] !== fold)
    const [network, plea] = [fitNetwork(known), fitPlea(known)]
    prepared.forEach((each, at) => {
      if (folds[at] === fold) judged[at] = judge(network, plea, each)
    })
    console.log(`fold ${fold + 1} of ${FOLDS}`)
  }
  return judged
}

type Side = 'lead' | 'any'
const isTrue = ({ row }: Prepared, side: Side): boolean =>
  side === 'lead' ? row.label === 'lead' : row.label !== 'none'

const isSettled = (reading: DangerRow['reading'], side: Side): boolean =>
  isPlain(reading) || (side === 'any' && isPlainMention(reading))

type Inputs = { each: readonly number[][]; penalty: number; weightOf: (row: DangerRow) => number }

/** Fitted on all, and the scores of stacks that had not seen the message. Messages without weight are judged alone. */
const crossed = (prepared: readonly Prepared[], inputs: Inputs, folds: Int32Array, side: Side) => {
  const fitOn = (isKnown: (at: number) => boolean): Linear => {
    const known = prepared.flatMap((each, at) => {
      const weight = inputs.weightOf(each.row)
      return isKnown(at) && weight > 0 ? [{ input: inputs.each[at] ?? [], truth: isTrue(each, side), weight }] : []
    })
    return fitLinear(
      known.map(({ input }) => input),
      known.map(({ truth }) => truth),
      { penalty: inputs.penalty, weights: known.map(({ weight }) => weight) },
    )
  }
  const scores: number[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const stack = fitOn((at) => folds[at] !== fold)
    inputs.each.forEach((input, at) => {
      if (folds[at] === fold) scores[at] = linear(stack, input)
    })
  }
  return { stack: fitOn(() => true), scores }
}

const leadHits = ({ reading }: DangerRow): number => reading.hits.filter(({ level }) => level === 'lead').length

type Scores = Omit<Unseen, 'byWords'>

/** The stacks of one side, lowered by their thresholds, and whether each message is raised. */
const fitSide = (prepared: readonly Prepared[], unseen: readonly Scores[], folds: Int32Array, side: Side) => {
  const found = prepared.map(({ row }, at) => ({
    ...(unseen[at] as Scores),
    hits: leadHits(row),
    cues: row.reading.cues,
  }))
  const weightOf = (row: DangerRow) => WEIGHTS[row.set].stack * (side === 'lead' ? firstShare(row) : 1)
  const other = crossed(prepared, { each: found.map(stackInputs), penalty: 3, weightOf }, folds, side)
  const weightInPleas = ({ set }: DangerRow) => PLEA_STACK_WEIGHTS[set] ?? 0
  const inPleas = { each: found.map(pleaInputs), penalty: 30, weightOf: weightInPleas }
  const plea = crossed(prepared, inPleas, folds, side)
  const judged = prepared.map(({ row }, at): Judged => {
    const isBrief = row.reading.cues[CUE_NAMES.indexOf('brief')] === 1
    const [score, ofPlea] = [other.scores[at] ?? 0, plea.scores[at] ?? 0]
    return { row, score, ofPlea, plea: found[at]?.plea ?? 0, isBrief, isPlain: isSettled(row.reading, side) }
  })
  const from = thresholdsOf(judged, ALARMS[side])
  console.log(side, from)
  // The second input is whether the message is brief.
  const weights = other.stack.weights.map((weight, at) => (at === 1 ? weight + from.other - from.brief : weight))
  return {
    other: { bias: other.stack.bias - from.other, weights },
    plea: { ...plea.stack, bias: plea.stack.bias - from.plea },
    isRaised: judged.map((each) => each.isPlain || isAbove(from, each)),
  }
}

const fitStacks = (prepared: readonly Prepared[], unseen: readonly Scores[], folds: Int32Array) => {
  const lead = fitSide(prepared, unseen, folds, 'lead')
  const any = fitSide(prepared, unseen, folds, 'any')
  const figures = figuresOf(
    prepared.map(({ row }) => row),
    (at) => lead.isRaised[at] ?? false,
    (at) => (any.isRaised[at] || lead.isRaised[at]) ?? false,
  )
  const others = { lead: lead.other, any: any.other }
  return { others, pleas: { lead: lead.plea, any: any.plea }, figures }
}

/** What kind of danger it is, and whether it is the writer's own: told from the gravest sentences of dangers. */
const fitMeaning = (prepared: readonly Prepared[], network: Network) => {
  const dangers = prepared
    .filter(({ row }) => row.kind !== null)
    .map((each) => ({ row: each.row, top: topOf(sentenceScores(network, each)) }))
  const kinds = fitKinds(
    dangers.map(({ top }) => top),
    dangers.map(({ row }) => row.kind ?? ''),
  )
  const told = dangers.filter(({ row }) => row.who !== undefined)
  const who = fitDirection(
    told.map(({ top }) => top),
    [],
    told.map(({ row }) => row.who === 'other'),
    { penalty: 5, weights: [] },
  ).vector
  return {
    kinds: { weights: pack(kinds.flatMap(({ weights }) => Array.from(weights))), bias: kinds.map(({ bias }) => bias) },
    who: { weights: pack(who.weights), bias: who.bias },
  }
}

/** The fitted model, and how it does on messages that it has not seen. */
const fitDanger = async (): Promise<DangerModel> => {
  const rows = dangerRows().filter(({ split, reading }) => split === 'fit' && reading.isEnglish)
  if (!rows.some(({ set }) => set === 'counsel')) throw new Error('pleas are fitted on counsel.jsonl in TRUTH_DIR')
  const prepared = await prepare(rows)
  const folds = foldsOf(rows, FOLDS)
  const unseen = crossJudged(prepared, folds)
  const vectors = fitStacks(prepared, unseen, folds)
  const words = fitStacks(
    prepared,
    unseen.map(({ byWords }) => ({ ...byWords, plea: 0 })),
    folds,
  )
  const [network, plea] = [fitNetwork(prepared), fitPlea(prepared)]
  const named = (name: string, figures: Record<string, number>) =>
    Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}: ${key}`, value]))
  return {
    id: 'danger-3',
    sources: sourceHashes(),
    figures: { ...named('vectors', vectors.figures), ...named('words', words.figures) },
    network: {
      input: pack(network.input),
      hidden: Array.from(network.hidden),
      output: Array.from(network.output),
      bias: Array.from(network.bias),
    },
    words: pack(network.words),
    plea: { vector: pack(plea.vector), cues: plea.cues },
    ...fitMeaning(prepared, network),
    stacks: { pleas: vectors.pleas, vectors: vectors.others, words: words.others },
  }
}

const DIGITS = 5
const shortened = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value

const model = await fitDanger()
const text = `${JSON.stringify(model, shortened)}\n`
writeFileSync(new URL('../../packages/safety/src/fitted/danger.json', import.meta.url), text)
console.log(model.figures)
console.log(`${CLASSES.length} kinds, danger.json: ${Math.round(text.length / 1000)} kB`)
