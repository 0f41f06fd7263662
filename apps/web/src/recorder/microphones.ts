import { useEffect } from 'react'
import { sharedValue, useShared } from '../lib/shared-value.ts'

const microphones = sharedValue<readonly { readonly id: string; readonly label: string }[]>([])

/** Updates the list; names are empty until permission is given. */
export function refreshMicrophones(): void {
  // Missing in older browsers and on plain http, despite its type.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  void devices
    ?.enumerateDevices()
    .then((all) =>
      microphones.write(
        all
          .filter(({ kind, label, deviceId }) => kind === 'audioinput' && label && deviceId)
          .map(({ deviceId, label }) => ({ id: deviceId, label })),
      ),
    )
}

/** Microphones with names; empty before permission. */
export function useMicrophones() {
  useEffect(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices
    const look = () => refreshMicrophones()
    devices?.addEventListener('devicechange', look)
    look()
    return () => devices?.removeEventListener('devicechange', look)
  }, [])
  return useShared(microphones)
}
