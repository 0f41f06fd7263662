import { useLocation, useSearch } from '@tanstack/react-router'
import { matchAddress } from '@understory/forest/addresses'
import { type PracticePage, practicePage } from '@understory/forest/generate'
import { branchBySegment } from '@understory/forest/lookup'
import { NotFound } from '../features/branches/components/not-found.tsx'
import { Practice } from '../features/branches/components/practice.tsx'

/** A practice page under a branch: a written one, or one grown from its name. */
export function PracticeScreen() {
  const { pathname } = useLocation()
  const { section } = useSearch({ strict: false }) as { section?: string }
  const { params } = matchAddress(pathname)
  const branch = branchBySegment(params.branch ?? '')
  const page: PracticePage | undefined = practicePage(params.branch ?? '', section ?? params.slug ?? '')
  return page ? <Practice page={page} plant={branch?.icon ?? 'seedling'} /> : <NotFound />
}
