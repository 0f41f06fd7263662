import { QueryObserver } from '@tanstack/react-query'
import type { Dashboard } from '@understory/contract/dashboard'
import { dashboardQuery } from '../../api/dashboard.ts'
import { queryClient } from '../../api/queries.tsx'

/** Reports the owner's figures now and on each change; refetched on each visit. */
export function watchFigures(tell: (figures: Dashboard | undefined) => void): () => void {
  const observer = new QueryObserver(queryClient, { ...dashboardQuery, refetchOnMount: 'always' })
  const stop = observer.subscribe(({ data }) => tell(data))
  tell(observer.getCurrentResult().data)
  return stop
}
