import type { TextFinding } from '@understory/contract/text-measures'
import type { textWords } from '../../lib/words/en/text.ts'
import type { Words } from '../../lib/words/use-words.ts'
import { longestSentence, timeOf } from './figures.ts'
import { readTone } from './tone.ts'
import { type Reading, TONES } from './types.ts'

type ReportSource = { text: string; reading: Reading; findings: readonly TextFinding[] }

/** The report as Markdown. */
export function reportOf({ text, reading, findings }: ReportSource, words: Words<typeof textWords>): string {
  const { metrics, scores, context, summary } = reading
  const { glance, tone } = words
  const lines = [
    `# ${words.title}`,
    '',
    summary,
    '',
    `- ${words.context}: ${context}`,
    `- ${glance.words}: ${metrics.words}`,
    `- ${glance.sentences}: ${metrics.sentences}`,
    `- ${glance.longest}: ${longestSentence(metrics)} ${glance.wordsUnit}`,
    ...(metrics.gradeLevel === null ? [] : [`- ${glance.grade}: ${glance.gradeValue(Math.round(metrics.gradeLevel))}`]),
    `- ${glance.reading}: ${timeOf(metrics.readingSeconds.typical, glance)}`,
    `- ${glance.speaking}: ${timeOf(metrics.speakingSeconds.typical, glance)}`,
    '',
    `## ${tone.heading}`,
    '',
    ...TONES.map((name) => {
      const read = readTone(name, scores[name], [])
      if (!read) return `- ${tone.names[name]}: ${tone.none}. ${scores[name].reason ?? tone.noReason}`
      const band = tone.bands[name][read.band]
      return `- ${tone.names[name]}: ${read.exact === null ? band : tone.exact({ band, value: read.exact })}`
    }),
    '',
    `## ${words.notes.heading}`,
    '',
    ...findings.map(({ kind, weight, start, end, reason, rewrite }) => {
      const name = weight === 'strength' ? words.keepThis : words.kinds[kind]
      const instead = rewrite === undefined ? '' : ` → ${rewrite === '' ? words.notes.goes : `"${rewrite}"`}`
      return `- **${name}**: "${text.slice(start, end).replace(/\s+/g, ' ')}"${instead}. ${reason}`
    }),
    '',
    `## ${words.label}`,
    '',
    ...text.split('\n').map((line) => `> ${line}`),
    '',
  ]
  return lines.join('\n')
}

/** The figures as JSON. */
export function figuresJson({ reading, findings }: ReportSource): string {
  const { context, metrics, scores, emotion, summary } = reading
  return JSON.stringify({ context, summary, metrics, scores, emotion, findings }, null, 2)
}
