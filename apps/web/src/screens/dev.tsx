import { DeveloperForm } from '../features/text/components/developer-form.tsx'
import { BranchPage } from './branch/branch-page.tsx'
import { SectionPage } from './branch/section-page.tsx'
import { usePlace } from './branch/use-place.ts'

export function DevScreen() {
  const place = usePlace()
  if (place?.kind === 'section') return <SectionPage {...place} />
  return place ? <BranchPage branch={place.branch} before={<DeveloperForm />} /> : null
}
