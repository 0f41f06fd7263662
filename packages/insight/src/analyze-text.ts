import { type HeardText, hearText, type Refine, scoresOf } from './score/scores.ts'
import { targetsFor } from './text/contexts.ts'
import { cuesOf } from './text/cues.ts'
import { findingsOf } from './text/findings/all.ts'
import type { Finding } from './text/findings/types.ts'
import { languageOf } from './text/language.ts'
import { measuresOf } from './text/measures.ts'
import { type Reading, readText } from './text/reading.ts'
import type { SetAside } from './text/set-aside.ts'
import { summaryOf } from './text/summary.ts'
import type { SyllableCounter } from './text/syllables.ts'
import type { TextAnalysis } from './text/types.ts'
import { forgetWords } from './text/word-memory.ts'

/** Increment whenever the same text may get other results. */
const TEXT_ENGINE_VERSION = '1.3.0'

export type AnalyzeOptions = {
  /**
   * Syllable counter for the reading grade. Defaults to rules, so that browsers need no dictionary; the server passes
   * `dictionarySyllables`.
   */
  syllables?: SyllableCounter
}

/** Everything that scores are computed from. Transferable between threads. */
export type MeasuredText = HeardText & { context: string; findings: Finding[]; setAside: SetAside[] }

/**
 * Tokenizes and measures one text. Accepts any string; linear in its length.
 *
 * @param text up to about a megabyte
 * @param context one of the nine contexts, default Personal. Changes targets and wording, never a measurement
 */
export const measureText = (
  text: string,
  context: string,
  { syllables }: AnalyzeOptions = {},
): MeasuredText & { reading: Reading } => {
  const reading = readText(text)
  const language = languageOf(reading)
  const measures = measuresOf(reading, language.english, targetsFor(context).pace, syllables)
  const cues = cuesOf(reading.tokens, reading.phrases)
  const findings = language.english ? findingsOf(reading, cues, context) : []
  const heard = hearText({ reading, cues, measures, findings, language })
  forgetWords()
  return { ...heard, context, findings, setAside: reading.setAside, reading }
}

/** Scores and summarizes a measured text; `refine` adds the sentence encoder. */
export const analysisOf = (measured: MeasuredText, refine?: Refine): TextAnalysis => {
  const { context, language, measures, findings, setAside } = measured
  const parts = { language, measures, findings, ...scoresOf(measured, refine), setAside }
  return { engineVersion: TEXT_ENGINE_VERSION, ...parts, summary: summaryOf(parts, context) }
}

/** Analyzes a text by its words. Pure and deterministic. */
export const analyzeText = (text: string, context: string, options: AnalyzeOptions = {}): TextAnalysis =>
  analysisOf(measureText(text, context, options))
