import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

/** Days; null for no expiry, undefined for unchanged. */
export type Lifetime = number | null | undefined

const DAYS = ['30', '90', '365'] as const

type LifetimeChoiceProps = { value: Lifetime; onValueChange: (value: Lifetime) => void; mayStay?: boolean }

export function LifetimeChoice({ value, onValueChange, mayStay = false }: LifetimeChoiceProps) {
  const words = useWords(sharing)
  const read = (text: string): Lifetime => (text === 'same' ? undefined : text === 'none' ? null : Number(text))
  return (
    <Field label={words.form.ends}>
      <Select
        name="days"
        value={value === undefined ? 'same' : String(value ?? 'none')}
        onChange={({ target }) => onValueChange(read(target.value))}
      >
        {mayStay && <option value="same">{words.edit.keepEnd}</option>}
        {DAYS.map((days) => (
          <option key={days} value={days}>
            {words.form.days[days]}
          </option>
        ))}
        <option value="none">{words.form.days.none}</option>
      </Select>
    </Field>
  )
}
