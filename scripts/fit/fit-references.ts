// Writes packages/insight/src/score/weights/references.json: quantiles of the signs of warmth, confidence and wordiness
// in texts of three sentences from news, blogs, email or answers. Run after npm run fit:scores, whose models it uses:
//   TRUTH_DIR=… node scripts/fit/fit-references.ts
import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { meanShare, shareBelow, spreadOf } from '@understory/insight/score/composite'
import { models } from '@understory/insight/score/models'
import {
  CONFIDENCE_SIGNS,
  hearText,
  type RawSigns,
  type SignName,
  signsOf,
  WARMTH_SIGNS,
} from '@understory/insight/score/scores'
import { quantile } from '@understory/insight/statistics'
import { targetsFor } from '@understory/insight/text/contexts'
import { cuesOf } from '@understory/insight/text/cues'
import { findingsOf } from '@understory/insight/text/findings/all'
import { measuresOf } from '@understory/insight/text/measures'
import { readText } from '@understory/insight/text/reading'
import { readTruth, requireTruth } from './truth.ts'

const CONTEXT = 'Personal'
const STEPS = 50

const quantilesOf = (values: readonly number[]): number[] => {
  const sorted = Float64Array.from(values).sort()
  return Array.from({ length: STEPS + 1 }, (_, at) => Number(quantile(sorted, at / STEPS).toPrecision(5)))
}

const signsOfText = (text: string): RawSigns | undefined => {
  const reading = readText(text)
  const cues = cuesOf(reading.tokens, reading.phrases)
  const measures = measuresOf(reading, true, targetsFor(CONTEXT).pace)
  const findings = findingsOf(reading, cues, CONTEXT)
  const heard = hearText({ reading, cues, measures, findings, language: { code: 'en', english: true } })
  return heard.said === undefined || measures.words < 3 ? undefined : signsOf(heard, heard.said)
}

/** Three sentences of one source, about a short message. */
const TOGETHER = 3

const messagesOf = (texts: readonly string[]): string[] =>
  Array.from({ length: Math.floor(texts.length / TOGETHER) }, (_, at) =>
    texts.slice(at * TOGETHER, (at + 1) * TOGETHER).join('\n\n'),
  )

const bySource = Map.groupBy(readTruth(requireTruth(), 'formality'), (row) => row.domain ?? 'all')
const messages = [...bySource.values()].flatMap((source) => messagesOf(source.map(({ text }) => text)))
const rows = messages.flatMap((text) => signsOfText(text) ?? [])
const names: readonly SignName[] = [...WARMTH_SIGNS, ...CONFIDENCE_SIGNS, 'fewWordyPhrases']
const signs = Object.fromEntries(names.map((name) => [name, quantilesOf(rows.map((row) => row[name].raw))]))

const meansOf = (chosen: readonly SignName[]): number[] =>
  quantilesOf(
    rows.map((row) =>
      meanShare(
        chosen.map((name) => {
          const quantiles = signs[name] ?? []
          return { ...row[name], share: (raw) => shareBelow(quantiles, raw), spread: spreadOf(quantiles) }
        }),
      ),
    ),
  )

const { trainedOn, citation } = models().fitted.formality.file
const content = {
  id: 'references-1',
  version: 1,
  reference: trainedOn,
  licence: 'CC BY 3.0 (data); quantiles computed here',
  citation,
  rows: rows.length,
  scriptHash: hash('sha256', readFileSync(import.meta.filename)).slice(0, 16),
  signs,
  means: { warmth: meansOf(WARMTH_SIGNS), confidence: meansOf(CONFIDENCE_SIGNS) },
}
writeFileSync(
  new URL('../../packages/insight/src/score/weights/references.json', import.meta.url),
  `${JSON.stringify(content)}\n`,
)
console.log(`references.json: ${rows.length} texts`)
