import { useParams, useSearch } from '@tanstack/react-router'
import { ACCESS_LEVELS } from '@understory/contract/sharing'
import { branchesIn } from '../features/sharing/branches.ts'
import { DemoShare, RealShare } from '../features/sharing/components/shared-page.tsx'

/** Opens a share; without an id, the demo. */
export function Screen() {
  const { id } = useParams({ strict: false })
  const { branches, access } = useSearch({ strict: false })
  if (id) return <RealShare id={id} />
  const named = branchesIn(branches)
  return (
    <DemoShare
      branches={named.length > 0 ? named : ['word-counter', 'public-speaking']}
      access={ACCESS_LEVELS.find((level) => level === access) ?? 'view'}
    />
  )
}
