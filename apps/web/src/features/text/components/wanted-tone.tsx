import { useState } from 'react'
import { textWords } from '../../../lib/words/en/text.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { BANDS, WANTED_TONES, type WantedTone as Wanted } from '../../../storage/wanted-tone.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

/** Three optional goals, collapsed until one is set. */
export function WantedTone({ wanted, onWanted }: { wanted: Wanted; onWanted: (wanted: Wanted) => void }) {
  const words = useWords(textWords)
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <details
      open={isOpen ?? Object.keys(wanted).length > 0}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="print:hidden"
    >
      <summary className="mb-2">
        <span>
          {words.wanted.heading}
          <span className="block text-small font-normal text-ink-soft">{words.wanted.lead}</span>
        </span>
      </summary>
      <div className="grid gap-3 md:grid-cols-3">
        {WANTED_TONES.map((name) => (
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
    </details>
  )
}
