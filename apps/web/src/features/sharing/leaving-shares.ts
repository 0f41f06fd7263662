import { useSyncExternalStore } from 'react'

const UNDO_MS = 10_000

/** A share that was removed: it can come back until its time is up, and is then closed on the server. */
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

/** Removes a share in ten seconds, wherever the person is by then; at once where they leave the site or the browser sleeps. */
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

export function comeBack(id: string): void {
  clearTimeout(leaving.get(id)?.timer)
  set(id, undefined)
}

function endAll(): void {
  for (const { end } of leaving.values()) end(true)
}

/** The shares that are leaving, by id. */
export function useLeavingShares(): ReadonlyMap<string, Leaving> {
  return useSyncExternalStore(
    subscribe,
    () => leaving,
    () => leaving,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
