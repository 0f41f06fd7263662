import { CONTEXTS, contextOf } from '@understory/contract/contexts'
import { TEXT_LENGTH } from '@understory/contract/limits'
import { type Ref, useState } from 'react'
import { whole } from '../../../lib/figures.ts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Mark } from '../marks.ts'
import { LIVE_LENGTH, type TextInsight } from '../use-text-insight.ts'
import { AnalyzeButton } from './analyze-button.tsx'
import { Editor } from './editor.tsx'
import { Marked } from './marked.tsx'

type ManuscriptProps = {
  insight: TextInsight
  marks: readonly Mark[]
  active: number | null
  onActive: (number: number | null) => void
  onStep: (step: 1 | -1) => void
  inputRef: Ref<HTMLTextAreaElement>
}

const PAGE =
  'min-h-[420px] px-10 pt-7 pb-9 font-display text-[1.25rem]/[1.94] max-md:min-h-[280px] max-md:px-5 max-md:pt-5 max-md:pb-6 max-md:text-[1.125rem]'

/** The text, editable or with its notes. */
export function Manuscript({ insight, marks, active, onActive, onStep, inputRef }: ManuscriptProps) {
  const words = useWords(textWords)
  const names = useWords(contextNames)
  const [view, setView] = useState<'write' | 'read'>('write')
  const { text, context, undo } = insight
  const over = text.length - TEXT_LENGTH

  function onCaret(at: number) {
    const covering = marks.filter((mark) => mark.type === 'finding' && mark.start <= at && at <= mark.end)
    const [nearest] = covering.sort((a, b) => a.end - a.start - (b.end - b.start))
    if (nearest?.type === 'finding') onActive(nearest.number)
  }

  return (
    <section
      aria-label={words.label}
      className="min-w-0 overflow-hidden rounded-4 border border-line bg-surface-raised has-[textarea:focus]:outline-3 has-[textarea:focus]:outline-offset-1 has-[textarea:focus]:outline-focus"
    >
      <div className="flex flex-wrap items-center gap-3 border-b border-line py-3 ps-7 pe-3.5 max-md:px-3">
        <span aria-hidden="true" className="text-small font-semibold max-md:hidden">
          {words.context}
        </span>
        <Field label={words.context} hideLabel>
          <Select
            value={context}
            onChange={({ currentTarget }) => insight.choose(contextOf(currentTarget.value))}
            className="w-[160px]"
          >
            {CONTEXTS.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </Select>
        </Field>
        <span className="text-small text-ink-faint">
          {insight.reading && words.words(insight.reading.metrics.words)}
        </span>
        <div className="ms-auto flex flex-wrap gap-2">
          {undo.length > 0 && (
            <Button variant="quiet" size="sm" icon="undo" onClick={insight.undoChange}>
              {words.undo}
            </Button>
          )}
          {text !== '' && (
            <Button variant="quiet" size="sm" onClick={insight.clear}>
              {words.clear}
            </Button>
          )}
          <AnalyzeButton insight={insight} />
        </div>
      </div>
      {view === 'write' ? (
        <Editor
          {...{ text, marks, active, onCaret, onStep, inputRef }}
          onText={insight.write}
          onAnalyze={insight.analyze}
          className={PAGE}
        />
      ) : (
        <div className={PAGE}>
          <div className="whitespace-pre-wrap wrap-anywhere">
            <Marked text={text} marks={marks} active={active} onChoose={onActive} />
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-7 py-3 max-md:px-3">
        <p className="text-small text-ink-soft">
          {over > 0 ? (
            <span className="text-berry-ink">{words.tooLong(whole(over))}</span>
          ) : (
            text.length > LIVE_LENGTH && words.liveOff
          )}
        </p>
        <Segmented
          label={words.view}
          value={view}
          onValueChange={setView}
          segments={[
            { value: 'write', label: words.write },
            { value: 'read', label: words.read, disabled: text === '' },
          ]}
        />
      </div>
    </section>
  )
}
