import { useParams, useSearch } from '@tanstack/react-router'
import { type PracticePage, practicePage } from '@understory/forest/generate'
import { branchBySegment } from '@understory/forest/lookup'
import { NotFound } from '../features/branches/components/not-found.tsx'
import { Practice } from '../features/branches/components/practice.tsx'

export function Screen() {
  const { section } = useSearch({ strict: false })
  const { branch: segment = '', slug = '' } = useParams({ strict: false })
  const branch = branchBySegment(segment)
  const page: PracticePage | undefined = practicePage(segment, section ?? slug)
  return page ? <Practice page={page} plant={branch?.icon ?? 'seedling'} /> : <NotFound />
}
