import { type KeyboardEvent, type Ref, startTransition, useId, useState } from 'react'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { cx } from '../../../ui/cx.ts'
import type { Mark } from '../marks.ts'
import { Marked } from './marked.tsx'

type EditorProps = {
  text: string
  marks: readonly Mark[]
  active: number | null
  onText: (text: string) => void
  onAnalyze: () => void
  /** The caret's offset. */
  onCaret: (at: number) => void
  /** Alt+arrow moves between notes. */
  onStep: (step: 1 | -1) => void
  inputRef: Ref<HTMLTextAreaElement>
  className?: string | undefined
}

/** No kerning or ligatures: they break at marks, and the two layers would drift apart. */
const SHARED =
  '[grid-area:1/1] whitespace-pre-wrap wrap-anywhere [font-kerning:none] [font-variant-ligatures:none] [text-rendering:optimizeSpeed]'

/** A text area over a copy of its text that carries the marks and sets the height. */
export function Editor({ text, marks, active, className, inputRef, ...on }: EditorProps) {
  const words = useWords(textWords)
  const hint = useId()
  const { draft, write, settle } = useTextAhead(text, on.onText)

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      on.onAnalyze()
    } else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      on.onStep(event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)]', className)}>
      <div aria-hidden="true" className={cx(SHARED, 'pointer-events-none select-none text-transparent print:text-ink')}>
        <Marked text={text} marks={marks} active={active} />
      </div>
      <textarea
        ref={inputRef}
        value={draft}
        aria-label={words.label}
        aria-describedby={hint}
        placeholder={words.placeholder}
        spellCheck={false}
        onChange={(event) => write(event.target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (selectionStart === selectionEnd) on.onCaret(selectionStart)
        }}
        className={cx(
          SHARED,
          'h-full w-full resize-none overflow-hidden border-0 bg-transparent p-0 outline-0 placeholder:text-ink-faint placeholder:opacity-100 focus-visible:outline-0 print:hidden',
        )}
      />
      <p id={hint} className="sr-only">
        {words.hint}
      </p>
    </div>
  )
}

type Draft = { text: string; draft: string; isAhead: boolean }

/** A text area's value ahead of its page: typing renders at once, the page follows. Outside changes win. */
function useTextAhead(text: string, onText: (text: string) => void) {
  const [own, setOwn] = useState<Draft>({ text, draft: text, isAhead: false })
  if (own.text !== text) {
    // While the page lags it returns older drafts, which aren't outside changes.
    const isAhead = own.isAhead && text !== own.draft
    setOwn({ text, draft: own.isAhead ? own.draft : text, isAhead })
  }
  return {
    draft: own.draft,
    write: (draft: string) => {
      setOwn((before) => ({ ...before, draft, isAhead: true }))
      startTransition(() => onText(draft))
    },
    /** Typing is over, so the page's text is used. */
    settle: () => setOwn((before) => ({ ...before, draft: before.text, isAhead: false })),
  }
}
