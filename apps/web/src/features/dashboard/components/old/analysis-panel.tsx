import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { oldDashboard } from '../../../../lib/words/en/old-dashboard.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { focusHere } from '../../../../ui/refs.ts'

type AnalysisPanelProps = {
  voice: ReactNode
  text: ReactNode
  /** If given, the panel can be closed and starts focused. */
  onClose?: () => void
}

export function AnalysisPanel({ voice, text, onClose }: AnalysisPanelProps) {
  const words = useWords(oldDashboard).panel
  return (
    <aside
      aria-labelledby="analysis-panel"
      className="grid content-start gap-5 border-line bg-surface-raised p-6 max-lg:border-t max-lg:px-(--margin) lg:border-s"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="analysis-panel" ref={onClose && focusHere} tabIndex={-1} className="text-h3">
          {words.heading}
        </h2>
        {onClose && <Button variant="quiet" iconOnly icon="close" aria-label={words.close} onClick={onClose} />}
      </div>
      {voice}
      {text}
      <Link to="/dashboard/chatbot" className={buttonClass({ variant: 'primary', className: 'justify-self-start' })}>
        <Icon name="comment" />
        {words.assistant}
      </Link>
    </aside>
  )
}
