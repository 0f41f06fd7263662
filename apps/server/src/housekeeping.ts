import type { Store } from './db/store.ts'
import { forgetGrown } from './features/navigation/service.ts'
import { forgetOldRequests } from './features/requests/service.ts'
import { forgetFirstRequests, forgetStaleOwners } from './features/sessions/service.ts'
import type { World } from './world.ts'

/** Deletes what is kept no longer: owners unseen for 400 days, and day-old records of repeated writes and grown branches. */
export async function keepHouse(store: Store, world: World): Promise<void> {
  await forgetStaleOwners(store, world)
  await forgetOldRequests(store, world)
  await forgetFirstRequests(store, world)
  await forgetGrown(store, world)
}
