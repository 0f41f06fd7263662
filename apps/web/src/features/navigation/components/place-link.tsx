import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { linkTo } from '../../../lib/link-to.ts'

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'style'> {
  /** As the catalogue writes it: a path, with `?section=` where it is one. */
  address: string
}

const EXACT = { exact: true } as const
// The router would add a class of its own to the link of the current page.
const PLAIN = {}

/** A link to a page of ours. On that very page it says `aria-current="page"`. */
export function PlaceLink({ address, ...rest }: PlaceLinkProps) {
  return <Link {...rest} {...linkTo(address)} activeOptions={EXACT} activeProps={PLAIN} />
}
