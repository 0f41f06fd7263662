import { MODEL_KEY_LENGTH } from '@understory/contract/limits'
import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type KeyFieldProps = {
  /** A key is saved for this address and isn't being replaced. */
  isKept: boolean
  onReplace: () => void
  /** Where the saved key belongs, if elsewhere. */
  keptFor: string | null
  optional: boolean
  isMissing: boolean
  /** Username for password managers. */
  account: string
  /** Appeared after a press, so it takes the focus. */
  takesFocus: boolean
  value: string
  onChange: (value: string) => void
}

/** A write-only key field: the page only knows whether a key is saved. */
export function KeyField({ isKept, onReplace, keptFor, isMissing, takesFocus, ...input }: KeyFieldProps) {
  const words = useWords(modelWords).service
  if (isKept) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.keyKept}</p>
        <Button variant="quiet" aria-label={words.replaceKey} onClick={onReplace}>
          {words.replace}
        </Button>
      </div>
    )
  }
  const { optional, account, value, onChange } = input
  return (
    <Field
      label={words.key}
      optional={optional}
      hint={keptFor === null ? words.keyHint : words.keyElsewhere(keptFor)}
      error={isMissing ? words.keyMissing : undefined}
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
        autoFocus={takesFocus}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
