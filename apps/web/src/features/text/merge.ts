import type { Context } from '@understory/contract/contexts'
import type { TextFinding } from '@understory/contract/text-measures'
import type { TextScoresWire, TextScoreWire } from '@understory/contract/text-scores'
import type { TextAnalysis } from '@understory/insight/text/types'
import type { TextReading } from '../../api/text-reading.ts'
import type { Reading } from './types.ts'

const MISTAKES = new Set(['spelling', 'grammar'])

export function isMistake({ kind }: TextFinding): boolean {
  return MISTAKES.has(kind)
}

/** This browser's analysis as a reading. */
export function liveReading(analysis: TextAnalysis, context: Context): Reading {
  const { measures: metrics, engineVersion: _, isEncoded: __, ...rest } = analysis
  return { ...rest, context, metrics, sentences: 'later' }
}

/** The server's reply as a reading; the browser's measurements fill the gaps. */
export function readingFrom(reply: TextReading, live: Reading | null, context: Context): Reading {
  const { metrics, tone, scores, findings, emotion, setAside, language, summary, isEncoded, help } = reply
  return {
    context,
    metrics: Object.assign({}, live?.metrics ?? NOTHING_COUNTED, metrics),
    scores: scores ?? scoresFrom(tone, live?.scores),
    findings: (findings ?? live?.findings ?? []).filter((finding) => !isMistake(finding)),
    emotion: emotion ?? live?.emotion ?? { primary: null, secondary: null, intensity: null },
    setAside: setAside ?? live?.setAside ?? [],
    language: language ?? live?.language ?? { code: 'en', english: true },
    summary: summary ?? live?.summary ?? '',
    sentences: isEncoded ? 'read' : 'unread',
    ...(help && { help }),
  }
}

function scoresFrom(tone: TextReading['tone'], live: TextScoresWire | undefined): TextScoresWire {
  const scoreOf = (name: keyof TextReading['tone']) => {
    const value = tone[name] ?? null
    // A bare number is a score without interval or reasons.
    return value === null ? (live?.[name] ?? NO_SCORE) : { ...NO_SCORE, value, low: value, high: value, raw: value }
  }
  return {
    warmth: scoreOf('warmth'),
    confidence: scoreOf('confidence'),
    formality: scoreOf('formality'),
    sentiment: live?.sentiment ?? NO_SCORE,
    clarity: scoreOf('clarity'),
    politeness: scoreOf('politeness'),
    certainty: scoreOf('certainty'),
  }
}

const NO_SCORE: TextScoreWire = {
  value: null,
  low: null,
  high: null,
  band: null,
  basis: 'null',
  shownAs: 'score',
  raw: null,
  contributions: [],
}

const NO_TIME = { low: 0, typical: 0, high: 0 }
const NOTHING_COUNTED: Reading['metrics'] = {
  words: 0,
  characters: 0,
  sentences: 0,
  sentenceStarts: [],
  sentenceLengths: [],
  meanSentenceWords: null,
  sentenceWordsSpread: null,
  longSentenceShare: null,
  gradeLevel: null,
  gradeLow: null,
  gradeHigh: null,
  gradeBand: null,
  readingEase: null,
  difficulty: null,
  lexicalDiversity: null,
  textualDiversity: null,
  questions: 0,
  you: 0,
  i: 0,
  we: 0,
  youPer100Words: 0,
  iPer100Words: 0,
  wePer100Words: 0,
  readingSeconds: NO_TIME,
  speakingSeconds: NO_TIME,
  reasons: {},
}
