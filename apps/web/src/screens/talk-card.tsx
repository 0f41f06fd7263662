import { useLocation } from '@tanstack/react-router'
import { matchAddress } from '@understory/forest/addresses'
import { CarryCard } from '../features/talks/components/carry-card.tsx'

export function Screen() {
  const { params } = matchAddress(useLocation().pathname)
  return <CarryCard id={params.id ?? ''} />
}
