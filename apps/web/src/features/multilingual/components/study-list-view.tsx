import { LANGUAGES } from '@understory/forest/phrases/languages'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { damaged } from '../../../lib/words/en/damaged.ts'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { keptStudyList, type StudyPhrase } from '../../../storage/study-list.ts'
import { Button } from '../../../ui/button.tsx'
import { DamagedNotice } from '../../../ui/damaged-notice.tsx'
import { ExampleRow } from '../../../ui/example-row.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import type { StudyList } from '../use-study-list.ts'

export function StudyListView({ study }: { study: StudyList }) {
  const words = useWords(multilingual).study
  const trouble = useWords(damaged)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  /** What Clear All removed, for undo until another phrase is saved. */
  const [cleared, setCleared] = useState<readonly StudyPhrase[]>([])
  const isEmpty = study.phrases.length === 0

  /** Removes a phrase and moves the focus to the next, the previous, or the heading. */
  function takeOut(work: () => void, at = 0) {
    flushSync(work)
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[Math.min(at, buttons.length - 1)]
    ;(next ?? heading.current)?.focus()
  }

  /** The Undo button takes the focus. */
  function clear() {
    setCleared(study.phrases)
    study.clear()
  }

  function undo() {
    study.putBack(cleared)
    setCleared([])
  }

  return (
    <section aria-labelledby="study-list" className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between">
        <h2 id="study-list" ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        {!isEmpty && (
          <Button variant="danger-quiet" onClick={clear}>
            {words.clearAll}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <>
          {cleared.length > 0 && (
            <p role="status" className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              {words.cleared}
              <Button variant="quiet" icon="undo" autoFocus onClick={() => takeOut(undo)}>
                {words.undo}
              </Button>
            </p>
          )}
          <p className="text-ink-soft">{words.empty}</p>
          <ExampleRow example={words.example} />
        </>
      ) : (
        <ul ref={list} className="grid">
          {study.phrases.map(({ original, translated, fromLanguage, toLanguage }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same phrase may stand twice
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              <Phrase text={original} code={fromLanguage} />
              <Button
                variant="quiet"
                iconOnly
                icon="close"
                aria-label={words.remove(original)}
                onClick={() => {
                  setCleared([])
                  takeOut(() => study.remove(at), at)
                }}
                className="row-span-2 md:order-last md:row-span-1"
              />
              <Phrase text={translated} code={toLanguage} />
            </li>
          ))}
        </ul>
      )}
      {study.isDamaged && <DamagedNotice text={trouble.study} fileName={trouble.studyFile} kept={keptStudyList} />}
      <SwitchRow
        label={words.keep}
        hint={study.isRefused ? words.notKept : study.isKept ? words.kept : words.lasts}
        checked={study.isKept}
        onCheckedChange={study.keep}
      />
    </section>
  )
}

function Phrase({ text, code }: { text: string; code: string }) {
  const language = LANGUAGES.find((each) => each.code === code)
  return (
    <div>
      <p className="text-small text-ink-soft">{language?.name ?? code}</p>
      <p lang={code} dir={language?.direction} className="font-display text-lead [overflow-wrap:anywhere]">
        {text}
      </p>
    </div>
  )
}
