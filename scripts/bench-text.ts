import { analyzeEncoded, encodedTextsOf, measureToEncode } from '@understory/insight/analyze-encoded'
import { analysisOf, analyzeText } from '@understory/insight/analyze-text'
import { median } from '@understory/insight/statistics'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import winkModel from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import type { Encoder } from '../apps/server/src/encoder/encoder.ts'
import { vaderOf } from './fit/compare.ts'
import { proseIn } from './fit/prose.ts'

const wordsIn = (folder: string): string[] =>
  proseIn(folder)
    .join('\n\n')
    .split(/(?<=\s)/)

/** English prose of this repository, repeated to length. */
const proseOf = (words: number, skip = 0): string => {
  const all = wordsIn('legal')
  return Array.from({ length: words }, (_, at) => all[(skip + at) % all.length] ?? '').join('')
}

const TEXTS = 15
const RUNS = 61

type Work = (run: number) => unknown

const timeOf = (work: Work, run: number): number => {
  const before = process.cpuUsage()
  work(run)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Median ratio of CPU times, alternating runs, so that other load affects both. */
const ratioOf = (whole: Work, part: Work, runs: number): number =>
  median(Array.from({ length: runs }, (_, run) => timeOf(whole, run) / timeOf(part, run)))

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
  const engine = median(Array.from({ length: RUNS }, (_, run) => timeOf(analyzed, run)))
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

const SERVED = 12
const WARM = 3

type Server = { address: string; cookie: string; encoder: Encoder }

/** 1,000 words with the encoder, each text new to it: the reading alone, and the whole request, which also detects danger. */
export const benchServedText = async ({ address, cookie, encoder }: Server): Promise<Record<string, number>> => {
  const words = wordsIn('sections')
  const texts = Array.from({ length: 2 * (WARM + SERVED) }, (_, at) =>
    words.slice(at * WORDS, (at + 1) * WORDS).join(''),
  ).values()
  const read = async (text: string): Promise<boolean> => {
    const measured = measureToEncode(text, 'Work', false, { syllables: dictionarySyllables })
    analysisOf(measured)
    const vectors = await encoder.vectorsOf(encodedTextsOf(measured), 'last')
    return vectors !== undefined && analyzeEncoded(measured, vectors).isEncoded
  }
  const ask = async (text: string): Promise<boolean> => {
    const response = await fetch(`${address}/api/analyze/text`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ text, context: 'Work' }),
    })
    const reply: { isEncoded?: boolean } = await response.json()
    return reply.isEncoded === true
  }
  const medianTime = async (work: typeof read): Promise<number> => {
    const times: number[] = []
    for (const text of texts.take(WARM + SERVED)) {
      const start = performance.now()
      if (!(await work(text))) throw new Error('the encoder read no text of the bench')
      times.push(performance.now() - start)
    }
    return Math.round(median(times.slice(WARM)))
  }
  return {
    'text engine with the encoder on 1,000 words, milliseconds': await medianTime(read),
    'the same as a request, with the detection of danger': await medianTime(ask),
  }
}
