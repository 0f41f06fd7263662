import { BranchPage } from './branch/branch-page.tsx'
import { SectionPage } from './branch/section-page.tsx'
import { usePlace } from './branch/use-place.ts'

export function BranchScreen() {
  const place = usePlace()
  if (place?.kind === 'section') return <SectionPage {...place} />
  return place ? <BranchPage branch={place.branch} /> : null
}
