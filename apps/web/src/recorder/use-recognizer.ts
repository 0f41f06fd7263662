import { useEffect, useSyncExternalStore } from 'react'
import { remoteRecognizer } from '../storage/recognizer.ts'
import { useStored } from '../storage/use-stored.ts'
import { type DeviceSpeech, deviceSpeech } from './device-speech.ts'
import type { RecognizerKind } from './recognizer.ts'

/** What the browser offers to write words down, and what of it may be used. */
export type RecognizerChoice = {
  /** Null until the browser has answered. */
  readonly offered: RecognizerKind | null
  /** On the device always; elsewhere only when the person allowed it. */
  readonly used: RecognizerKind
  readonly device: DeviceSpeech
  /** Has the browser download recognition for this device. */
  readonly install: () => void
}

const install = () => void deviceSpeech.install()

export function useRecognizer(): RecognizerChoice {
  const device = useSyncExternalStore(deviceSpeech.subscribe, deviceSpeech.read, () => 'unknown' as const)
  const isRemoteAllowed = useStored(remoteRecognizer)
  useEffect(() => void deviceSpeech.look(), [])
  const offered = offeredBy(device)
  const isUsed = offered === 'on-device' || (offered === 'remote' && isRemoteAllowed)
  return { offered, used: isUsed ? offered : 'none', device, install }
}

function offeredBy(device: DeviceSpeech): RecognizerKind | null {
  if (device === 'unknown') return null
  if (device === 'none') return 'none'
  return device === 'ready' ? 'on-device' : 'remote'
}

/**
 * Whether the service of the browser's maker is offered: where nothing can run on this device, and where somebody who chose
 * it earlier may want it off.
 */
export function isRemoteOffered(device: DeviceSpeech, isAllowed: boolean): boolean {
  if (device === 'unavailable' || device === 'failed') return true
  return isAllowed && (device === 'downloadable' || device === 'downloading')
}
