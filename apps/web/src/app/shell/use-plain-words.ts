import { useSyncExternalStore } from 'react'
import { plainLanguage } from '../../storage/result-choices.ts'

/** Whether the plain sentences are loaded. Those who did not ask never load them. */
let areHere = false

function subscribe(listener: () => void): () => void {
  const look = () => {
    listener()
    if (!plainLanguage.read() || areHere) return
    void import('../../lib/words/plain-results.ts').then(() => {
      areHere = true
      listener()
    })
  }
  look()
  return plainLanguage.subscribe(look)
}

/** Whether sentences come in plain language: somebody asked for it, and the plain ones are here. */
export function usePlainWords(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areHere && plainLanguage.read(),
    () => false,
  )
}
