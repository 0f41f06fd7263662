import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { TextInsight } from '../use-text-insight.ts'
import { AnalysisStatus } from './analysis-status.tsx'
import { AnalyzeButton } from './analyze-button.tsx'

type BoxProps = {
  insight: TextInsight
  /** Beside the button, such as a document type. */
  children?: ReactNode
  analyzeLabel?: string | undefined
}

export function TextBox({ insight, children, analyzeLabel }: BoxProps) {
  const words = useWords(textWords)
  const hint = useId()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void insight.analyze()
  }

  return (
    <div className="grid gap-3">
      <TextArea
        value={insight.text}
        placeholder={words.placeholder}
        aria-label={words.label}
        aria-describedby={hint}
        onChange={(event) => insight.write(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-36"
      />
      <p id={hint} className="sr-only">
        {words.hintShort}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {children}
        <AnalyzeButton insight={insight} label={analyzeLabel} />
      </div>
      <AnalysisStatus insight={insight} />
    </div>
  )
}
