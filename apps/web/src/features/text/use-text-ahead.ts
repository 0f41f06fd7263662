import { startTransition, useState } from 'react'

type Draft = { text: string; draft: string; isAhead: boolean }

/**
 * The words in a text area, ahead of the page around it: what is typed stands there at once, and the page follows when
 * there is time. A change from outside is taken over.
 */
export function useTextAhead(text: string, onText: (text: string) => void) {
  const [own, setOwn] = useState<Draft>({ text, draft: text, isAhead: false })
  if (own.text !== text) {
    // While the page is behind, an older draft of ours comes back from it: that is no change from outside.
    const isAhead = own.isAhead && text !== own.draft
    setOwn({ text, draft: own.isAhead ? own.draft : text, isAhead })
  }
  return {
    draft: own.draft,
    write: (draft: string) => {
      setOwn((before) => ({ ...before, draft, isAhead: true }))
      startTransition(() => onText(draft))
    },
    /** Nobody types any more: from here on the page's text is the text. */
    settle: () => setOwn((before) => ({ ...before, draft: before.text, isAhead: false })),
  }
}
