import { startTransition, useState } from 'react'

type Draft = { text: string; draft: string; isAhead: boolean }

/** A text area's value ahead of its page: typing renders at once, the page follows. Outside changes win. */
export function useTextAhead(text: string, onText: (text: string) => void) {
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
