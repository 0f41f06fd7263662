import { textPanelWords } from '../../../lib/words/en/text-panel.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { useTextInsight } from '../use-text-insight.ts'
import { TextBox } from './box.tsx'
import { Leaves } from './leaves.tsx'
import { ReadingSummary } from './reading-summary.tsx'

/** Shown first for drafts. */
const DRAFT_KINDS = new Set(['cliche', 'mixed-metaphor', 'repeated-opening'])
const MANY = 8

/** Checks a draft's rhythm and clichés, not its style. */
export function WritingBox() {
  const words = useWords(textPanelWords).writing
  const insight = useTextInsight('Creative')
  const { text, reading, visible } = insight
  const findings = visible.toSorted((a, b) => Number(DRAFT_KINDS.has(b.kind)) - Number(DRAFT_KINDS.has(a.kind)))
  return (
    <Card aria-labelledby="writing-box" className="mt-10 grid gap-4">
      <div>
        <h2 id="writing-box">{words.heading}</h2>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TextBox insight={insight} />
        {reading && (
          <div className="grid min-w-0 gap-2">
            <ReadingSummary {...{ text, reading, findings }} most={MANY} />
            <Leaves metrics={reading.metrics} />
          </div>
        )}
      </div>
    </Card>
  )
}
