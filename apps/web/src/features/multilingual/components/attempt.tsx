import { TRANSLATION_LENGTH } from '@understory/contract/limits'
import { useRef, useState } from 'react'
import { useEarlyText } from '../../../lib/use-early-text.ts'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { languageOf } from '../language-of.ts'
import type { Practice } from '../state.ts'
import { compareWords, type Part } from '../word-difference.ts'

const MARK = 'rounded-1 bg-sun-soft text-ink underline decoration-sun-ink decoration-2 underline-offset-4'

type AttemptProps = {
  practice: Practice
  /** Hides the translation until the person has tried. */
  covers: boolean
  onCovers: (covers: boolean) => void
  onTried: () => void
  onTaken: (mine: string) => void
}

/** The person's own translation, compared with the other word by word. */
export function Attempt({ practice: { text, to, translation }, covers, onCovers, onTried, onTaken }: AttemptProps) {
  const words = useWords(multilingual).attempt
  const [mine, setMine] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  useEarlyText(box, setMine)
  const [isCompared, setIsCompared] = useState(false)
  const language = languageOf(to)
  const translated = translation.status === 'done' ? translation.text : ''
  const missing = text.trim() === '' ? 'waiting' : translation.status === 'failed' ? 'failed' : 'making'
  const parts = isCompared && translated !== '' ? compareWords(mine, translated, to) : undefined
  const isSame = parts?.mine.every(({ isOwn }) => !isOwn) && parts.theirs.every(({ isOwn }) => !isOwn)
  const inLanguage = { lang: to, dir: language.direction }

  function compare() {
    setIsCompared(true)
    onTried()
  }

  return (
    <section aria-labelledby="attempt" className="grid gap-4 print:hidden">
      <h2 id="attempt">{words.heading}</h2>
      <SwitchRow label={words.cover} hint={words.coverHint} checked={covers} onCheckedChange={onCovers} />
      <Field label={words.label(language.name)} hint={words.hint}>
        <TextArea
          ref={box}
          rows={2}
          maxLength={TRANSLATION_LENGTH}
          {...inLanguage}
          value={mine}
          onChange={({ target }) => {
            setMine(target.value)
            setIsCompared(false)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={mine.trim() === ''} onClick={compare}>
          {words.compare}
        </Button>
        {parts && !isSame && (
          <Button variant="quiet" onClick={() => onTaken(mine.trim())}>
            {words.mine}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="grid gap-3">
        {isCompared && translated === '' && <p className="text-ink-soft">{words[missing]}</p>}
        {parts && isSame && <p className="font-semibold text-leaf-ink">{words.same}</p>}
        {parts && !isSame && (
          <>
            <Marked title={words.differs} parts={parts.mine} {...inLanguage} />
            <Marked title={words.theirs} parts={parts.theirs} {...inLanguage} />
          </>
        )}
      </div>
    </section>
  )
}

type MarkedProps = { title: string; parts: readonly Part[]; lang: string; dir: 'ltr' | 'rtl' }

function Marked({ title, parts, lang, dir }: MarkedProps) {
  return (
    <div>
      <p className="text-small text-ink-soft">{title}</p>
      <p lang={lang} dir={dir} className="font-display text-h3">
        {parts.map(({ text, isOwn }, at) => {
          const Tag = isOwn ? 'mark' : 'span'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
            <Tag key={at} className={isOwn ? MARK : undefined}>
              {text}
            </Tag>
          )
        })}
      </p>
    </div>
  )
}
