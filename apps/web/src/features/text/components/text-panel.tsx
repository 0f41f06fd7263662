import { textPanelWords } from '../../../lib/words/en/text-panel.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useTextInsight } from '../use-text-insight.ts'
import { TextBox } from './box.tsx'
import { ReadingSummary } from './reading-summary.tsx'

export function TextPanel() {
  const words = useWords(textPanelWords).side
  const insight = useTextInsight('Personal')
  const { text, reading, visible } = insight
  return (
    <section aria-labelledby="text-panel" className="grid gap-4 border-t border-line pt-5">
      <div>
        <h3 id="text-panel" className="flex items-center gap-2 font-semibold font-text text-body">
          <Icon name="text" className="text-leaf-ink" />
          {words.heading}
        </h3>
        <p className="text-small text-ink-soft">{words.lead}</p>
      </div>
      <TextBox insight={insight} />
      {reading && <ReadingSummary {...{ text, reading }} findings={visible} />}
    </section>
  )
}
