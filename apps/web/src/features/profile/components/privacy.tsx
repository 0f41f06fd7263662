import { useQuery } from '@tanstack/react-query'
import type { Installation } from '@understory/contract/installation'
import { useSyncExternalStore } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import { useAnswerer } from '../../../lib/browser-model/use-answerer.ts'
import { clockTime } from '../../../lib/clock-time.ts'
import { onRecordedEvent, type PageEvent, recordedEvents } from '../../../lib/page-log.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Card } from '../../../ui/card.tsx'
import { KeepTranscripts } from './keep-transcripts.tsx'

const NONE: readonly PageEvent[] = []

/** What is stored where, read from the installation, and this page's events. */
export function Privacy() {
  return (
    <div className="grid max-w-[760px] gap-6">
      <WhatIsKept />
      <KeepTranscripts />
      <PageLog />
    </div>
  )
}

function WhatIsKept() {
  const words = useWords(settings).privacy
  const { data, isError } = useQuery(installationQuery)
  const [answerer] = useAnswerer()
  const unknown = isError ? words.unknown : '…'
  const rows = [
    { what: words.rows.conversations.what, where: data ? words.rows.conversations[data.storage] : unknown },
    { what: words.rows.rest.what, where: words.rows.rest.text },
    { what: words.rows.messages.what, where: messagesOf(data) ?? unknown },
    { what: words.rows.recordings.what, where: data ? recordingsOf(data, words.rows.recordings) : unknown },
    {
      what: words.rows.translations.what,
      where: data ? (data.translator.leaves ?? words.rows.translations.stays) : unknown,
    },
    { what: words.rows.cookie.what, where: words.rows.cookie.text },
    { what: words.rows.device.what, where: words.rows.device.text },
  ]
  function messagesOf(known: Installation | undefined): string | undefined {
    const said = words.rows.messages
    return answerer === 'browser' ? said.browser : known && (known.assistant.leaves ?? said.stays)
  }
  return (
    <Card aria-labelledby="kept">
      <h2 id="kept" className="text-h3">
        {words.heading}
      </h2>
      <dl className="mt-3 grid gap-4">
        {rows.map(({ what, where }) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-soft">{where}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function recordingsOf({ transcriber }: Installation, { text }: { text: string }): string {
  return transcriber?.leaves ? `${text} ${transcriber.leaves}` : text
}

function PageLog() {
  const words = useWords(settings).privacy
  const events = useSyncExternalStore(onRecordedEvent, recordedEvents, () => NONE)
  return (
    <Card aria-labelledby="page-log">
      <h2 id="page-log" className="text-h3">
        {words.logHeading}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{words.logLead}</p>
      {events.length === 0 ? (
        <p className="note">{words.logEmpty}</p>
      ) : (
        <ul className="grid gap-1 font-code text-small">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is short and only shown
            <li key={index}>
              {clockTime(event.at)} {event.what} {event.code}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
