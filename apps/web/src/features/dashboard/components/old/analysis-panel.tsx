import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dashboard } from '../../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icons.ts'

type AnalysisPanelProps = {
  voice: ReactNode
  /** Left out where there is no text tool to stand here: then its place says so. */
  text?: ReactNode
}

/** The place of the analysis: what is said, and what is written. */
export function AnalysisPanel({ voice, text }: AnalysisPanelProps) {
  const words = useWords(dashboard).old.panel
  return (
    <aside
      aria-labelledby="analysis-panel"
      className="grid content-start gap-5 border-line bg-surface-raised p-6 max-lg:border-t max-lg:px-(--margin) lg:border-s"
    >
      <h2 id="analysis-panel" className="text-h3">
        {words.heading}
      </h2>
      {voice}
      {text ?? (
        <dl className="border-t border-line pt-5">
          <Tool icon="text" name={words.text} text={words.textText} />
        </dl>
      )}
      <Link to="/dashboard/chatbot" className={buttonClass({ variant: 'primary', className: 'justify-self-start' })}>
        <Icon name="comment" />
        {words.assistant}
      </Link>
    </aside>
  )
}

function Tool({ icon, name, text }: { icon: IconName; name: string; text: string }) {
  return (
    <div className="rounded-3 border border-dashed border-line-strong px-4 py-3">
      <dt className="flex items-center gap-2 font-semibold">
        <Icon name={icon} className="text-leaf-ink" />
        {name}
      </dt>
      <dd className="mt-1 text-small text-ink-soft">{text}</dd>
    </div>
  )
}
