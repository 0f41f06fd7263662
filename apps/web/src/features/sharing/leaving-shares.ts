import { useSyncExternalStore } from 'react'

const UNDO_MS = 10_000

/** A removed share, closed on the server when its time is up. */
type Leaving = {
  readonly isClosing: boolean
  readonly end: (isLeavingPage: boolean) => void
  readonly timer: ReturnType<typeof setTimeout>
}

let leaving: ReadonlyMap<string, Leaving> = new Map()
const listeners = new Set<() => void>()

function set(id: string, to: Leaving | undefined): void {
  const next = new Map(leaving)
  if (to) next.set(id, to)
  else next.delete(id)
  leaving = next
  for (const listener of listeners) listener()
}

/** Closes a share after ten seconds, or at once if the page unloads or is suspended. */
export function leave(id: string, close: (isLeavingPage: boolean) => Promise<unknown>): void {
  const end = (isLeavingPage: boolean) => {
    const own = leaving.get(id)
    if (!own || own.isClosing) return
    clearTimeout(own.timer)
    set(id, { ...own, isClosing: true })
    const done = () => set(id, undefined)
    close(isLeavingPage).then(done, done)
  }
  addEventListener('pagehide', endAll)
  document.addEventListener('freeze', endAll)
  set(id, { isClosing: false, end, timer: setTimeout(() => end(false), UNDO_MS) })
}

export function undoRemoval(id: string): void {
  clearTimeout(leaving.get(id)?.timer)
  set(id, undefined)
}

function endAll(): void {
  for (const { end } of leaving.values()) end(true)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLeavingShares(): ReadonlyMap<string, Leaving> {
  return useSyncExternalStore(
    subscribe,
    () => leaving,
    () => leaving,
  )
}
