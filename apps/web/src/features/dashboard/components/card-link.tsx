import { Link } from '@tanstack/react-router'
import type { FocusEvent, ReactNode } from 'react'
import { linkTo } from '../../../lib/link-to.ts'
import { cx } from '../../../ui/cx.ts'

type CardLinkProps = {
  path: string
  /** The panel that it opens, while that is open; undefined on cards that open none. */
  panel?: { id: string; isOpen: boolean } | undefined
  className?: string
  children: ReactNode
}

/** A strip of cards snaps back from the little that the browser moves for a name: the whole card comes into the window. */
function showWholeCard({ currentTarget: name }: FocusEvent) {
  if (name.matches(':focus-visible')) name.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The name of a card. Its target is the whole of the nearest positioned ancestor, and so is its focus ring. */
export function CardLink({ path, panel, className, children }: CardLinkProps) {
  return (
    <Link
      {...linkTo(path)}
      onFocus={showWholeCard}
      aria-expanded={panel?.isOpen}
      aria-controls={panel?.isOpen ? panel.id : undefined}
      className={cx(
        "outline-none! after:absolute after:inset-0 after:content-['']",
        'focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
        className,
      )}
    >
      {children}
    </Link>
  )
}
