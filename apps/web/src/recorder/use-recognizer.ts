import { useEffect, useState } from 'react'
import { remoteRecognizer } from '../storage/recognizer.ts'
import { useStored } from '../storage/use-stored.ts'
import { findRecognizer, type RecognizerKind } from './recognizer.ts'

/** What the browser offers to write words down, and what of it may be used. */
export type RecognizerChoice = {
  /** Null until the browser has answered. */
  readonly offered: RecognizerKind | null
  /** On the device always; elsewhere only when the person allowed it. */
  readonly used: RecognizerKind
}

export function useRecognizer(): RecognizerChoice {
  const [offered, setOffered] = useState<RecognizerKind | null>(null)
  const isRemoteAllowed = useStored(remoteRecognizer)
  useEffect(() => void findRecognizer().then(setOffered), [])
  const isUsed = offered === 'on-device' || (offered === 'remote' && isRemoteAllowed)
  return { offered, used: isUsed ? offered : 'none' }
}
