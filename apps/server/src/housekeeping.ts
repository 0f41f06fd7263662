import type { Store } from './db/store.ts'
import { forgetOldRequests } from './features/idempotency/service.ts'
import { forgetOperators } from './features/models/operator.ts'
import { forgetGrown } from './features/navigation/service.ts'
import { forgetFirstRequests, forgetStaleOwners } from './features/sessions/service.ts'
import type { World } from './world.ts'

/**
 * Deletes expired data: owners after 400 days, idempotency records and cached branches after a day, operator sessions.
 */
export async function deleteExpired(store: Store, world: World): Promise<void> {
  await forgetStaleOwners(store, world)
  await forgetOldRequests(store, world)
  await forgetFirstRequests(store, world)
  await forgetGrown(store, world)
  await forgetOperators(store, world)
}

/** A larger clock change since the start would delete active owners. */
const MOST_DRIFT_MILLISECONDS = 60 * 60 * 1000

/**
 * Runs housekeeping until the process ends. After a clock change it stops until the next start.
 *
 * @returns runs it once more; `false` if the clock can't be trusted
 */
export function openHousekeeping(store: Store, world: World): () => Promise<boolean> {
  const offset = () => world.now().getTime() - world.elapsed()
  const atStart = offset()
  return async () => {
    if (Math.abs(offset() - atStart) > MOST_DRIFT_MILLISECONDS) return false
    await deleteExpired(store, world)
    return true
  }
}
