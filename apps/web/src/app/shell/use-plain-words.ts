import { useEffect, useState } from 'react'
import { plainLanguage } from '../../storage/result-choices.ts'
import { useStored } from '../../storage/use-stored.ts'

/** Whether sentences come in plain language: somebody asked for it, and the plain ones are here. */
export function usePlainWords(): boolean {
  const isWanted = useStored(plainLanguage)
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    // Those who did not ask never load them.
    if (isWanted) void import('../../lib/words/plain-results.ts').then(() => setIsHere(true))
  }, [isWanted])
  return isWanted && isHere
}
