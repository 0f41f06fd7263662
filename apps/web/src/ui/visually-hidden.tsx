import type { ComponentProps } from 'react'

/** Words for people who listen. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span {...props} className="sr-only" />
}
