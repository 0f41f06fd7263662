import { textWords } from '../../../lib/words/en/text.ts'
import { waiting } from '../../../lib/words/en/waiting.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isWaiting } from '../state.ts'
import type { TextInsight } from '../use-text-insight.ts'

/** Result of the last analysis, and whether spelling was checked. */
export function AnalysisStatus({ insight }: { insight: TextInsight }) {
  const words = useWords(textWords)
  const waits = useWords(waiting)
  const { failure, grammar, reading } = insight
  const sentence = isWaiting(insight) ? waits.text : failure?.message
  if (failure) {
    return (
      <div role="alert" className="rounded-3 border border-line border-s-4 border-s-berry bg-surface-raised p-4">
        <p className="flex items-center gap-2 font-semibold text-berry-ink">
          <Icon name="alert" size="sm" />
          {words.problem}
        </p>
        {sentence !== words.problem && <p className="mt-1">{sentence}</p>}
        {reading && <p className="mt-1 text-ink-soft">{words.whatRemains}</p>}
        {failure.retryable && (
          <Button variant="secondary" size="sm" className="mt-3" onClick={insight.analyze}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    )
  }
  if (!reading) return null
  const said = grammar === null ? words.grammar.notYet : grammar.checked ? words.grammar.checked : grammar.reason
  return <p className="note">{said}</p>
}
