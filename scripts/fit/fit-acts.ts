// Learns what a follow-up wants (shorter, another way, a new matter ...) from data/coach/acts.jsonl; part of npm run fit:coach.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '@understory/coach/content'
import { actFeatures } from '../../packages/coach/src/acts/features.ts'
import { encodeForCases } from '../encode.ts'
import { readLines } from '../json-lines.ts'
import { softmax } from '../statistics.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'data/coach/acts.jsonl')
const SIZE = 512
/** A feature that fewer messages have says nothing. */
const LEAST = 3
const EPOCHS = 240
const RATE = 0.5
const PENALTY = 0.008
/** The vector counts this much beside the words. */
const VECTOR_SCALE = 6
const WORD_SCALE = 1

type Row = { act: string; text: string; pass: string }
type Example = { label: number; vector: Float32Array; at: number[] }
export type ActModel = { sources: string; acts: string[]; features: string[]; scale: number; weights: string }

/** What the weights rest on: the lines, and the patterns that are among their features. */
export const actSources = () =>
  createHash('sha256').update(readFileSync(source)).update(JSON.stringify(content.followUps.rules)).digest('hex')

function featuresOf(rows: readonly Row[]): string[] {
  const counts = new Map<string, number>()
  for (const { text } of rows) for (const one of actFeatures(text)) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= LEAST ? [name] : [])).toSorted()
}

/** Softmax regression by gradient descent with momentum: a row of weights a class, the bias last. */
function softmaxWeights(examples: readonly Example[], classes: number, width: number): Float64Array[] {
  const weights = Array.from({ length: classes }, () => new Float64Array(width + 1))
  const speed = weights.map((row) => new Float64Array(row.length))
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const gradient = weights.map((row) => row.map((value, at) => (at < width ? PENALTY * value : 0)))
    for (const example of examples) {
      const chances = chancesOf(weights, example, width)
      for (let one = 0; one < classes; one += 1) {
        const error = ((chances[one] ?? 0) - (one === example.label ? 1 : 0)) / examples.length
        const row = gradient[one] as Float64Array
        for (let at = 0; at < SIZE; at += 1) row[at] = (row[at] ?? 0) + error * VECTOR_SCALE * (example.vector[at] ?? 0)
        for (const at of example.at) row[SIZE + at] = (row[SIZE + at] ?? 0) + error * WORD_SCALE
        row[width] = (row[width] ?? 0) + error
      }
    }
    for (const [one, row] of weights.entries())
      for (let at = 0; at <= width; at += 1) {
        const moved = 0.9 * (speed[one]?.[at] ?? 0) - RATE * (gradient[one]?.[at] ?? 0)
        ;(speed[one] as Float64Array)[at] = moved
        row[at] = (row[at] ?? 0) + moved
      }
  }
  return weights
}

function chancesOf(weights: readonly Float64Array[], { vector, at: on }: Example, width: number): number[] {
  const scores = weights.map((row) => {
    let sum = row[width] ?? 0
    for (let at = 0; at < SIZE; at += 1) sum += (row[at] ?? 0) * VECTOR_SCALE * (vector[at] ?? 0)
    for (const at of on) sum += (row[SIZE + at] ?? 0) * WORD_SCALE
    return sum
  })
  return softmax(scores)
}

async function examplesOf(rows: readonly Row[], acts: readonly string[], features: readonly string[]) {
  const vectors = await encodeForCases(rows.map(({ text }) => text))
  const places = new Map(features.map((name, at) => [name, at]))
  return rows.map(({ act, text }, index): Example => {
    const at = actFeatures(text).flatMap((name) => places.get(name) ?? [])
    return { label: acts.indexOf(act), vector: vectors[index] ?? new Float32Array(SIZE), at }
  })
}

/** Share of right acts on one pass of writing, fitted on the other. */
async function crossJudged(rows: readonly Row[], acts: readonly string[]): Promise<void> {
  for (const held of new Set(rows.map(({ pass }) => pass))) {
    const known = rows.filter(({ pass }) => pass !== held)
    const features = featuresOf(known)
    const width = SIZE + features.length
    const weights = softmaxWeights(await examplesOf(known, acts, features), acts.length, width)
    const unknown = rows.filter(({ pass }) => pass === held)
    const judged = await examplesOf(unknown, acts, features)
    const results = judged.map((example) => {
      const chances = chancesOf(weights, example, width)
      const best = chances.indexOf(Math.max(...chances))
      return { isRight: best === example.label, chance: chances[best] ?? 0 }
    })
    const right = (all: typeof results) => (all.filter(({ isRight }) => isRight).length / all.length).toFixed(3)
    const sure = results.filter(({ chance }) => chance >= 0.5)
    console.log(
      `acts of pass ${held}: right ${right(results)}; sure of ${sure.length}/${results.length}, right ${right(sure)}`,
    )
  }
}

export async function fitActs(): Promise<void> {
  const rows = readLines<Row>(source)
  const acts = [...new Set(rows.map(({ act }) => act))].toSorted()
  await crossJudged(rows, acts)
  const features = featuresOf(rows)
  const width = SIZE + features.length
  const weights = softmaxWeights(await examplesOf(rows, acts, features), acts.length, width)
  const scaled = weights.flatMap((row) =>
    Array.from(row, (value, at) => value * (at < SIZE ? VECTOR_SCALE : at < width ? WORD_SCALE : 1)),
  )
  const scale = Math.max(...scaled.map(Math.abs)) / 127
  const bytes = Buffer.from(Int8Array.from(scaled, (value) => Math.round(value / scale)).buffer)
  const model: ActModel = { sources: actSources(), acts, features, scale, weights: bytes.toString('base64') }
  writeFileSync(join(root, 'packages/coach/fitted/acts.json'), `${JSON.stringify(model)}\n`)
}
