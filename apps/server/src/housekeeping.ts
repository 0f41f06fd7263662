import type { Store } from './db/store.ts'
import { forgetOperators } from './features/models/operator.ts'
import { forgetGrown } from './features/navigation/service.ts'
import { forgetOldRequests } from './features/requests/service.ts'
import { forgetFirstRequests, forgetStaleOwners } from './features/sessions/service.ts'
import type { World } from './world.ts'

/** Deletes what is kept no longer: owners unseen for 400 days, day-old records of repeated writes and grown branches, and ended operators. */
export async function keepHouse(store: Store, world: World): Promise<void> {
  await forgetStaleOwners(store, world)
  await forgetOldRequests(store, world)
  await forgetFirstRequests(store, world)
  await forgetGrown(store, world)
  await forgetOperators(store, world)
}

/** Who set the clock by more than this since the start would have owners deleted who were here yesterday. */
const MOST_DRIFT_MILLISECONDS = 60 * 60 * 1000

/**
 * Housekeeping for as long as a process runs. Once somebody set the clock it waits for the next start.
 *
 * @returns what does it once more; `false` where the clock cannot be trusted
 */
export function openHousekeeping(store: Store, world: World): () => Promise<boolean> {
  const offset = () => world.now().getTime() - world.elapsed()
  const atStart = offset()
  return async () => {
    if (Math.abs(offset() - atStart) > MOST_DRIFT_MILLISECONDS) return false
    await keepHouse(store, world)
    return true
  }
}
