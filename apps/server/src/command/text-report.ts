import type { Range } from '@understory/insight/text/measures'
import { SCORE_NAMES, type ScoreName, type TextAnalysis, type TextScore } from '@understory/insight/text/types'
import { clock, headOf, type Report, WIDE } from './report.ts'

type Finding = TextAnalysis['findings'][number]

const EXCERPT = 60

export function textReport(text: string, analysis: TextAnalysis, report: Report): string {
  const { measures, findings, scores, emotion, isEncoded, summary } = analysis
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lines = [
    ...headOf(report),
    summary,
    '',
    `Context     ${report.context}`,
    `Words       ${measures.words} in ${measures.sentences} sentences`,
    `Reads like  ${gradeOf(analysis)}`,
    `To read     ${duration(measures.readingSeconds)}`,
    `To say      ${duration(measures.speakingSeconds)}`,
    '',
    isEncoded ? 'Scores      from words and sentences' : 'Scores      from the words alone',
    ...SCORE_NAMES.map((name) => scoreLine(name, scores[name])),
    `${label('emotion')}${emotion.primary ?? `none (${emotion.reason ?? 'none stands out'})`}`,
    '',
    ...findings.map((finding) => findingLine(text, starts, finding)),
  ]
  return `${lines.join('\n').trimEnd()}\n\n`
}

function gradeOf({ measures: { gradeLevel, gradeLow, gradeHigh, reasons } }: TextAnalysis): string {
  if (gradeLevel === null) return `no grade: ${reasons.gradeLevel ?? 'too short'}`
  const interval =
    gradeLow === null || gradeHigh === null ? '' : ` (${Math.round(gradeLow)} to ${Math.round(gradeHigh)})`
  return `grade ${Math.round(gradeLevel)}${interval}`
}

function duration({ low, typical, high }: Range): string {
  return `${clock(typical)} (${clock(low)} to ${clock(high)})`
}

function label(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.padEnd(12)
}

function scoreLine(name: ScoreName, { value, low, high, band, reason, shownAs }: TextScore): string {
  if (value === null || low === null || high === null) return `${label(name)}none: ${reason ?? 'it cannot be told'}`
  if (shownAs === 'tips') return `${label(name)}${band ?? ''} (a tip, not a measurement)`
  const range = `${Math.round(low)} to ${Math.round(high)}`
  return high - low > WIDE
    ? `${label(name)}${band ?? ''} (somewhere from ${range})`
    : `${label(name)}${Math.round(value)}, ${band ?? ''} (${range})`
}

function findingLine(text: string, starts: readonly number[], { kind, start, end, reason, rewrite }: Finding): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ')
  const excerpt = words.length > EXCERPT ? `${words.slice(0, EXCERPT - 1)}…` : words
  const instead = rewrite === undefined ? '' : rewrite === '' ? ' [can go]' : ` [${rewrite}]`
  return `${placeOf(starts, start)} ${kind}: "${excerpt}"${instead} ${reason}`
}

/** Line and column, 1-based. */
function placeOf(starts: readonly number[], at: number): string {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return `${low + 1}:${at - (starts[low] ?? 0) + 1}`.padEnd(8)
}
