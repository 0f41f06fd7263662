import { useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

/** Only one overlay is open at a time. */
type Overlay = 'tree' | 'tour' | 'header-onboarding' | 'keys'

let open: Overlay | null = null
/** Whether the analysis panel is open; it stays open across pages. */
let isBeside = false
const listeners = new Set<() => void>()

/** The press is painted first, because an overlay takes a slow phone a moment. */
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

/** The open overlay. */
export const useOverlay = () => useSyncExternalStore(subscribe, () => open, closed)
export const useSidePanel = () => useSyncExternalStore(subscribe, () => isBeside, closed) === true

const closed = () => null
