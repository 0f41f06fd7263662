import { useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

/** What may lie over the whole page; one at a time. */
type Overlay = 'tree' | 'tour' | 'header-onboarding' | 'keys'

let open: Overlay | null = null
/** Whether the analysis stands beside the page; it stays there from page to page. */
let isBeside = false
const listeners = new Set<() => void>()

/** The press itself is painted first: what lies over everything takes a slow phone a moment. */
function set(next: Overlay | null): void {
  afterPaint(() => {
    open = next
    for (const listener of listeners) listener()
  })
}

export function openOverlay(overlay: Overlay): void {
  set(overlay)
}

export function closeOverlay(): void {
  set(null)
}

export function setSidePanel(isOpen: boolean): void {
  isBeside = isOpen
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The overlay that is open, from wherever it was asked for. */
export const useOverlay = () => useSyncExternalStore(subscribe, () => open, closed)
export const useSidePanel = () => useSyncExternalStore(subscribe, () => isBeside, closed) === true

const closed = () => null
