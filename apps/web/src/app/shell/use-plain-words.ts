import { useSyncExternalStore } from 'react'
import { plainLanguage } from '../../storage/result-choices.ts'

/** Whether the plain-language texts are loaded; they load on request. */
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

export function usePlainWords(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areHere && plainLanguage.read(),
    () => false,
  )
}
