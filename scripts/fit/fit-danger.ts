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
  shares,
  vectorScores,
  wordScores,
} from '../../packages/safety/src/model.ts'
import { isPlain, isPlainMention } from '../../packages/safety/src/plain.ts'
import { encodedIn } from '../../packages/safety/src/reading.ts'
import { stackInputs } from '../../packages/safety/src/stack.ts'
import { figuresOf } from './danger-figures.ts'
import { fitDirection, fitKinds, fitLinear } from './danger-heads.ts'
import { type Example, fitNetwork } from './danger-network.ts'
import { type DangerRow, dangerRows, foldsOfGroups, sourceHashes } from './danger-set.ts'
import {
  ALARMS,
  isAbove,
  type Judged,
  NETWORK_WEIGHTS,
  PLEA_WEIGHTS,
  STACK_WEIGHTS,
  thresholdOf,
} from './danger-weights.ts'

type Encode = (texts: string[]) => Promise<Float32Array[]>

const FOLDS = 5
const MOST_SENTENCES = 30

type Prepared = Example & { row: DangerRow }
/** What the network and the plea say of a message that they were not fitted on. */
type Unseen = { lead: number; any: number; plea: number; byWords: { lead: number; any: number } }

const prepare = async (rows: readonly DangerRow[], encode: Encode): Promise<Prepared[]> => {
  const sentencesIn = ({ reading }: DangerRow) => reading.sentences.slice(0, MOST_SENTENCES)
  const texts = [...new Set(rows.flatMap((row) => sentencesIn(row).map(({ text }) => text)))]
  const encoded = await encode(texts)
  const vectors = new Map(texts.map((text, at) => [text, encoded[at] ?? new Float32Array()]))
  const prepared = rows.map((row) => {
    const { encoded: sentences, mean } = encodedIn(sentencesIn(row), vectors)
    const truths = [row.label === 'lead' ? 1 : 0, row.label === 'none' ? 0 : 1] as const
    return { row, sentences, mean, truths, weight: NETWORK_WEIGHTS[row.set] }
  })
  const whole = prepared.reduce((sum, { weight }) => sum + weight, 0) / prepared.length
  return prepared.map((each) => ({ ...each, weight: each.weight / whole }))
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

const sentenceScores = (
  network: Network,
  { sentences, mean }: Prepared,
): { words: [number, number]; all: [number, number] }[] =>
  sentences.map(({ vector, ngrams }) => {
    const [words, vectors] = [wordScores(network, ngrams), vectorScores(network, vector, mean)]
    return { words, all: [words[0] + vectors[0], words[1] + vectors[1]] }
  })

const judge = (network: Network, plea: Plea, prepared: Prepared): Unseen => {
  const scores = sentenceScores(network, prepared)
  const [first = 0, anywhere = 0] = network.bias
  return {
    lead: pooled(scores.map(({ all }) => all[0])),
    any: pooled(scores.map(({ all }) => all[1])),
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

/** Whether plain phrases settle it before any stack. */
const isSettled = (reading: DangerRow['reading'], side: Side): boolean =>
  isPlain(reading) || (side === 'any' && isPlainMention(reading))

/** A stack for one side: fitted on all, its threshold set on scores of stacks that had not seen the message. */
const fitStack = (
  prepared: readonly Prepared[],
  inputs: readonly number[][],
  folds: Int32Array,
  side: Side,
  pleas: readonly number[],
) => {
  const fitOn = (isKnown: (at: number) => boolean): Linear => {
    const known = prepared.map((each, at) => ({ each, at })).filter(({ at }) => isKnown(at))
    return fitLinear(
      known.map(({ at }) => inputs[at] ?? []),
      known.map(({ each }) => isTrue(each, side)),
      { penalty: 3, weights: known.map(({ each }) => STACK_WEIGHTS[each.row.set]) },
    )
  }
  const scores: number[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const stack = fitOn((at) => folds[at] !== fold)
    inputs.forEach((input, at) => {
      if (folds[at] === fold) scores[at] = linear(stack, input)
    })
  }
  const judged = prepared.map(({ row }, at): Judged => {
    const isBrief = row.reading.cues[CUE_NAMES.indexOf('brief')] === 1
    return { row, score: scores[at] ?? 0, plea: pleas[at] ?? 0, isBrief, isPlain: isSettled(row.reading, side) }
  })
  const threshold = thresholdOf(judged, ALARMS[side])
  const { shift, from, fromBrief } = threshold
  const { bias, weights } = fitOn(() => true)
  // The first input is the share of a plea, the second whether the message is brief.
  const added = [shift, from - fromBrief]
  const stack = { bias: bias - from, weights: weights.map((weight, at) => weight + (added[at] ?? 0)) }
  const isRaised = judged.map((each) => each.isPlain || isAbove(threshold, each))
  console.log(side, threshold)
  return { stack, isRaised }
}

const leadHits = ({ reading }: DangerRow): number => reading.hits.filter(({ level }) => level === 'lead').length

const fitStacks = (prepared: readonly Prepared[], unseen: readonly Unseen[], folds: Int32Array, isByWords: boolean) => {
  const pleas = unseen.map(({ plea }) => (isByWords ? 0 : plea))
  const inputs = prepared.map(({ row }, at) => {
    const { byWords, ...all } = unseen[at] as Unseen
    const scores = isByWords ? { ...byWords, plea: 0 } : all
    return stackInputs({ ...scores, hits: leadHits(row), cues: row.reading.cues })
  })
  const lead = fitStack(prepared, inputs, folds, 'lead', pleas)
  const any = fitStack(prepared, inputs, folds, 'any', pleas)
  const rows = prepared.map(({ row }) => row)
  const figures = figuresOf(
    rows,
    (at) => lead.isRaised[at] ?? false,
    (at) => (any.isRaised[at] || lead.isRaised[at]) ?? false,
  )
  return { stacks: { lead: lead.stack, any: any.stack }, figures }
}

const topOf = (network: Network, prepared: Prepared): Float64Array => {
  const top = new Float64Array(prepared.mean.length)
  shares(sentenceScores(network, prepared).map(({ all }) => all[0])).forEach((share, each) => {
    prepared.sentences[each]?.vector.forEach((value, at) => {
      top[at] = (top[at] ?? 0) + share * value
    })
  })
  return top
}

/** What kind of danger it is, and whether it is the writer's own: told from the gravest sentences of dangers. */
const fitMeaning = (prepared: readonly Prepared[], network: Network) => {
  const dangers = prepared
    .filter(({ row }) => row.kind !== null)
    .map((each) => ({ row: each.row, top: topOf(network, each) }))
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
export const fitDanger = async (encode: Encode): Promise<DangerModel> => {
  const rows = dangerRows().filter(({ split, reading }) => split === 'fit' && reading.isEnglish)
  const prepared = await prepare(rows, encode)
  const folds = foldsOfGroups(rows, FOLDS)
  const unseen = crossJudged(prepared, folds)
  const vectors = fitStacks(prepared, unseen, folds, false)
  const words = fitStacks(prepared, unseen, folds, true)
  const [network, plea] = [fitNetwork(prepared), fitPlea(prepared)]
  const named = (name: string, figures: Record<string, number>) =>
    Object.fromEntries(Object.entries(figures).map(([key, value]) => [`${name}: ${key}`, value]))
  return {
    id: 'danger-2',
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
    stacks: { vectors: vectors.stacks, words: words.stacks },
  }
}

const DIGITS = 5
const shortened = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(DIGITS)) : value

if (import.meta.main) {
  const { encodeAll } = await import('../encode.ts')
  const model = await fitDanger(encodeAll)
  const text = `${JSON.stringify(model, shortened)}\n`
  writeFileSync(new URL('../../packages/safety/src/fitted/danger.json', import.meta.url), text)
  console.log(model.figures)
  console.log(`${CLASSES.length} kinds, danger.json: ${Math.round(text.length / 1000)} kB`)
}
