import type { Dashboard } from '@understory/contract/dashboard'
import { useSyncExternalStore } from 'react'

let figures: Dashboard | undefined

/** What the server counts of this person, as far as it has answered. */
export function useFigures(): Dashboard | undefined {
  return useSyncExternalStore(
    watch,
    () => figures,
    () => undefined,
  )
}

/** What asks the server comes after the first view, which needs none of it. */
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
