import { useQuery } from '@tanstack/react-query'
import type { Installation } from '@understory/contract/installation'
import type { LanguageCode } from '@understory/forest/phrases/languages'
import { useRef, useState } from 'react'
import { installationQuery } from '../../../api/installation.ts'
import { useEarlyText } from '../../../lib/use-early-text.ts'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { BOX_HEIGHT, boxClass } from '../box-class.ts'
import { languageOf } from '../language-of.ts'
import type { Practice } from '../state.ts'
import { useBrowserTranslation } from '../use-browser-translation.ts'
import { useDetected } from '../use-detected.ts'
import { useStudyList } from '../use-study-list.ts'
import { useTranslation } from '../use-translation.ts'
import { Attempt } from './attempt.tsx'
import { BrowserOffer } from './browser-offer.tsx'
import { LanguageSelect } from './language-select.tsx'
import { Result } from './result.tsx'
import { StudyListView } from './study-list-view.tsx'

const MOST = 5_000

const PANE = 'grid content-start gap-1 p-5 max-md:p-3'

export function MultilingualPage() {
  const words = useWords(multilingual)
  const fetchBrowser = useBrowserTranslation()
  const { practice, dispatch, retry } = useTranslation(fetchBrowser)
  const detected = useDetected(practice, fetchBrowser)
  const box = useRef<HTMLTextAreaElement>(null)
  useEarlyText(box, (early) => dispatch({ type: 'written', text: early }))
  const study = useStudyList()
  const { data: installation } = useQuery(installationQuery)
  const { text, from, to, translation } = practice
  const translated = translation.status === 'done' ? translation.text : ''
  const [covers, setCovers] = useState(false)
  const [tried, setTried] = useState('')
  const isCovered = covers && translated !== '' && tried !== translated
  const canSave = text.trim() !== '' && translated.trim() !== ''

  function save(): void {
    study.add({ original: text.trim(), translated, fromLanguage: from, toLanguage: to })
    dispatch({ type: 'cleared' })
  }

  function takeDetected(language: LanguageCode): void {
    dispatch({ type: 'chosen', side: 'from', language })
    // The pressed button is gone.
    box.current?.focus()
  }

  return (
    <div className="page-width pt-10 pb-24 max-md:pt-5">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4">
        <h1>{words.title}</h1>
        <p className="note">{words.note}</p>
      </div>
      <div className="overflow-hidden rounded-4 border border-line bg-surface-raised">
        <div className="relative grid md:grid-cols-2">
          <div className={PANE}>
            <LanguageSelect
              label={words.from}
              value={from}
              onValueChange={(language) => dispatch({ type: 'chosen', side: 'from', language })}
            />
            <Field label={words.text} hideLabel className="print:grid!">
              <TextArea
                ref={box}
                bare
                autoGrow
                maxLength={MOST}
                lang={from}
                dir={languageOf(from).direction}
                placeholder={words.textHint}
                value={text}
                onChange={({ target }) => dispatch({ type: 'written', text: target.value })}
                className={cx(boxClass, BOX_HEIGHT)}
              />
            </Field>
            <div role="status" className="px-3 text-small text-ink-soft print:hidden">
              {detected && (
                // On a phone, the swap button overlaps the lower edge.
                <p className="max-md:pb-6">
                  {words.detected(languageOf(detected).name)}{' '}
                  <Button variant="quiet" size="sm" onClick={() => takeDetected(detected)}>
                    {words.translateFrom(languageOf(detected).name)}
                  </Button>
                </p>
              )}
            </div>
          </div>
          <Button
            variant="secondary"
            iconOnly
            icon="swap"
            aria-label={words.swap}
            title={words.swap}
            onClick={() => dispatch({ type: 'swapped' })}
            className="z-10 max-md:mx-auto max-md:-my-5.5 max-md:[&>svg]:rotate-90 md:absolute md:inset-s-1/2 md:top-6 md:-translate-x-1/2 rtl:md:translate-x-1/2"
          />
          <div className={cx(PANE, 'bg-leaf-softer md:ps-8')}>
            <LanguageSelect
              label={words.to}
              value={to}
              onValueChange={(language) => dispatch({ type: 'chosen', side: 'to', language })}
            />
            <Result practice={practice} isCovered={isCovered} dispatch={dispatch} onRetry={retry} />
            <BrowserOffer
              practice={practice}
              fetchBrowser={fetchBrowser}
              onReady={(hadFocus) => {
                retry()
                if (hadFocus) box.current?.focus()
              }}
            />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-line p-4">
          <Button variant="primary" icon="plus" disabled={!canSave} onClick={save}>
            {words.save}
          </Button>
          <Button variant="quiet" disabled={text.trim() === ''} onClick={() => dispatch({ type: 'cleared' })}>
            {words.clear}
          </Button>
          <p className="ms-auto text-small text-ink-soft">{words.soon}</p>
        </div>
      </div>
      <SourceLine practice={practice} installation={installation} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_350px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <Attempt
            practice={practice}
            covers={covers}
            onCovers={setCovers}
            onTried={() => setTried(translated)}
            onTaken={(mine) => {
              setTried(mine)
              dispatch({ type: 'replaced', text: mine })
            }}
          />
          <StudyListView study={study} />
        </div>
        <Tips />
      </div>
    </div>
  )
}

type SourceLineProps = { practice: Practice; installation: Installation | undefined }

/** Who translated and where the words went; before translating, where they will go. */
function SourceLine({ practice: { translation }, installation }: SourceLineProps) {
  const words = useWords(multilingual)
  const leaves = installation?.translator.leaves
  const told = (): string => {
    if (translation.status !== 'done') return leaves ?? ''
    switch (translation.by) {
      case 'service':
        return installation ? `${words.by(installation.translator.name)} ${leaves ?? words.stays}` : ''
      case 'browser':
        return words.byBrowser
      case 'phrase-book':
        if (translation.hasBrowserFailed) return `${words.browserStopped} ${words.book}`
        return translation.browser === 'unavailable' ? `${words.book} ${words.bookMore}` : words.book
      case 'person':
        return words.byYou
      case 'swap':
        return words.bySwap
    }
  }
  return <p className="mt-3 min-h-6 text-small text-ink-soft">{told()}</p>
}

function Tips() {
  const words = useWords(multilingual).tips
  return (
    <Card aria-labelledby="five-tips">
      <div className="flex justify-end border-b-[1.5px] border-art-key">
        <Plant name="dandelion" className="h-36" />
      </div>
      <h2 id="five-tips" className="mt-4 mb-3 text-h3">
        {words.heading}
      </h2>
      <ol className="grid gap-2.5">
        {words.list.map((tip, index) => (
          <li key={tip} className="grid grid-cols-[22px_1fr]">
            <span aria-hidden="true" className="fig text-leaf-ink">
              {index + 1}
            </span>
            {tip}
          </li>
        ))}
      </ol>
    </Card>
  )
}
