import type { ComponentProps } from 'react'

/**
 * A `<div>` without `style`: Radix sets styles while rendering, and in prerendered HTML the content security policy
 * blocks them. Classes do the same.
 */
export function PlainDiv({ style: _refused, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />
}
