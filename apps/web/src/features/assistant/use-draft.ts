import { useEffect, useState } from 'react'
import type { SessionText } from '../../storage/session-text.ts'

/** The draft, kept across reloads if there is a place for it. */
export function useDraft(initial: string, kept?: SessionText): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(initial)

  useEffect(() => {
    if (initial !== '') kept?.write(initial)
    else if (kept) setDraft(kept.read())
  }, [initial, kept])

  function change(next: string): void {
    setDraft(next)
    kept?.write(next)
  }
  return [draft, change]
}
