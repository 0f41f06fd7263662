import { createContext, use } from 'react'

interface FieldContextValue {
  controlId: string
  describedBy: string | undefined
  invalid: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

interface ControlProps {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

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
