import { lazyPart } from '../../../lib/lazy-part.tsx'

/** Loads when the first card is hovered. */
export const CardFlyout = lazyPart(() => import('./card-flyout-panel.tsx'), 'CardFlyoutPanel')
