import { contextOf } from '@understory/contract/contexts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { appendEarlyText } from '../../lib/use-early-text.ts'
import { sessionText } from '../../storage/session-text.ts'
import type { WaitingText } from './types.ts'
import type { TextInsight } from './use-text-insight.ts'

const kept = sessionText('understory.text')
const keptWaiting = sessionText('understory.waitingText')

/** Keeps the text, and whether it waits for the server, in the tab across pages and reloads. */
export function useSavedText({ text, waiting, write, wait }: TextInsight): void {
  const isRestored = useRef(false)
  const restore = useEffectEvent(() => {
    const earlier = kept.read()
    if (earlier === '') return
    write(appendEarlyText(earlier, text))
    const waited = text === '' && waitingOf(keptWaiting.read())
    if (waited) wait(waited)
  })

  useEffect(() => {
    if (!isRestored.current) restore()
  }, [])

  useEffect(() => {
    // The first render is empty, before the stored text is restored.
    if (isRestored.current) {
      kept.write(text)
      keptWaiting.write(waiting ? JSON.stringify(waiting) : '')
    }
    isRestored.current = true
  }, [text, waiting])
}

/** A stored waiting text; undefined if invalid. */
export function waitingOf(text: string): WaitingText | undefined {
  try {
    const value: Partial<WaitingText> | null = JSON.parse(text)
    const { text: words, context, keep, key, mark } = value ?? {}
    if (typeof words !== 'string' || typeof key !== 'string' || typeof mark !== 'string') return undefined
    return { text: words, context: contextOf(String(context)), keep: keep === true, key, mark }
  } catch {
    return undefined
  }
}
