import { LANGUAGES, type LanguageCode } from '@understory/forest/phrases/languages'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type LanguageSelectProps = { label: string; value: LanguageCode; onValueChange: (language: LanguageCode) => void }

/** Styled as a heading for the box below. */
const LOOK =
  '[&>select]:field-sizing-content [&>select]:border-transparent [&>select]:bg-transparent [&>select]:ps-3 [&>select]:font-display [&>select]:text-[1.125rem] [&>select]:hover:bg-leaf-soft'

export function LanguageSelect({ label, value, onValueChange }: LanguageSelectProps) {
  const choose = (code: string) => {
    const language = LANGUAGES.find((each) => each.code === code)
    if (language) onValueChange(language.code)
  }
  return (
    <Field label={label} hideLabel className="-ms-px w-fit max-w-full print:grid!">
      <Select className={LOOK} value={value} onChange={({ target }) => choose(target.value)}>
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
