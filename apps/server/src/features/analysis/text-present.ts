import { FINDINGS_PER_TEXT } from '@understory/contract/limits'
import { type TextReply, type TextResult, TextResultSchema } from '@understory/contract/text-analysis'
import type { TextFinding } from '@understory/contract/text-measures'
import type { Tone } from '@understory/contract/text-scores'
import { summaryOf } from '@understory/insight/text/summary'
import type { TextAnalysis, TextScores } from '@understory/insight/text/types'
import * as z from 'zod/mini'
import type { StoredResult } from './store.ts'

type Parts = {
  id: string
  context: string
  analysis: TextAnalysis
  /** Findings of the engine, without muted rules. */
  own: TextAnalysis['findings']
  mistakes: readonly TextFinding[]
  grammar: TextReply['grammar']
}

export function presentTextAnalysis({ id, context, analysis, own, mistakes, grammar }: Parts): TextReply {
  const { language, measures, scores, emotion, isEncoded, setAside, engineVersion } = analysis
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
    findings: findings.slice(0, FINDINGS_PER_TEXT),
    emotion,
    isEncoded,
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

/** What is stored: numbers only. */
const FiguresSchema = z.omit(TextResultSchema, { id: true, createdAt: true, context: true, text: true })

export function figuresOf({ metrics, tone, findings }: TextReply): string {
  const counts: Record<string, number> = {}
  for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1
  const { words, sentences, gradeLevel } = metrics
  const figures: z.infer<typeof FiguresSchema> = { words, sentences, gradeLevel, tone, findings: counts }
  return JSON.stringify(figures)
}

/** Undefined when the stored figures don't match the current schema, as in an imported file. */
export function presentTextResult({ id, createdAt, context, figures, content }: StoredResult): TextResult | undefined {
  const { data } = FiguresSchema.safeParse(JSON.parse(figures))
  return data && { id, createdAt, context, ...data, text: content }
}
