import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import type { WantedTone as Wanted } from '../../../storage/wanted-tone.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { BANDS } from '../tone.ts'

const NAMES = ['warmth', 'confidence', 'formality'] as const

/** Three wishes, each of which may stay open. */
export function WantedTone({ wanted, onWanted }: { wanted: Wanted; onWanted: (wanted: Wanted) => void }) {
  const words = useWords(textWords)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.wanted.heading}</legend>
      <p className="mb-3 text-small text-ink-soft">{words.wanted.lead}</p>
      <div className="grid gap-3 md:grid-cols-3">
        {NAMES.map((name) => (
          <Field key={name} label={words.tone.names[name]}>
            <Select
              value={wanted[name] ?? ''}
              onChange={({ currentTarget }) => {
                const { [name]: _, ...rest } = wanted
                const step = BANDS.find((band) => band === currentTarget.value)
                onWanted(step ? { ...rest, [name]: step } : rest)
              }}
            >
              <option value="">{words.wanted.open}</option>
              {BANDS.map((band) => (
                <option key={band} value={band}>
                  {words.tone.bands[name][band]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
