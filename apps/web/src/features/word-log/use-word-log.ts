import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { recordEvent } from '../../lib/page-log.ts'
import { randomId } from '../../lib/random-id.ts'
import { withEarly } from '../../lib/use-early-words.ts'
import { useTimer } from '../../lib/use-timer.ts'
import { keepLog, type LogOutcome } from '../../storage/log-book.ts'
import { sessionText } from '../../storage/session-text.ts'
import { useSprout } from '../../storage/use-sprout.ts'
import type { EntryReading } from './insights.ts'
import { useEntry } from './use-entry.ts'

type Tab = 'text' | 'voice'

/** What is typed and not yet saved stays in its tab while another page is looked at. */
const unsaved = sessionText('understory.sproutlog')
/** What was spoken is seen for a moment before it is saved. */
const VOICE_SAVE_MS = 500

/** What is being written or spoken, what it came to, and the entries so far. */
export function useWordLog() {
  // That an entry is kept is seen at once; the lists that it joins follow.
  const { logs, growth } = useDeferredValue(useSprout())
  const { entry, read, wait, latest, text } = useEntry()
  const [tab, setTab] = useState<Tab>('text')
  const [sitting, setSitting] = useState({ count: 0, initialText: '' })
  const [cleared, setCleared] = useState('')
  const [reading, setReading] = useState<EntryReading | null>(null)
  const [saving, setSaving] = useState<{ version: number; outcome: LogOutcome; words: number } | null>(null)
  const [heard, setHeard] = useState('')
  /** Known before the next picture is: a second press comes sooner. */
  const keptVersion = useRef<number | null>(null)
  const isSaved = saving?.version === entry.version && saving.outcome === 'kept'

  /** A new page: what stood on the last one is gone, results and all. */
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
    const both = withEarly(earlier, text())
    if (both !== text()) begin(both)
  })
  useEffect(() => restore(), [])

  function changeTab(next: Tab): void {
    const written = entry.fileName === null ? text() : ''
    setTab(next)
    // A press on a tab is told twice, by its pointer and by its focus.
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
    /** The last press of "Save to log". */
    saving,
    /** The page that is written on. */
    sitting,
    /** What was taken off the page by another tab, to bring back. */
    cleared,
    bringBack,
    reading,
    setReading,
    heard,
    hear,
    /** A new page for what is about to be spoken. */
    beginVoice: () => begin(''),
  }
}
