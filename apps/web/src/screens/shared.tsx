import { useLocation, useSearch } from '@tanstack/react-router'
import { ACCESS_LEVELS } from '@understory/contract/sharing'
import { matchAddress } from '@understory/forest/addresses'
import { branchesIn } from '../features/sharing/branches.ts'
import { DemoShare, NamedDemoShare, RealShare } from '../features/sharing/components/shared-page.tsx'

/** Where a share opens; without an id the demonstration. */
export function SharedScreen() {
  const { params } = matchAddress(useLocation().pathname)
  const { branches, access } = useSearch({ strict: false }) as { branches?: string; access?: string }
  if (params.id) return <RealShare id={params.id} />
  const named = branchesIn(branches)
  const Demo = branches === undefined && access === undefined ? DemoShare : NamedDemoShare
  return (
    <Demo
      branches={named.length > 0 ? named : ['word-counter', 'public-speaking']}
      access={ACCESS_LEVELS.find((level) => level === access) ?? 'view'}
    />
  )
}
