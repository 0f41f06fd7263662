import { useQuery } from '@tanstack/react-query'
import type { Installation } from '@understory/contract/installation'
import { installationQuery } from '../../../api/installation.ts'
import { useAnswerer } from '../../../lib/browser-model/use-answerer.ts'
import { clockTime } from '../../../lib/clock-time.ts'
import { pageLog } from '../../../lib/page-log.ts'
import { useShared } from '../../../lib/shared-value.ts'
import { settings } from '../../../lib/words/en/settings.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { keepTranscripts } from '../../../storage/keep-transcripts.ts'
import { SettingsCard, StoredSwitch } from './settings-card.tsx'

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
    <SettingsCard id="kept" heading={words.heading}>
      <dl className="mt-3 grid gap-4">
        {rows.map(({ what, where }) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-soft">{where}</dd>
          </div>
        ))}
      </dl>
    </SettingsCard>
  )
}

function recordingsOf({ transcriber }: Installation, { text }: { text: string }): string {
  return transcriber?.leaves ? `${text} ${transcriber.leaves}` : text
}

function KeepTranscripts() {
  const words = useWords(settings).transcripts
  return (
    <SettingsCard id="recordings" heading={words.heading} className="grid gap-2">
      <StoredSwitch stored={keepTranscripts} label={words.keep} hint={words.hint} />
    </SettingsCard>
  )
}

function PageLog() {
  const words = useWords(settings).privacy
  const events = useShared(pageLog)
  return (
    <SettingsCard id="page-log" heading={words.logHeading} lead={words.logLead}>
      {events.length === 0 ? (
        <p className="note mt-3">{words.logEmpty}</p>
      ) : (
        <ul className="mt-3 grid gap-1 font-code text-small">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is short and only shown
            <li key={index}>
              {clockTime(event.at)} {event.what} {event.code}
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  )
}
