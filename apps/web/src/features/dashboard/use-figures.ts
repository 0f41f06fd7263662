import type { Dashboard } from '@understory/contract/dashboard'
import { useSyncExternalStore } from 'react'

let figures: Dashboard | undefined

/** The owner's figures, once loaded. */
export function useFigures(): Dashboard | undefined {
  return useSyncExternalStore(
    watch,
    () => figures,
    () => undefined,
  )
}

/** Loads after the first view. */
function watch(listener: () => void): () => void {
  let stop = () => {}
  let isWatched = true
  void import('./watch-figures.ts').then(
    ({ watchFigures }) => {
      if (!isWatched) return
      stop = watchFigures((next) => {
        figures = next
        listener()
      })
    },
    () => {},
  )
  return () => {
    isWatched = false
    stop()
  }
}
