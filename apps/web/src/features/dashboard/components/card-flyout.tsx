import { lazy, Suspense } from 'react'
import type { CardFlyoutProps } from './card-flyout-panel.tsx'

const Panel = lazy(async () => {
  const { CardFlyoutPanel: component } = await import('./card-flyout-panel.tsx')
  return { default: component }
})

/** The sub-branches of a card, fetched when the first card is rested on. */
export function CardFlyout(props: CardFlyoutProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}
