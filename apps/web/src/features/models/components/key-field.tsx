import { MODEL_KEY_LENGTH } from '@understory/contract/limits'
import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import type { ServiceForm } from '../use-service-form.ts'

/** `account`: username for password managers. */
type KeyFieldProps = { form: ServiceForm; optional: boolean; account: string }

/** A write-only key field: the page only knows whether a key is saved. */
export function KeyField({ form, optional, account }: KeyFieldProps) {
  const words = useWords(modelWords).service
  const { values, set, keyKeptFor } = form
  if (form.isKeyKept && !values.isReplacing) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.keyKept}</p>
        <Button variant="quiet" aria-label={words.replaceKey} onClick={() => set({ isReplacing: true })}>
          {words.replace}
        </Button>
      </div>
    )
  }
  return (
    <Field
      label={words.key}
      optional={optional}
      hint={keyKeptFor === null ? words.keyHint : words.keyElsewhere(keyKeptFor)}
      error={form.missing.key ? words.keyMissing : undefined}
    >
      <input hidden readOnly name="modelHost" autoComplete="username" value={account} />
      <Input
        type="password"
        name="modelKey"
        // With `off`, some browsers fill in a password saved for this site.
        autoComplete="new-password"
        spellCheck={false}
        maxLength={MODEL_KEY_LENGTH}
        // The pressed button is gone, and this replaces it.
        autoFocus={values.isReplacing}
        value={values.key}
        onChange={({ target }) => set({ key: target.value })}
      />
    </Field>
  )
}
