import { Timeline } from '../features/branches/components/timeline.tsx'
import { BranchPage } from './branch/branch-page.tsx'
import { usePlace } from './branch/use-place.ts'

export function HistoryOfAiScreen() {
  const place = usePlace()
  return place?.kind === 'branch' ? <BranchPage branch={place.branch} before={<Timeline />} /> : null
}
