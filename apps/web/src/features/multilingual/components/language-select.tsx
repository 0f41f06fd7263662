import { LANGUAGES, type LanguageCode } from '@understory/forest/phrases/languages'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type LanguageSelectProps = { label: string; value: LanguageCode; onValueChange: (language: LanguageCode) => void }

export function LanguageSelect({ label, value, onValueChange }: LanguageSelectProps) {
  const choose = (code: string) => {
    const language = LANGUAGES.find((each) => each.code === code)
    if (language) onValueChange(language.code)
  }
  return (
    <Field label={label} hideLabel className="w-[220px] max-w-full">
      <Select value={value} onChange={({ target }) => choose(target.value)}>
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
