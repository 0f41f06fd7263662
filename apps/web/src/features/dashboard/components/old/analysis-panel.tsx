import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { oldDashboard } from '../../../../lib/words/en/old-dashboard.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'

type AnalysisPanelProps = {
  voice: ReactNode
  text: ReactNode
}

/** The place of the analysis: what is said, and what is written. */
export function AnalysisPanel({ voice, text }: AnalysisPanelProps) {
  const words = useWords(oldDashboard).panel
  return (
    <aside
      aria-labelledby="analysis-panel"
      className="grid content-start gap-5 border-line bg-surface-raised p-6 max-lg:border-t max-lg:px-(--margin) lg:border-s"
    >
      <h2 id="analysis-panel" className="text-h3">
        {words.heading}
      </h2>
      {voice}
      {text}
      <Link to="/dashboard/chatbot" className={buttonClass({ variant: 'primary', className: 'justify-self-start' })}>
        <Icon name="comment" />
        {words.assistant}
      </Link>
    </aside>
  )
}
