import { type ComponentProps, createContext, use } from 'react'

interface FieldContextValue {
  controlId: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>

/** Connects a control to its `Field`. The control's own attributes win; descriptions are joined. */
export function useControl(own: ControlProps): ControlProps {
  const field = use(FieldContext)
  if (!field) return own
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field.controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  }
}

/** Shared classes of inputs, text areas and selects. */
export const controlClass =
  'w-full rounded-control border-[1.5px] border-line-strong bg-surface-raised px-3.5 py-2.5 leading-normal ' +
  'placeholder:text-ink-faint placeholder:opacity-100 ' +
  'focus:border-transparent focus:outline-3 focus:outline-offset-1 focus:outline-focus ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunk disabled:text-ink-faint ' +
  'aria-invalid:border-berry aria-invalid:shadow-[inset_0_0_0_1px_var(--berry)] ' +
  'aria-invalid:focus:border-transparent aria-invalid:focus:shadow-none'
