import { Link } from '@tanstack/react-router'
import { FLYOUT_CHILDREN } from '@understory/forest/find'
import type { Branch } from '@understory/forest/types'
import { useCallback } from 'react'
import { withQueries } from '../../../api/queries.tsx'
import { linkTo } from '../../../lib/link-to.ts'
import { dashboard } from '../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Flyout, FlyoutText, flyoutAllClass, flyoutRowClass } from '../../../ui/flyout.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { placeFlyout } from '../place-flyout.ts'
import { useSubBranches } from '../use-sub-branches.ts'

type CardFlyoutProps = { id: string; branch: Branch; label: string }

// Reported once per visit; each card also shows its own failure.
let hasToldFailure = false

/** A card's sub-branches, positioned against the card. */
export const CardFlyoutPanel = withQueries(Panel)

function Panel({ id, branch, label }: CardFlyoutProps) {
  const words = useWords(dashboard).flyout
  const { state, items } = useSubBranches(branch, () => {
    if (hasToldFailure) return
    hasToldFailure = true
    toast({ variant: 'destructive', title: words.failed, description: words.failedText })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel grows when its list comes, and is placed anew
  const placeAnew = useCallback((panel: HTMLElement | null) => place(panel), [state])

  return (
    <Flyout
      ref={placeAnew}
      id={id}
      role="group"
      aria-label={words.name(label)}
      className={state === 'loading' ? 'absolute z-10 animate-wait' : 'absolute z-10 animate-rise'}
    >
      {state === 'loading' && (
        <SkeletonGroup className="grid gap-2 p-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      <ul>
        {items.slice(0, FLYOUT_CHILDREN).map((item) => (
          <li key={item.path}>
            <Link {...linkTo(item.path)} className={flyoutRowClass()}>
              <FlyoutText name={item.label} description={item.description} />
            </Link>
          </li>
        ))}
      </ul>
      {items.length > FLYOUT_CHILDREN && (
        <Link {...linkTo(branch.path)} className={flyoutAllClass}>
          {words.viewAll(String(items.length))}
        </Link>
      )}
    </Flyout>
  )
}

/** By script, because the content security policy blocks style attributes. */
function place(panel: HTMLElement | null): void {
  const card = panel?.offsetParent?.getBoundingClientRect()
  if (!panel || !card) return
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const { clientWidth, clientHeight } = document.documentElement
  const window = { left: 0, top: header, width: clientWidth, height: clientHeight - header }
  const { left, top } = placeFlyout(card, { width: panel.offsetWidth, height: panel.offsetHeight }, window)
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}
