import { type Context, contextOf, TOOL_CONTEXTS } from '@understory/contract/contexts'
import { contextNames } from '../../../lib/words/en/context.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type ContextFieldProps = {
  label: string
  context: Context
  /** Offered too, if it isn't among the tool's contexts. */
  also: Context
  disabled: boolean
  onContext: (context: Context) => void
}

export function ContextField({ label, context, also, disabled, onContext }: ContextFieldProps) {
  const names = useWords(contextNames)
  return (
    <Field label={label}>
      <Select value={context} disabled={disabled} onChange={(event) => onContext(contextOf(event.currentTarget.value))}>
        {[...new Set<Context>([...TOOL_CONTEXTS, also])].map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
