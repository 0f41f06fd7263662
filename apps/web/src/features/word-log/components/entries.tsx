import { memo, useState } from 'react'
import { whole } from '../../../lib/figures.ts'
import type { SproutLog } from '../../../lib/growth.ts'
import { longDayAt } from '../../../lib/local-day.ts'
import { recordEvent } from '../../../lib/page-log.ts'
import { useExpandableList } from '../../../lib/use-expandable-list.ts'
import { wordLog } from '../../../lib/words/en/word-log.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { removeLog, restoreLog } from '../../../storage/log-book.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { searchLogs } from '../search-logs.ts'
import { InsightLine } from './insight-line.tsx'
import { DownloadLogs } from './storage-notice.tsx'

/** Few at first, so that what follows the list on a phone stays reachable. */
const AT_FIRST = 12
/** With fewer entries, search isn't needed. */
const SEARCHED_FROM = 4

/** The newest entries with search, remove and undo. Memoized, so that typing doesn't render it. */
export const Entries = memo(function Entries({ logs }: { logs: readonly SproutLog[] }) {
  const { entries: words, trouble } = useWords(wordLog)
  const [query, setQuery] = useState('')
  const [removed, setRemoved] = useState<SproutLog | null>(null)
  const [restored, setRestored] = useState('')
  const found = searchLogs(logs, query)
  const { isWhole, list, showAll } = useExpandableList(AT_FIRST)

  function remove(log: SproutLog) {
    if (removeLog(log.id) !== 'kept') return refuse()
    setRemoved(log)
  }

  function undo() {
    if (!removed) return
    if (restoreLog(removed) !== 'kept') return refuse()
    setRemoved(null)
    setRestored(removed.id)
  }

  function refuse() {
    recordEvent('sproutlog', 'storage-refused')
    toast({ title: trouble.refused, variant: 'destructive' })
  }

  return (
    <section aria-labelledby="entries">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="entries">{words.heading}</h2>
        <span className="note">{words.note}</span>
      </div>
      {logs.length >= SEARCHED_FROM && (
        <div className="mb-2 flex flex-wrap items-center gap-3">
          <Field label={words.search} hideLabel className="relative min-w-[220px] flex-1">
            <Icon name="search" className="absolute start-4 top-3.5 text-ink-soft" />
            <Input
              type="search"
              value={query}
              placeholder={words.search}
              onChange={(event) => setQuery(event.currentTarget.value)}
              className="rounded-full! ps-12!"
            />
          </Field>
          <span role="status" className="text-small text-ink-soft empty:-ms-3">
            {query.trim() !== '' && words.found(found.length)}
          </span>
        </div>
      )}
      {removed && (
        <p
          role="status"
          className="my-2 flex min-h-[60px] flex-wrap items-center justify-between gap-x-4 rounded-3 bg-surface-sunk px-4 py-2"
        >
          {words.removed(longDayAt(removed.date))}
          <Button variant="quiet" icon="undo" autoFocus onClick={undo}>
            {words.undo}
          </Button>
        </p>
      )}
      {logs.length === 0 && !removed && (
        <EmptyState scene="empty-logs" title={words.empty} titleAs="h3" example={words.example}>
          {words.emptyText}
        </EmptyState>
      )}
      {logs.length > 0 && found.length === 0 && <p className="py-4 text-ink-soft">{words.nothing(query.trim())}</p>}
      <ul ref={list}>
        {found.slice(0, isWhole ? undefined : AT_FIRST).map((log) => (
          <EntryRow
            key={log.id}
            log={log}
            isRestored={log.id === restored}
            onRestored={() => setRestored('')}
            onRemove={() => remove(log)}
          />
        ))}
      </ul>
      {!isWhole && found.length > AT_FIRST && (
        <Button variant="secondary" size="sm" className="my-3" onClick={showAll}>
          {words.all(whole(found.length))}
        </Button>
      )}
      {logs.length > 0 && <DownloadLogs label={words.download} quiet />}
    </section>
  )
})

type EntryRowProps = {
  log: SproutLog
  /** Restored by undo, so it takes the focus. */
  isRestored: boolean
  onRestored: () => void
  onRemove: () => void
}

function EntryRow({ log, isRestored, onRestored, onRemove }: EntryRowProps) {
  const words = useWords(wordLog).entries
  const day = longDayAt(log.date)
  const count = words.words(log.wordCount)
  const tops = log.topWords.slice(0, 3).map(({ word }) => word)
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="grid min-h-[60px] grid-cols-[116px_92px_minmax(0,1fr)_44px] items-center gap-4 max-md:grid-cols-[96px_60px_minmax(0,1fr)_44px] max-md:gap-2">
        <span className="fig text-ink-soft max-md:text-[.9375rem]">{day}</span>
        <span className="num text-[1.25rem]">
          <span aria-hidden="true">{whole(log.wordCount)}</span>
          <span className="sr-only">{count}</span>
        </span>
        <span className="note text-[1rem]! max-md:line-clamp-2 max-md:text-[.9375rem]! md:truncate" dir="auto">
          {tops.length > 0 ? tops.join(', ') : words.noTopWords}
        </span>
        <Button
          variant="quiet"
          iconOnly
          icon="trash"
          autoFocus={isRestored}
          onFocus={onRestored}
          aria-label={words.remove(`${day}, ${count}`)}
          onClick={onRemove}
        />
      </div>
      {log.insights && <InsightLine insights={log.insights} label={words.insights(day)} />}
    </li>
  )
}
