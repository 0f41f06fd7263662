import { Link } from '@tanstack/react-router'
import type { DashboardCard } from '@understory/forest/dashboard'
import { branchById } from '@understory/forest/lookup'
import type { FocusEvent, ReactNode } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { linkTo } from '../../../lib/link-to.ts'
import { cx } from '../../../ui/cx.ts'
import type { CardFlyoutState } from '../use-flyouts.ts'

/** Loads when the first card is hovered. */
const CardFlyout = lazyPart(() => import('./card-flyout-panel.tsx'), 'CardFlyoutPanel')

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

type FlyoutCardProps = {
  card: DashboardCard
  flyout: CardFlyoutState
  className?: string
  /** Receives the panel that the card's link opens. */
  children: (panel: CardLinkProps['panel']) => ReactNode
}

/** A card that shows its sub-branches while hovered or focused. */
export function FlyoutCard({ card: { branchId, label }, flyout, className, children }: FlyoutCardProps) {
  const branch = branchById(branchId)
  const id = `in-${branchId}`
  return (
    <li
      {...flyout.events}
      data-card={branchId}
      data-open={flyout.isOpen || undefined}
      className={cx('group relative flex', className)}
    >
      {children({ id, isOpen: flyout.isOpen })}
      {flyout.isOpen && branch && <CardFlyout id={id} branch={branch} label={label} />}
    </li>
  )
}
