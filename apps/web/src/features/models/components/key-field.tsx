import { MODEL_KEY_LENGTH } from '@understory/contract/limits'
import { modelWords } from '../../../lib/words/en/model.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type KeyFieldProps = {
  /** A key is kept for this very address, and is not to be replaced. */
  isKept: boolean
  onReplace: () => void
  /** Whose kept key it would not be. */
  keptFor: string | null
  optional: boolean
  isMissing: boolean
  /** Whose key it is, for who keeps passwords. */
  account: string
  /** It appeared by a press, which goes on in it. */
  takesFocus: boolean
  value: string
  onChange: (value: string) => void
}

/** A key goes in and never comes out: at most it is known that there is one. */
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
        // What browsers leave empty; with `off` some fill in a password that was kept for this site.
        autoComplete="new-password"
        spellCheck={false}
        maxLength={MODEL_KEY_LENGTH}
        // The button that was pressed went, and this is what it was pressed for.
        autoFocus={takesFocus}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
