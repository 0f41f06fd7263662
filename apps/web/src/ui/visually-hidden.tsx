import type { ComponentProps } from 'react'

/** Text for screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span {...props} className="sr-only" />
}
