type Size = { readonly width: number; readonly height: number }
type Box = Size & { readonly left: number; readonly top: number }

/** Pixels between the panel, its card and the window's edges. */
const GAP = 6
const EDGE = 12

/**
 * Places a panel fully visible without covering its card: below, else beside, else below anyway.
 * @param window visible area below the header
 * @returns pixels relative to the card
 */
export function placeFlyout(card: Box, panel: Size, window: Box): { left: number; top: number } {
  const under = {
    left: within(card.left + (card.width - panel.width) / 2, panel.width, window) - card.left,
    top: card.height + GAP,
  }
  if (card.top + under.top + panel.height <= window.top + window.height - EDGE) return under
  const left = sideOf(card, panel, window)
  if (left === undefined || panel.height > window.height - 2 * EDGE) return under
  const lowest = window.top + window.height - EDGE - panel.height
  return { left: left - card.left, top: Math.max(window.top + EDGE, Math.min(card.top, lowest)) - card.top }
}

function within(left: number, width: number, window: Box): number {
  return Math.max(window.left + EDGE, Math.min(left, window.left + window.width - EDGE - width))
}

function sideOf(card: Box, panel: Size, window: Box): number | undefined {
  const right = card.left + card.width + GAP
  if (right + panel.width <= window.left + window.width - EDGE) return right
  const left = card.left - GAP - panel.width
  return left >= window.left + EDGE ? left : undefined
}
