import { FORM_KINDS } from '@understory/forest/phrases/forms'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { HelpNote } from '../../../ui/help-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { BOX_HEIGHT, boxClass } from '../box-class.ts'
import { languageOf } from '../language-of.ts'
import type { Practice, Step } from '../state.ts'
import { speak, useVoice } from '../use-voice.ts'

type ResultProps = {
  practice: Practice
  /** Hidden until the person has tried. */
  isCovered: boolean
  dispatch: (step: Step) => void
  onRetry: () => void
}

/** The translation, or a placeholder that is never saved. */
export function Result({ practice, isCovered, dispatch, onRetry }: ResultProps) {
  const words = useWords(multilingual)
  const { text, to, translation } = practice
  const voice = useVoice(to)
  const language = languageOf(to)
  const translated = translation.status === 'done' && !isCovered ? translation.text : ''
  const failed =
    translation.status === 'failed' ? words.placeholder({ language: language.name, text: text.trim() }) : ''
  return (
    <>
      <Field label={words.result} hideLabel className="print:grid!">
        <TextArea
          bare
          readOnly
          autoGrow
          {...(!isCovered && { lang: to, dir: language.direction })}
          value={translated}
          placeholder={isCovered ? words.attempt.covered : failed}
          className={cx(boxClass, failed === '' ? BOX_HEIGHT : 'min-h-20!')}
        />
      </Field>
      <div aria-live="polite" className="min-h-6 px-3 text-small text-ink-soft">
        {translation.status === 'translating' && (
          <p className="flex items-center gap-2">
            <Spinner />
            {words.translating}
          </p>
        )}
        {translated !== '' && (
          <p lang={to} className="sr-only">
            {translated}
          </p>
        )}
        {translation.status === 'done' && !isCovered && translation.phrase !== undefined && (
          <p>{words.meant(translation.phrase)}</p>
        )}
        {translation.status === 'failed' && (
          <div className="-mx-3 grid justify-items-start gap-2 rounded-3 bg-surface-raised px-3 py-2.5 text-body text-ink">
            <p>
              <Icon name="alert" className="me-2 inline align-[-4px] text-berry-ink" />
              {words.failed(translation.why)}
            </p>
            {!isCovered && <p>{words.placeholderNote}</p>}
            {translation.mayRetry ? (
              <Button size="sm" onClick={onRetry}>
                {words.retry}
              </Button>
            ) : (
              translation.browser === 'unavailable' && <p>{words.bookMore}</p>
            )}
          </div>
        )}
      </div>
      {(translation.status === 'done' || translation.status === 'failed') && <HelpNote part={translation.help} />}
      {translated !== '' && (
        <div className="flex flex-wrap gap-2">
          {voice && (
            <Button variant="quiet" size="sm" icon="play" onClick={() => speak(translated, voice)}>
              {words.listen}
            </Button>
          )}
          <CopyButton text={translated} />
        </div>
      )}
      {!isCovered && <FormSwitches practice={practice} dispatch={dispatch} />}
    </>
  )
}

function FormSwitches({ practice: { translation }, dispatch }: Pick<ResultProps, 'practice' | 'dispatch'>) {
  const words = useWords(multilingual).forms
  const forms = translation.status === 'done' ? translation.forms : undefined
  return FORM_KINDS.map(
    (kind) =>
      forms?.[kind] && (
        <SwitchRow
          key={kind}
          className="px-3"
          label={words[kind]}
          checked={forms[kind] === 'feminine'}
          onCheckedChange={(isFeminine) =>
            dispatch({ type: 'formed', forms: { [kind]: isFeminine ? 'feminine' : 'masculine' } })
          }
        />
      ),
  )
}
