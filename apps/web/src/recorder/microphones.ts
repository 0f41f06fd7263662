import { useSyncExternalStore } from 'react'

/** A microphone that may be chosen. */
type Microphone = { readonly id: string; readonly label: string }

const NONE: readonly Microphone[] = []
const listeners = new Set<() => void>()
let known = NONE

/** Asks the browser again. It gives names only once a microphone was allowed. */
export function refreshMicrophones(): void {
  // Typed as always there; older browsers and plain http have none.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  void devices?.enumerateDevices().then((all) => {
    known = all
      .filter(({ kind, label, deviceId }) => kind === 'audioinput' && label && deviceId)
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  listeners.add(listener)
  if (listeners.size === 1) devices?.addEventListener('devicechange', refreshMicrophones)
  refreshMicrophones()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) devices?.removeEventListener('devicechange', refreshMicrophones)
  }
}

/** The microphones whose names the browser tells; none before one was allowed. */
export function useMicrophones(): readonly Microphone[] {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  )
}
