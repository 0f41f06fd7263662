import { useEffect } from 'react'
import { useShared } from '../lib/shared-value.ts'
import { remoteRecognizer } from '../storage/recognizer.ts'
import { useStored } from '../storage/use-stored.ts'
import { type DeviceSpeech, deviceSpeech, isInstallable } from './device-speech.ts'
import type { RecognizerKind } from './recognizer.ts'

const install = (): void => void deviceSpeech.install()

/** The recognizer that is available, and the one in use. */
export function useRecognizer() {
  const device = useShared(deviceSpeech)
  const isRemoteAllowed = useStored(remoteRecognizer)
  useEffect(() => void deviceSpeech.look(), [])
  const offered = offeredBy(device)
  const isUsed = offered === 'on-device' || (offered === 'remote' && isRemoteAllowed)
  /** `offered` is null until the browser answers. */
  return { offered, used: isUsed ? offered : ('none' as const), device, install }
}

export type RecognizerChoice = ReturnType<typeof useRecognizer>

function offeredBy(device: DeviceSpeech): RecognizerKind | null {
  if (device === 'unknown') return null
  if (device === 'none') return 'none'
  return device === 'ready' ? 'on-device' : 'remote'
}

/** Whether to offer the vendor's service: if nothing runs on the device, or to turn it off. */
export function isRemoteOffered(device: DeviceSpeech, isAllowed: boolean): boolean {
  if (device === 'unavailable' || device === 'failed') return true
  return isAllowed && isInstallable(device)
}
