import { useSyncExternalStore } from 'react'

type Microphone = { readonly id: string; readonly label: string }

const NONE: readonly Microphone[] = []
const listeners = new Set<() => void>()
let known = NONE

/** Updates the list; names are empty until permission is given. */
export function refreshMicrophones(): void {
  // Missing in older browsers and on plain http, despite its type.
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

/** Microphones with names; empty before permission. */
export function useMicrophones(): readonly Microphone[] {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => NONE,
  )
}
