import type { TextReply, TextResult } from '@understory/contract/text-analysis'
import type { TextFinding } from '@understory/contract/text-measures'
import type { Tone } from '@understory/contract/text-scores'
import { summaryOf } from '@understory/insight/text/summary'
import type { TextAnalysis, TextScores } from '@understory/insight/text/types'
import { z } from 'zod'
import type { StoredResult } from './types.ts'

type Parts = {
  id: string
  context: string
  analysis: TextAnalysis
  /** Of the engine, without what the person muted. */
  own: TextAnalysis['findings']
  mistakes: readonly TextFinding[]
  grammar: TextReply['grammar']
}

export function presentTextAnalysis({ id, context, analysis, own, mistakes, grammar }: Parts): TextReply {
  const { language, measures, scores, emotion, setAside, engineVersion } = analysis
  const findings = [...own, ...mistakes].sort((a, b) => a.start - b.start || b.end - a.end)
  const tone = presentTone(scores)
  const summary = summaryOf({ ...analysis, findings: own }, context)
  return {
    id,
    context,
    language,
    metrics: measures,
    tone,
    scores,
    findings,
    emotion,
    setAside,
    grammar,
    summary,
    engineVersion,
  }
}

function presentTone({ warmth, confidence, formality, clarity, politeness, certainty }: TextScores): Tone {
  return {
    warmth: warmth.value,
    confidence: confidence.value,
    formality: formality.value,
    clarity: clarity.value,
    politeness: politeness.value,
    certainty: certainty.value,
  }
}

const figure = z.number().nullable()

/** What is kept of a text: numbers alone. */
const FiguresSchema = z.object({
  words: z.number(),
  sentences: z.number(),
  gradeLevel: figure,
  tone: z.object({
    warmth: figure,
    confidence: figure,
    formality: figure,
    clarity: figure,
    politeness: figure,
    certainty: figure,
  }),
  findings: z.record(z.string(), z.number()),
})

export function figuresOf({ metrics, tone, findings }: TextReply): string {
  const counts: Record<string, number> = {}
  for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1
  const { words, sentences, gradeLevel } = metrics
  const figures: z.infer<typeof FiguresSchema> = { words, sentences, gradeLevel, tone, findings: counts }
  return JSON.stringify(figures)
}

export function presentTextResult({ id, createdAt, context, figures, content }: StoredResult): TextResult {
  return { id, createdAt, context, ...FiguresSchema.parse(JSON.parse(figures)), text: content }
}
