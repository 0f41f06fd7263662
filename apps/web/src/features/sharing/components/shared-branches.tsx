import type { ShareComment, SharedView } from '@understory/contract/sharing'
import { useState } from 'react'
import { stageOf } from '../../../lib/leafprint.ts'
import { longDayAt } from '../../../lib/local-day.ts'
import { sharedView } from '../../../lib/words/en/shared-view.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { talks } from '../../../lib/words/en/talks.ts'
import { LANGUAGE } from '../../../lib/words/locale.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Scene } from '../../../ui/art/scene.tsx'
import { Card } from '../../../ui/card.tsx'
import { TalkSheet } from '../../../ui/talk-sheet.tsx'
import { AccessBadge } from './access-badge.tsx'
import { CoachTasks } from './coach-tasks.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteList } from './note-list.tsx'
import { type Pin, SharedTexts } from './shared-texts.tsx'
import { SnapshotCards } from './snapshot-cards.tsx'

type SharedBranchesProps = {
  /** Null in the demo. */
  id: string | null
  view: SharedView
}

export function SharedBranches({ id, view }: SharedBranchesProps) {
  const words = useWords(sharedView)
  const { branches: names } = useWords(sharing)
  const talkWords = useWords(talks)
  const [pin, setPin] = useState<Pin | null>(null)
  const [own, setOwn] = useState<readonly ShareComment[]>([])
  const { access, branches, snapshot, ownerName, expiresAt } = view
  const mayNote = access !== 'view'
  const list = new Intl.ListFormat(LANGUAGE).format(branches.map((branch) => names[branch]))
  const samples = words.notes.samples.map((note, at) => ({
    ...note,
    id: `sample-${at}`,
    createdAt: snapshot.takenAt,
    anchor: null,
  }))
  const notes = [...own, ...(id === null ? samples : view.comments)]
  const textOf = ({ anchor }: ShareComment) =>
    anchor ? snapshot.texts.find((text) => text.id === anchor.textId)?.text.slice(anchor.start, anchor.end) : undefined
  const species = stageOf(snapshot['word-counter']?.totalWords ?? 0).species
  return (
    <div className="bg-linear-to-b from-(--art-sky) to-surface to-[400px] pb-24">
      <div className="page-width pt-8">
        {id === null && (
          <p role="note" className="mb-6 rounded-control bg-sun-soft px-4 py-3 text-sun-ink">
            {words.example}
          </p>
        )}
        <header className="flex items-end justify-between gap-6 md:pe-6">
          <div className="grid gap-3 pt-2 pb-8">
            <AccessBadge access={access} />
            <h1>{snapshot.talk && branches.length === 0 ? talkWords.coach.shownTitle : words.look(branches.length)}</h1>
            <p className="max-w-[60ch] text-lead text-ink-soft">
              {ownerName && `${words.by(ownerName)} `}
              {branches.length > 0 ? words.list(list) : !snapshot.talk && words.noBranches}{' '}
              {mayNote ? words.mayNote : words.mayRead}
            </p>
            <p className="text-small text-ink-soft">
              {words.taken(longDayAt(snapshot.takenAt))}
              {expiresAt && ` ${words.until(longDayAt(expiresAt))}`}
            </p>
          </div>
          <Scene name={`tree-${species}`} className="h-64 max-md:hidden" />
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid gap-6">
            {snapshot.talk && (
              <TalkSheet talk={snapshot.talk} label={talkWords.coach.shownTitle} titles={talkWords.shared} />
            )}
            <SnapshotCards branches={branches} snapshot={snapshot} />
            {snapshot.texts.length > 0 && <SharedTexts texts={snapshot.texts} onPin={mayNote ? setPin : undefined} />}
          </div>
          {mayNote && (
            <div className="grid gap-6">
              <Card aria-labelledby="notes" className="grid gap-5">
                <h2 id="notes">{words.notes.heading}</h2>
                <NoteList
                  notes={notes}
                  isExample={({ id }) => samples.some((sample) => id === sample.id)}
                  quoteOf={textOf}
                />
                <NoteForm id={id} pin={pin} onUnpin={() => setPin(null)} onPosted={(note) => setOwn([note, ...own])} />
              </Card>
              {access === 'coach' && id !== null && <CoachTasks id={id} tasks={view.tasks} />}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
