import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { appendEarlyText } from '../../lib/use-early-text.ts'
import { useTimer } from '../../lib/use-timer.ts'
import { keepLog, type LogOutcome } from '../../storage/log-book.ts'
import { sessionText } from '../../storage/session-text.ts'
import { useSprout } from '../../storage/use-sprout.ts'
import type { EntryReading } from './insights.ts'
import { useEntry } from './use-entry.ts'

type Tab = 'text' | 'voice'

/** The unsaved text stays in its tab across pages. */
const unsaved = sessionText('understory.sproutlog')
/** Shows the transcript for a moment before saving it. */
const VOICE_SAVE_MS = 500

/** State of the word log: current entry and saved entries. */
export function useWordLog() {
  // The save shows at once; the lists follow.
  const { logs, growth } = useDeferredValue(useSprout())
  const { entry, read, wait, latest, text } = useEntry()
  const [tab, setTab] = useState<Tab>('text')
  const [sitting, setSitting] = useState({ count: 0, initialText: '' })
  const [cleared, setCleared] = useState('')
  const [reading, setReading] = useState<EntryReading | null>(null)
  const [saving, setSaving] = useState<{ version: number; outcome: LogOutcome; words: number } | null>(null)
  const [heard, setHeard] = useState('')
  /** A ref, because a second press may come before the next render. */
  const keptVersion = useRef<number | null>(null)
  const isSaved = saving?.version === entry.version && saving.outcome === 'kept'

  /** Clears the entry and its results. */
  function begin(initialText: string): void {
    setSitting(({ count }) => ({ count: count + 1, initialText }))
    setReading(null)
    setSaving(null)
    setHeard('')
    unsaved.write(initialText)
    read(initialText)
  }

  const restore = useEffectEvent(() => {
    const earlier = unsaved.read()
    const both = appendEarlyText(earlier, text())
    if (both !== text()) begin(both)
  })
  useEffect(() => restore(), [])

  function changeTab(next: Tab): void {
    const written = entry.fileName === null ? text() : ''
    setTab(next)
    // A press on a tab fires twice, for pointer and focus.
    if (tab === 'text' && written !== '') setCleared(written)
    begin('')
  }

  function save(): void {
    const { counts, isCounting, version } = latest()
    const { wordCount, topWords, ownWords } = counts
    if (wordCount === 0 || isCounting || keptVersion.current === version) return
    const isRead = reading?.version === version
    const outcome = keepLog({
      id: randomId(),
      date: new Date().toISOString(),
      wordCount,
      topWords,
      ...(ownWords && { ownWords }),
      ...(isRead && { insights: reading.insights }),
    })
    if (outcome === 'kept') {
      keptVersion.current = version
      unsaved.write('')
    } else recordEvent('sproutlog', `storage-${outcome}`)
    setSaving({ version, outcome, words: wordCount })
  }

  function write(next: string, fileName: string | null = null): void {
    setCleared('')
    unsaved.write(fileName === null ? next : '')
    read(next, fileName)
  }

  const isHeard = heard !== '' && saving === null && !entry.isCounting && entry.counts.wordCount > 0
  useTimer(VOICE_SAVE_MS, isHeard, save)

  function bringBack(): void {
    begin(cleared)
    setCleared('')
  }

  function hear(words: string): void {
    read(words)
    setHeard(words)
  }

  return {
    ...{ logs, growth, tab, changeTab },
    ...{ entry, text, wait, write, save, isSaved },
    saving,
    /** The current text box; `count` is its key. */
    sitting,
    /** Text cleared by switching tabs, for undo. */
    cleared,
    bringBack,
    reading,
    setReading,
    heard,
    hear,
    /** Clears the entry for a new recording. */
    beginVoice: () => begin(''),
  }
}
