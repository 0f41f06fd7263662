import { Link } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { linkTo } from '../../../lib/link-to.ts'

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'style'> {
  /** A catalogue path, with `?section=` for a section. */
  address: string
}

const EXACT = { exact: true } as const
// Prevents the router's own class on the current link.
const PLAIN = {}

/** An internal link; the current page has `aria-current="page"`. */
export function PlaceLink({ address, ...rest }: PlaceLinkProps) {
  return <Link {...rest} {...linkTo(address)} activeOptions={EXACT} activeProps={PLAIN} />
}

/** Whether a click opens a link in this tab. */
export function opensInThisTab(event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  return isPlain && event.target instanceof Element && event.target.closest('a') !== null
}
