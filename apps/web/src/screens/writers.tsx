import { WritingBox } from '../features/text/components/writing-box.tsx'
import { BranchPage } from './branch/branch-page.tsx'
import { SectionPage } from './branch/section-page.tsx'
import { usePlace } from './branch/use-place.ts'

export function WritersScreen() {
  const place = usePlace()
  if (place?.kind === 'section') return <SectionPage {...place} />
  return place ? <BranchPage branch={place.branch} before={<WritingBox />} /> : null
}
