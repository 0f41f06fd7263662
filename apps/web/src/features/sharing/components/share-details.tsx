import { PASSWORD_LENGTH, PERSON_NAME_LENGTH } from '@understory/contract/limits'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { isTooShort, type ShareDraft } from '../draft.ts'
import { LifetimeChoice } from './lifetime-choice.tsx'

type ShareDetailsProps = { draft: ShareDraft; onChange: (part: Partial<ShareDraft>) => void }
export function ShareDetails({ draft, onChange }: ShareDetailsProps) {
  const words = useWords(sharing)
  return (
    <details>
      <summary>{words.form.more}</summary>
      <div className="grid gap-4 pt-2 md:grid-cols-2">
        <Field label={words.form.theirName} optional>
          <Input
            name="name"
            autoComplete="off"
            maxLength={PERSON_NAME_LENGTH}
            value={draft.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field label={words.form.yourName} optional>
          <Input
            name="ownerName"
            autoComplete="name"
            maxLength={PERSON_NAME_LENGTH}
            value={draft.ownerName}
            onChange={({ target }) => onChange({ ownerName: target.value })}
          />
        </Field>
        <LifetimeChoice value={draft.days} onValueChange={(days) => onChange({ days })} />
        <Field
          label={words.form.password}
          optional
          hint={words.form.passwordHint}
          error={isTooShort(draft.password) ? words.form.passwordShort : undefined}
        >
          <Input
            type="password"
            name="password"
            autoComplete="new-password"
            maxLength={PASSWORD_LENGTH}
            value={draft.password}
            onChange={({ target }) => onChange({ password: target.value })}
          />
        </Field>
      </div>
      <Checkbox
        label={words.form.texts}
        hint={words.form.textsHint}
        checked={draft.includeTexts}
        onChange={({ target }) => onChange({ includeTexts: target.checked })}
      />
    </details>
  )
}
