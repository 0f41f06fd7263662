import { useMemo } from 'react'
import { storedValue } from '../../storage/key.ts'
import { useStored } from '../../storage/use-stored.ts'
import { type Growth, growthOf } from './growth.ts'

// Only read here; SproutLog writes both.
const logs = storedValue<unknown>('sproutLogs', null, parse, JSON.stringify)
const days = storedValue<unknown>('sproutDays', null, parse, JSON.stringify)

/** What this browser's logs say. */
export function useGrowth(): Growth {
  const kept = useStored(logs)
  const earlier = useStored(days)
  return useMemo(() => growthOf(kept, earlier), [kept, earlier])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
