import type { ComponentProps } from 'react'

export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span {...props} className="sr-only" />
}
