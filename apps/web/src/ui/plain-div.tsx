import type { ComponentProps } from 'react'

/**
 * A `<div>` without `style`. Radix sets small styles during render; written into prerendered HTML they would be
 * attributes, which the security policy refuses. Classes do the same work.
 */
export function PlainDiv({ style: _refused, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />
}
