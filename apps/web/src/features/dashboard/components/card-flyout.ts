import { lazyPart } from '../../../lib/lazy-part.tsx'

/** The sub-branches of a card, fetched when the first card is rested on. */
export const CardFlyout = lazyPart(() => import('./card-flyout-panel.tsx'), 'CardFlyoutPanel')
