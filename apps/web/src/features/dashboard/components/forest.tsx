import { type DashboardGroup, dashboardGroups } from '@understory/forest/dashboard'
import type { ReactNode } from 'react'
import { useSprout } from '../../../storage/use-sprout.ts'
import { useFlyouts } from '../use-flyouts.ts'
import { Band } from './band.tsx'
import { CardRow } from './card-row.tsx'
import { GrowingSoon } from './growing-soon.tsx'
import { Hero } from './hero.tsx'
import { Instruments } from './instruments.tsx'

type ForestProps = { seed: ReactNode; seeds: ReactNode; talk: ReactNode; tasks?: ReactNode }

export function Forest({ seed, seeds, talk, tasks }: ForestProps) {
  const { growth } = useSprout()
  const flyoutOf = useFlyouts()

  function layerOf(group: DashboardGroup): ReactNode {
    switch (group.id) {
      case 'analysis':
        return (
          <Band key={group.id} group={group} className="md:pt-6!">
            {(strip) => <Instruments cards={group.cards} strip={strip} flyoutOf={flyoutOf} growth={growth} />}
          </Band>
        )
      case 'life':
      case 'creative':
        return (
          <Band
            key={group.id}
            group={group}
            ground={group.id === 'life' ? 'light' : 'floor'}
            className={group.id === 'life' ? 'md:pt-7!' : undefined}
          >
            {(strip) => <CardRow cards={group.cards} strip={strip} flyoutOf={flyoutOf} />}
          </Band>
        )
      case 'soon':
        return (
          <Band key={group.id} group={group} ground="soil" aside={seeds}>
            {(strip) => <GrowingSoon cards={group.cards} strip={strip} />}
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
