import { ACCESS_LEVELS, type AccessLevel } from '@understory/contract/sharing'
import { useId } from 'react'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ACCESS_ICON } from './access-badge.tsx'

const CARD =
  'relative grid cursor-pointer content-start gap-1 rounded-control border border-line-strong bg-surface-raised p-3.5 ' +
  'hover:bg-leaf-softer has-checked:border-leaf has-checked:bg-leaf-soft has-checked:shadow-[inset_0_0_0_1px_var(--leaf)] ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-4'

type AccessChoiceProps = { value: AccessLevel; onValueChange: (value: AccessLevel) => void }

export function AccessChoice({ value, onValueChange }: AccessChoiceProps) {
  const words = useWords(sharing)
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[.9375rem] font-semibold">{words.form.access}</legend>
      <div className="grid gap-2.5 md:grid-cols-3">
        {ACCESS_LEVELS.map((level) => (
          <label key={level} className={CARD}>
            <span className="flex items-center gap-2 font-semibold">
              <Icon name={ACCESS_ICON[level]} />
              {words.access[level]}
            </span>
            <span className="text-small text-ink-soft">{words.form.accessMeaning[level]}</span>
            <input
              type="radio"
              name={name}
              value={level}
              checked={level === value}
              onChange={() => onValueChange(level)}
              className="sr-only"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
