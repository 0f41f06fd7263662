import { type HeardText, hearText, type Refine, scoresOf } from './score/scores.ts'
import { targetsFor } from './text/contexts.ts'
import { cuesOf } from './text/cues.ts'
import { findingsOf } from './text/findings/all.ts'
import type { Finding } from './text/findings/types.ts'
import { languageOf } from './text/language.ts'
import { NOTES } from './text/lexicon.ts'
import { measuresOf } from './text/measures.ts'
import { type Reading, readText } from './text/reading.ts'
import type { SetAside } from './text/set-aside.ts'
import { summaryOf } from './text/summary.ts'
import type { SyllableCounter } from './text/syllables.ts'
import type { TextAnalysis, TextLanguage } from './text/types.ts'
import { forgetWords } from './text/word-memory.ts'

/** Changes whenever the same text may give other figures. */
const TEXT_ENGINE_VERSION = '1.2.0'

export type AnalyzeOptions = {
  /**
   * Counts syllables for the reading grade. By rule where not given, so that a browser needs no dictionary; the server
   * gives `dictionarySyllables` of `text/syllables-dictionary`.
   */
  syllables?: SyllableCounter
}

/** One text, measured: all that its scores are made of. It can be passed on to another thread. */
export type MeasuredText = HeardText & { context: string; findings: Finding[]; setAside: SetAside[] }

const languageIn = (reading: Reading): TextLanguage => {
  if (reading.tokens.length === 0 && reading.setAside.some(({ kind }) => kind === 'code'))
    return { code: 'und', english: false, reason: NOTES.score['code-only'] }
  const { english, reason } = languageOf(reading)
  return english ? { code: 'en', english } : { code: 'und', english, ...(reason !== undefined && { reason }) }
}

/**
 * Reads and measures one text, once. Any string gives a result; the cost grows linearly with its length.
 *
 * @param text any string, up to about a megabyte
 * @param context one of the nine contexts; Personal where the name is not known. It changes targets and wording, never
 *   a measurement
 */
export const measureText = (
  text: string,
  context: string,
  { syllables }: AnalyzeOptions = {},
): MeasuredText & { reading: Reading } => {
  const reading = readText(text)
  const language = languageIn(reading)
  const measures = measuresOf(reading, language.english, targetsFor(context).pace, syllables)
  const cues = cuesOf(reading.tokens, reading.phrases)
  const findings = language.english ? findingsOf(reading, cues, context) : []
  const heard = hearText({ reading, cues, measures, findings, language })
  forgetWords()
  return { ...heard, context, findings, setAside: reading.setAside, reading }
}

/** Measures, findings, scores and emotion of a measured text; `refine` is what a sentence encoder adds. */
export const analysisOf = (measured: MeasuredText, refine?: Refine): TextAnalysis => {
  const { context, language, measures, findings, setAside } = measured
  const parts = { language, measures, findings, ...scoresOf(measured, refine), setAside }
  return { engineVersion: TEXT_ENGINE_VERSION, ...parts, summary: summaryOf(parts, context) }
}

/** Measures, findings, scores and emotion of one text by its words. Pure: the same text, context and options give the same result. */
export const analyzeText = (text: string, context: string, options: AnalyzeOptions = {}): TextAnalysis =>
  analysisOf(measureText(text, context, options))
