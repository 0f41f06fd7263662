import { useEffect, useEffectEvent, useRef } from 'react'
import { sessionText } from '../../storage/session-text.ts'

const kept = sessionText('understory.text')

/** The text of the page stays in its tab while somebody looks at another page, or reloads, until the tab is closed. */
export function useKeptText({ text, write }: { text: string; write: (text: string) => void }): void {
  const isRestored = useRef(false)
  const restore = useEffectEvent(write)

  useEffect(() => {
    const earlier = isRestored.current ? '' : kept.read()
    if (earlier !== '') restore(earlier)
  }, [])

  useEffect(() => {
    // The first pass shows the empty sheet, before what was kept has come back.
    if (isRestored.current) kept.write(text)
    isRestored.current = true
  }, [text])
}
