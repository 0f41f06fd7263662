// Learns to whom people mostly speak in each context, beside what a message names: npm run fit:hearers. Multinomial logistic
// regression by gradient descent with momentum: one weight for each sign, one for each role in each context.
import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, contextOf } from '@understory/contract/contexts'
import { hearerSigns } from '../../packages/coach/src/find/find.ts'
import { model as finder } from '../../packages/coach/src/find/fitted.ts'
import { caseVectorsOf } from '../encode.ts'
import { readLines } from '../json-lines.ts'
import { softmax } from '../statistics.ts'

const root = join(import.meta.dirname, '../..')
/** Sets that nothing is measured on any more but by leaving them out. */
const SETS = ['development', 'fresh', 'last', 'next', 'final', 'unseen', 'blind', 'recent', 'late', 'newest', 'odd']
const EPOCHS = 400
const RATE = 0.5
/** The two signs serve every message, a role in a context few: their slopes are this far apart. */
const STEPS = { sign: 0.1, role: 10 }
const PENALTY = 0.0005

type Message = { text: string; context: string; to: string[] }
type Example = {
  set: string
  context: Context
  /** Whether the writer chose the context; else it stands for nobody's choice. */
  isChosen: boolean
  signs: ReturnType<typeof hearerSigns>
  to: ReadonlySet<string>
}
/** Where nobody chooses, a conversation has this context. */
const DEFAULT: Context = 'Personal'
type Model = {
  weights: { expected: number; voted: number }
  contexts: Partial<Record<string, Partial<Record<string, number>>>>
}

const fileOf = (set: string) => join(root, `data/coach/messages-${set}.jsonl`)
/** What the weights rest on: the messages, and the finder that says which cases are near. */
export const hearerSources = () =>
  hash('sha256', [finder.sources, ...SETS.map((set) => readFileSync(fileOf(set), 'utf8'))].join(''))

async function examplesOf(set: string): Promise<Example[]> {
  const messages = readLines<Message>(fileOf(set))
  const vectors = await caseVectorsOf(messages.map(({ text }) => text))
  const exampleOf = ({ text, to }: Message, context: Context, isChosen: boolean): Example => {
    return { set, context, isChosen, signs: hearerSigns(text, context, vectors), to: new Set(to) }
  }
  return messages.flatMap((message) => {
    const chosen = exampleOf(message, contextOf(message.context), true)
    return chosen.context === DEFAULT ? [chosen] : [chosen, exampleOf(message, DEFAULT, false)]
  })
}

function chancesOf({ weights, contexts }: Model, { context, signs }: Example): Map<string, number> {
  const scores = signs.map(({ id, expected, voted }) => {
    return weights.expected * expected + weights.voted * voted + (contexts[context]?.[id] ?? 0)
  })
  const chances = softmax(scores)
  return new Map(signs.map(({ id }, at) => [id, chances[at] ?? 0]))
}

function learn(examples: readonly Example[]): Model {
  const model: Model = { weights: { expected: 1, voted: 1 }, contexts: {} }
  const speed: Model = { weights: { expected: 0, voted: 0 }, contexts: {} }
  const usable = examples.filter(({ signs, to }) => signs.some(({ id }) => to.has(id)))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const slope = slopeOf(model, usable)
    for (const sign of ['expected', 'voted'] as const) {
      speed.weights[sign] = 0.9 * speed.weights[sign] - STEPS.sign * RATE * slope.weights[sign]
      model.weights[sign] += speed.weights[sign]
    }
    for (const [context, roles] of Object.entries(slope.contexts)) {
      const kept = model.contexts[context] ?? {}
      const moving = speed.contexts[context] ?? {}
      model.contexts[context] = kept
      speed.contexts[context] = moving
      for (const [id, value = 0] of Object.entries(roles ?? {})) {
        moving[id] = 0.9 * (moving[id] ?? 0) - STEPS.role * RATE * (value + PENALTY * (kept[id] ?? 0))
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

function crossJudged(examples: readonly Example[]): void {
  const all = SETS.flatMap((set) => {
    const model = learn(examples.filter((one) => one.set !== set))
    const own = examples.filter((one) => one.set === set)
    return ranksOf(model, own).map((each, at) => ({ ...each, isChosen: own[at]?.isChosen }))
  })
  const [judged, unchosen] = [all.filter(({ isChosen }) => isChosen), all.filter(({ isChosen }) => !isChosen)]
  for (const [name, those] of Object.entries({ 'in the chosen context': judged, 'in none': unchosen })) {
    const among = (most: number) => share(those.map(({ rank }) => rank >= 0 && rank < most))
    console.log(`each set left out, ${name}: ${those.length} messages, first ${among(1)}, among three ${among(3)}`)
  }
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
