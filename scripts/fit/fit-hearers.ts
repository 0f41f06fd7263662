// Learns to whom people mostly speak in each context, beside what a message names: npm run fit:hearers. Multinomial logistic
// regression by gradient descent with momentum: one weight for each sign, one for each role in each context.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contextOf } from '@understory/contract/contexts'
import { hearerSigns } from '../../packages/coach/src/find/find.ts'
import { caseVectorsOf } from '../encode.ts'

const root = join(import.meta.dirname, '../..')
/** Sets that nothing is measured on any more but by leaving them out. */
const SETS = ['development', 'fresh', 'last', 'next', 'final', 'unseen', 'blind', 'recent', 'late', 'newest', 'odd']
const EPOCHS = 400
const RATE = 0.5
const PENALTY = 0.0005

type Message = { text: string; context: string; to: string[] }
type Example = { set: string; context: string; signs: ReturnType<typeof hearerSigns>; to: ReadonlySet<string> }
type Model = {
  weights: { expected: number; voted: number }
  contexts: Partial<Record<string, Partial<Record<string, number>>>>
}

const linesOf = (set: string) => readFileSync(join(root, `data/coach/messages-${set}.jsonl`), 'utf8')
export const hearerSources = () => createHash('sha256').update(SETS.map(linesOf).join('')).digest('hex')

async function examplesOf(set: string): Promise<Example[]> {
  const messages = linesOf(set)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Message)
  const vectors = await caseVectorsOf(messages.map(({ text }) => text))
  return messages.map(({ text, context, to }) => ({
    set,
    context,
    signs: hearerSigns(text, contextOf(context), vectors),
    to: new Set(to),
  }))
}

function chancesOf({ weights, contexts }: Model, { context, signs }: Example): Map<string, number> {
  const scores = signs.map(({ id, expected, voted }) => {
    return weights.expected * expected + weights.voted * voted + (contexts[context]?.[id] ?? 0)
  })
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return new Map(signs.map(({ id }, at) => [id, (powers[at] ?? 0) / total]))
}

function learn(examples: readonly Example[]): Model {
  const model: Model = { weights: { expected: 1, voted: 1 }, contexts: {} }
  const speed: Model = { weights: { expected: 0, voted: 0 }, contexts: {} }
  const usable = examples.filter(({ signs, to }) => signs.some(({ id }) => to.has(id)))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const slope = slopeOf(model, usable)
    for (const sign of ['expected', 'voted'] as const) {
      speed.weights[sign] = 0.9 * speed.weights[sign] - 0.1 * RATE * slope.weights[sign]
      model.weights[sign] += speed.weights[sign]
    }
    for (const [context, roles] of Object.entries(slope.contexts)) {
      const kept = model.contexts[context] ?? {}
      const moving = speed.contexts[context] ?? {}
      model.contexts[context] = kept
      speed.contexts[context] = moving
      for (const [id, value = 0] of Object.entries(roles ?? {})) {
        moving[id] = 0.9 * (moving[id] ?? 0) - 10 * RATE * (value + PENALTY * (kept[id] ?? 0))
        kept[id] = (kept[id] ?? 0) + moving[id]
      }
    }
  }
  return model
}

function slopeOf(model: Model, examples: readonly Example[]): Model {
  const slope: Model = { weights: { expected: 0, voted: 0 }, contexts: {} }
  for (const example of examples) {
    const chances = chancesOf(model, example)
    const right = [...example.to].reduce((sum, id) => sum + (chances.get(id) ?? 0), 0)
    const roles = slope.contexts[example.context] ?? {}
    slope.contexts[example.context] = roles
    for (const { id, expected, voted } of example.signs) {
      const chance = chances.get(id) ?? 0
      const error = (chance - (example.to.has(id) ? chance / right : 0)) / examples.length
      slope.weights.expected += error * expected
      slope.weights.voted += error * voted
      roles[id] = (roles[id] ?? 0) + error
    }
  }
  return slope
}

function ranksOf(model: Model, examples: readonly Example[]): { rank: number; chance: number }[] {
  return examples.map((example) => {
    const order = [...chancesOf(model, example)].toSorted((a, b) => b[1] - a[1])
    return { rank: order.findIndex(([id]) => example.to.has(id)), chance: order[0]?.[1] ?? 0 }
  })
}

const share = (all: readonly boolean[]) => (all.filter(Boolean).length / all.length).toFixed(3)

/** Each set judged by what was learned on the others. */
function crossJudged(examples: readonly Example[]): void {
  const judged = SETS.flatMap((set) => {
    const model = learn(examples.filter((one) => one.set !== set))
    const ranks = ranksOf(
      model,
      examples.filter((one) => one.set === set),
    )
    console.log(set, 'hearer first', share(ranks.map(({ rank }) => rank === 0)))
    return ranks
  })
  const among = (most: number) => share(judged.map(({ rank }) => rank >= 0 && rank < most))
  console.log(`all sets, each left out: first ${among(1)}, among three ${among(3)}`)
  for (const least of [0.4, 0.5, 0.6, 0.65, 0.7, 0.8]) {
    const sure = judged.filter(({ chance }) => chance >= least)
    console.log(
      `from ${least} on: ${sure.length} of ${judged.length}, right ${share(sure.map(({ rank }) => rank === 0))}`,
    )
  }
}

/** Four digits are more than the fit can tell apart. */
const rounded = (value: number) => Number(value.toFixed(3))

if (import.meta.main) {
  const examples = (await Promise.all(SETS.map(examplesOf))).flat()
  crossJudged(examples)
  const { weights, contexts } = learn(examples)
  const model = {
    sources: hearerSources(),
    weights: { expected: rounded(weights.expected), voted: rounded(weights.voted) },
    contexts: Object.fromEntries(
      Object.entries(contexts).map(([context, roles]) => [
        context,
        Object.fromEntries(Object.entries(roles ?? {}).map(([id, value]) => [id, rounded(value ?? 0)])),
      ]),
    ),
  }
  writeFileSync(join(root, 'packages/coach/fitted/hearers.json'), `${JSON.stringify(model)}\n`)
}
