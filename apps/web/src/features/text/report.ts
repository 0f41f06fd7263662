import type { TextFinding } from '@understory/contract/text-measures'
import { gradeOf, longestSentence, timeOf } from './figures.ts'
import { nameOf } from './marks.ts'
import { readTone, sayTone } from './tone.ts'
import { type Reading, type TextWords, TONES } from './types.ts'

type ReportSource = { text: string; reading: Reading; findings: readonly TextFinding[] }

export function reportOf({ text, reading, findings }: ReportSource, words: TextWords): string {
  const { metrics, scores, context, summary } = reading
  const { glance, tone } = words
  const grade = gradeOf(metrics, glance)
  const lines = [
    `# ${words.title}`,
    '',
    summary,
    '',
    `- ${words.context}: ${context}`,
    `- ${glance.words}: ${metrics.words}`,
    `- ${glance.sentences}: ${metrics.sentences}`,
    `- ${glance.longest}: ${longestSentence(metrics)} ${glance.wordsUnit}`,
    ...(grade === null ? [] : [`- ${glance.grade}: ${grade}`]),
    `- ${glance.reading}: ${timeOf(metrics.readingSeconds.typical, glance)}`,
    `- ${glance.speaking}: ${timeOf(metrics.speakingSeconds.typical, glance)}`,
    '',
    `## ${tone.heading}`,
    '',
    ...TONES.map((name) => {
      const read = readTone(name, scores[name])
      const said = read ? sayTone(name, read, tone) : `${tone.none}. ${scores[name].reason ?? tone.noReason}`
      return `- ${tone.names[name]}: ${said}`
    }),
    '',
    `## ${words.notes.heading}`,
    '',
    ...findings.map((finding) => {
      const { start, end, reason, rewrite } = finding
      const instead = rewrite === undefined ? '' : ` → ${rewrite === '' ? words.notes.goes : `"${rewrite}"`}`
      return `- **${nameOf(finding, words)}**: "${text.slice(start, end).replace(/\s+/g, ' ')}"${instead}. ${reason}`
    }),
    '',
    `## ${words.label}`,
    '',
    ...text.split('\n').map((line) => `> ${line}`),
    '',
  ]
  return lines.join('\n')
}

export function figuresJson({ reading, findings }: ReportSource): string {
  const { context, metrics, scores, emotion, summary } = reading
  return JSON.stringify({ context, summary, metrics, scores, emotion, findings }, null, 2)
}
