import { Link } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { whole } from '../../../lib/figures.ts'
import { recordEvent } from '../../../lib/page-log.ts'
import { randomId } from '../../../lib/random-id.ts'
import { withEarly } from '../../../lib/use-early-words.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { keepLog, type LogOutcome } from '../../../storage/log-book.ts'
import { sessionText } from '../../../storage/session-text.ts'
import { useSprout } from '../../../storage/use-sprout.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { useEntry } from '../use-entry.ts'
import { Editor } from './editor.tsx'
import { Entries } from './entries.tsx'
import { Goal } from './goal.tsx'
import { type EntryReading, Insights } from './insights.tsx'
import { NextTree } from './next-tree.tsx'
import { Result } from './result.tsx'
import { DownloadLogs, StorageNotice } from './storage-notice.tsx'
import { VoiceEntry } from './voice-entry.tsx'

type Tab = 'text' | 'voice'

/** What is typed and not yet saved stays in its tab while another page is looked at. */
const unsaved = sessionText('understory.sproutlog')
/** What was spoken is seen for a moment before it is saved. */
const VOICE_SAVE_MS = 500

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_440px] gap-8 max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-5'

/** SproutLog: words by typing or by voice, what they come to, and the entries so far. */
export function WordLog() {
  const words = useWords(wordLog)
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the half second begins once, when the words are counted
  useEffect(() => {
    if (!isHeard) return
    const timer = setTimeout(save, VOICE_SAVE_MS)
    return () => clearTimeout(timer)
  }, [isHeard])

  const result = useMemo(
    () => (
      <Result counts={entry.counts} isCounting={entry.isCounting}>
        <Insights entry={entry} text={text} logs={logs} reading={reading} onReading={setReading} />
      </Result>
    ),
    [entry, text, logs, reading],
  )

  return (
    <div className="page-width pt-8 pb-24 max-md:pt-5">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-5">
        <h1>{words.title}</h1>
        <p className="note">{words.lead}</p>
      </div>
      <StorageNotice />
      <div className="relative">
        <Tabs
          label={words.tabs.label}
          items={[
            { value: 'text', label: words.tabs.text, icon: 'text' },
            { value: 'voice', label: words.tabs.voice, icon: 'mic' },
          ]}
          value={tab}
          onValueChange={changeTab}
        >
          <TabPanel value="text">
            {cleared !== '' && (
              <p role="status" className="mb-3 flex flex-wrap items-center gap-x-3 text-ink-soft">
                {words.brought.text}
                <Button
                  variant="quiet"
                  icon="undo"
                  onClick={() => {
                    begin(cleared)
                    setCleared('')
                  }}
                >
                  {words.brought.back}
                </Button>
              </p>
            )}
            <div className={COLUMNS}>
              <Editor
                key={sitting.count}
                initialText={sitting.initialText}
                fileName={entry.fileName}
                canSave={entry.counts.wordCount > 0 && !entry.isCounting && !isSaved}
                isSaved={isSaved}
                onText={write}
                onLongText={wait}
                onFile={write}
                onSave={() => afterPaint(save)}
              >
                <SaveOutcome saving={saving?.version === entry.version ? saving : null} />
              </Editor>
              {result}
            </div>
          </TabPanel>
          <TabPanel value="voice">
            <div className={COLUMNS}>
              <div className="grid content-start gap-4">
                <VoiceEntry
                  heard={heard}
                  isSaved={isSaved}
                  onStart={() => begin('')}
                  onTranscript={(words) => {
                    read(words)
                    setHeard(words)
                  }}
                  onType={() => changeTab('text')}
                />
                <SaveOutcome saving={saving && saving.outcome !== 'kept' ? saving : null} />
              </div>
              {result}
            </div>
          </TabPanel>
        </Tabs>
        <Link
          to="/dashboard/multilingual"
          className="absolute end-0 top-0 inline-flex min-h-[46px] items-center gap-2 font-semibold text-ink-soft hover:text-ink print:hidden max-[520px]:min-w-11 max-[520px]:justify-end"
        >
          <Icon name="globe" />
          <span className="max-[720px]:sr-only">{words.tabs.multilingual}</span>
        </Link>
      </div>
      <div className={`${COLUMNS} mt-11 items-start`}>
        <Entries logs={logs} />
        <div className="grid gap-6">
          <Goal days={growth.days} />
          <NextTree growth={growth} />
        </div>
      </div>
    </div>
  )
}

type SaveOutcomeProps = { saving: { outcome: LogOutcome; words: number } | null }

/** Whether the last press of "Save to log" was kept, beside the button. */
function SaveOutcome({ saving }: SaveOutcomeProps) {
  const { trouble, saved, entries } = useWords(wordLog)
  const count = saving?.words ?? 0
  return (
    <div role="status" className="px-8 max-md:px-5">
      {saving?.outcome === 'kept' && (
        <p className="flex gap-2 pb-3 text-small text-leaf-ink">
          <Icon name="check" size="sm" className="mt-[3px]" />
          {saved(count === 1 ? entries.words.one : entries.words.many(whole(count)))}
        </p>
      )}
      {saving && saving.outcome !== 'kept' && (
        <div className="grid justify-items-start gap-2 pb-4 text-small text-berry-ink">
          <p>{saving.outcome === 'refused' ? trouble.refused : trouble.damaged}</p>
          <DownloadLogs label={trouble.download} />
        </div>
      )}
    </div>
  )
}
