import { Link } from '@tanstack/react-router'
import type { FocusEvent, ReactNode } from 'react'
import { linkTo } from '../../../lib/link-to.ts'
import { cx } from '../../../ui/cx.ts'

type CardLinkProps = {
  path: string
  /** The panel it opens, if any. */
  panel?: { id: string; isOpen: boolean } | undefined
  className?: string
  children: ReactNode
}

/** Scroll snapping would undo the browser's minimal scroll on focus, so the whole card is shown. */
function showWholeCard({ currentTarget: name }: FocusEvent) {
  if (name.matches(':focus-visible')) name.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A card's link; its target and focus ring cover the whole card. */
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
