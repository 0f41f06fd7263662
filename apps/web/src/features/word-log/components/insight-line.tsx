import type { EntryInsights } from '../../../lib/growth.ts'
import { listOf } from '../../../lib/list-of.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'

export function InsightLine({ insights, label }: { insights: EntryInsights; label: string }) {
  const words = useWords(wordLog).insights
  const { gradeLevel, variety, tone, newWords } = insights
  const parts = [
    gradeLevel !== null && words.line.grade(gradeText(gradeLevel)),
    tone && tone.length > 0 && listOf(tone.map((trait) => words.traits[trait])),
    variety !== null && words.line.variety(percent(variety)),
    newWords.length > 0 && words.line.fresh(newWords.join(', ')),
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0) return null
  return (
    <p className="-mt-2 pb-3 text-small text-ink-soft">
      <span className="sr-only">{label}: </span>
      {parts.join(' · ')}
    </p>
  )
}

export function gradeText(grade: number): string {
  return String(Math.max(1, Math.round(grade)))
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
