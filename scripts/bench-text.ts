import { analyzeText } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import winkModel from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { legalPages } from '../packages/forest/src/legal.ts'
import { vaderOf } from './fit/compare.ts'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** English prose of this repository, repeated to length. */
const proseOf = (words: number, skip = 0): string => {
  const all = stringsIn(legalPages)
    .join('\n\n')
    .split(/(?<=\s)/)
  return Array.from({ length: words }, (_, at) => all[(skip + at) % all.length] ?? '').join('')
}

const TEXTS = 15
const RUNS = 61

type Work = (run: number) => unknown

/** CPU time in milliseconds. */
const timeOf = (work: Work, run: number): number => {
  const before = process.cpuUsage()
  work(run)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Median ratio of CPU times, alternating runs, so that other load affects both. */
const ratioOf = (whole: Work, part: Work, runs: number): number =>
  medianOf(Array.from({ length: runs }, (_, run) => timeOf(whole, run) / timeOf(part, run)))

const WORDS = 1000
const LARGE = 80_000
const times = (ratio: number): string => `${ratio.toFixed(2)} times`

export const benchText = (): Record<string, string | number> => {
  const wink = winkNLP(winkModel)
  const texts = Array.from({ length: TEXTS }, (_, run) => proseOf(WORDS, 61 * run))
  const textOf = (run: number): string => texts[run % TEXTS] ?? ''
  const readByWink = (run: number): unknown => wink.readDoc(textOf(run)).out()
  const analyzed = (run: number): unknown => analyzeText(textOf(run), 'Work', { syllables: dictionarySyllables })
  ratioOf(analyzed, readByWink, RUNS)
  const [small, large] = [proseOf(LARGE), proseOf(2 * LARGE)]
  const engine = medianOf(Array.from({ length: RUNS }, (_, run) => timeOf(analyzed, run)))
  return {
    'text engine on 1,000 words, milliseconds': Math.round(engine * 10) / 10,
    'text engine against wink-nlp reading the same': times(ratioOf(analyzed, readByWink, RUNS)),
    "text engine against VADER's sentiment of the same": times(ratioOf(analyzed, (run) => vaderOf(textOf(run)), RUNS)),
    'twice the text (80,000 words and 160,000)': times(
      ratioOf(
        () => analyzeText(large, 'Work'),
        () => analyzeText(small, 'Work'),
        7,
      ),
    ),
  }
}
