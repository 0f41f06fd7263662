import { Link } from '@tanstack/react-router'
import { dashboard } from '../../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../../lib/words/use-words.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icons.ts'

/** The place of the analysis. It says what will stand here and has no control that does nothing. */
export function AnalysisPanel() {
  const words = useWords(dashboard).old.panel
  return (
    <aside
      aria-labelledby="analysis-panel"
      className="grid content-start gap-5 border-line bg-surface-raised p-6 max-lg:border-t max-lg:px-(--margin) lg:border-s"
    >
      <h2 id="analysis-panel" className="text-h3">
        {words.heading}
      </h2>
      <p className="text-ink-soft">{words.lead}</p>
      <dl className="grid gap-4">
        <Tool icon="mic" name={words.voice} text={words.voiceText} />
        <Tool icon="text" name={words.text} text={words.textText} />
      </dl>
      <p className="border-t border-line pt-5 text-ink-soft">{words.meanwhile}</p>
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
