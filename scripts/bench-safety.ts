// Evaluates crisis detection per set, on messages outside the fit:
//   node scripts/bench-safety.ts
import { readFileSync } from 'node:fs'
import { readText, textsToEncode, type Vectors } from '../packages/safety/src/safety.ts'
import { vectorsOf } from './encode.ts'
import { figuresOf } from './fit/danger-figures.ts'
import { dangerRows } from './fit/danger-set.ts'

type Row = { set: string; label: 'lead' | 'mention' | 'none'; text: string }

const FITTED = new URL('../packages/safety/src/fitted/danger.json', import.meta.url)
const CONTENT = new URL('../packages/safety/generated/crisis.json', import.meta.url)

const read = <T>(url: URL): T => JSON.parse(readFileSync(url, 'utf8')) as T

const literal = (): Row[] => {
  const { patterns, foreign } = read<Record<'patterns' | 'foreign', { example: string }[]>>(CONTENT)
  const rowsOf = (set: string, all: { example: string }[]): Row[] =>
    all.map(({ example }) => ({ set, label: 'lead' as const, text: example }))
  return [...rowsOf('literal, English', patterns), ...rowsOf('literal, other languages', foreign)]
}

const heldRows = (): Row[] =>
  dangerRows()
    .filter(({ split }) => split === 'held')
    .map(({ set, label, text, origin }) => {
      return { set: /^author-[jp]$/.test(origin) ? 'authors left out' : set, label, text }
    })

const judged = (rows: readonly Row[], vectors: Vectors): Record<string, number> => {
  const levels = rows.map(({ text }) => readText(text, vectors).level)
  return figuresOf(
    rows,
    (at) => levels[at] === 'lead',
    (at) => levels[at] !== 'none',
  )
}

type Line = { row: string; messages: number; first: number; anywhere: number }

const linesOf = (figures: Record<string, number>): Line[] =>
  Object.entries(figures)
    .filter(([name]) => !/: (?:first|anywhere)$/.test(name))
    .map(([row, messages]) => ({
      row,
      messages,
      first: figures[`${row}: first`] ?? 0,
      anywhere: figures[`${row}: anywhere`] ?? 0,
    }))

const rows = [...heldRows(), ...literal()]
const vectors = await vectorsOf([...new Set(rows.flatMap(({ text }) => textsToEncode(text)))])
const { figures } = read<{ figures: Record<string, number> }>(FITTED)
const crossed = Object.entries(figures).flatMap(([name, value]): [string, number][] =>
  name.startsWith('vectors: ') ? [[name.slice('vectors: '.length), value]] : [],
)
const tables = {
  'held out': judged(rows, vectors),
  'held out, without the encoder': judged(rows, { get: () => undefined }),
  'cross-validated in the fit, real questions among them': Object.fromEntries(crossed),
}
for (const [name, table] of Object.entries(tables)) {
  console.log(name)
  console.table(linesOf(table))
}
