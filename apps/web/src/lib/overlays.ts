import { afterPaint } from './after-paint.ts'
import { sharedValue, useShared } from './shared-value.ts'

/** Only one overlay is open at a time. */
type Overlay = 'tree' | 'tour' | 'header-onboarding' | 'keys'

const open = sharedValue<Overlay | null>(null)
/** Whether the analysis panel is open; it stays open across pages. */
const isBeside = sharedValue(false)

/** The press is painted first, because an overlay takes a slow phone a moment. */
export function openOverlay(overlay: Overlay): void {
  afterPaint(() => open.write(overlay))
}

export function closeOverlay(): void {
  afterPaint(() => open.write(null))
}

export const setSidePanel = isBeside.write

export const useOverlay = () => useShared(open)
export const useSidePanel = () => useShared(isBeside)
