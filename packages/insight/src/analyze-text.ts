import { type Refine, scoresOf } from './score/scores.ts'
import { targetsFor } from './text/contexts.ts'
import { cuesOf } from './text/cues.ts'
import { findingsOf } from './text/findings/all.ts'
import { languageOf } from './text/language.ts'
import { measuresOf } from './text/measures.ts'
import { readText } from './text/reading.ts'
import { summaryOf } from './text/summary.ts'
import type { SyllableCounter } from './text/syllables.ts'
import type { TextAnalysis, TextLanguage } from './text/types.ts'

/** Changes whenever the same text may give other figures. */
const TEXT_ENGINE_VERSION = '1.1.0'

export type AnalyzeOptions = {
  /**
   * Counts syllables for the reading grade. By rule where not given, so that a browser needs no dictionary; the server
   * gives `dictionarySyllables` of `text/syllables-dictionary`.
   */
  syllables?: SyllableCounter
  /** What a sentence encoder adds to the scores; from the words alone where not given. */
  refine?: Refine
}

/**
 * Measures, findings, scores and emotion of one text. Pure: the same text, context and options give the same result.
 * Any string gives one; the cost grows linearly with its length.
 *
 * @param text any string, up to about a megabyte
 * @param context one of the nine contexts; Personal where the name is not known. It changes targets and wording, never
 *   a measurement
 */
export const analyzeText = (text: string, context: string, options: AnalyzeOptions = {}): TextAnalysis => {
  const reading = readText(text)
  const known = languageOf(reading)
  const language: TextLanguage = {
    code: known.english ? 'en' : 'und',
    english: known.english,
    ...(known.reason === undefined || known.english ? {} : { reason: known.reason }),
  }
  const measures = measuresOf(reading, known.english, targetsFor(context).pace, options.syllables)
  const cues = cuesOf(reading.tokens, reading.phrases)
  const findings = known.english ? findingsOf(reading, cues, context) : []
  const scored = scoresOf({ reading, cues, measures, findings, language }, options.refine)
  const parts = { language, measures, findings, ...scored, setAside: reading.setAside }
  return { engineVersion: TEXT_ENGINE_VERSION, ...parts, summary: summaryOf(parts, context) }
}
