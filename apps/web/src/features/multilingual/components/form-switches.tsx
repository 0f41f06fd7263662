import { FORM_KINDS } from '@understory/forest/phrases/forms'
import { multilingual } from '../../../lib/words/en/multilingual.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import type { Practice, Step } from '../state.ts'

type FormSwitchesProps = { practice: Practice; dispatch: (step: Step) => void }

/** Gendered forms of a phrase from the book. */
export function FormSwitches({ practice: { translation }, dispatch }: FormSwitchesProps) {
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
