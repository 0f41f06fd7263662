import { type DashboardCard, type DashboardGroup, dashboardGroups } from '@understory/forest/dashboard'
import type { ReactNode } from 'react'
import { useSprout } from '../../../storage/use-sprout.ts'
import { useFlyouts } from '../use-flyouts.ts'
import { Band } from './band.tsx'
import { Hero } from './hero.tsx'
import { INSTRUMENT_LIST, InstrumentCard } from './instrument-card.tsx'
import { SOON_LIST, SoonCard } from './soon-card.tsx'
import { SPECIMEN_FRAME, SPECIMEN_LIST, Specimen } from './specimen.tsx'

type ForestProps = { seed: ReactNode; seeds: ReactNode; talk: ReactNode; tasks?: ReactNode }

export function Forest({ seed, seeds, talk, tasks }: ForestProps) {
  const { growth } = useSprout()
  const flyoutOf = useFlyouts()
  const specimen = (card: DashboardCard) => <Specimen key={card.path} card={card} flyout={flyoutOf(card.branchId)} />

  function layerOf(group: DashboardGroup): ReactNode {
    switch (group.id) {
      case 'analysis':
        return (
          <Band key={group.id} group={group} className="md:pt-6!" list={INSTRUMENT_LIST}>
            {(card) => <InstrumentCard key={card.path} card={card} flyout={flyoutOf(card.branchId)} growth={growth} />}
          </Band>
        )
      case 'life':
        return (
          <Band key={group.id} group={group} className="md:pt-7!" list={SPECIMEN_LIST} frame={SPECIMEN_FRAME}>
            {specimen}
          </Band>
        )
      case 'creative':
        return (
          <Band key={group.id} group={group} ground="floor" list={SPECIMEN_LIST} frame={SPECIMEN_FRAME}>
            {specimen}
          </Band>
        )
      case 'soon':
        return (
          <Band key={group.id} group={group} ground="soil" aside={seeds} list={SOON_LIST}>
            {(card) => <SoonCard key={card.path} card={card} />}
          </Band>
        )
    }
  }

  return (
    <>
      <Hero growth={growth} talk={talk} seed={seed} />
      {tasks}
      {dashboardGroups.map(layerOf)}
    </>
  )
}
