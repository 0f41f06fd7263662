import type { DashboardCard } from '@understory/forest/dashboard'
import type { ReactNode } from 'react'
import type { Growth } from '../../../lib/growth.ts'
import { cardClass } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import type { CardFlyoutState } from '../use-flyouts.ts'
import { CardLink, FlyoutCard } from './card.tsx'
import { DaysWell, DraftWell, TodayWell, VoiceWell } from './wells.tsx'

type Instrument = { icon: IconName; well: (growth: Growth) => ReactNode }

const INSTRUMENTS: Readonly<Partial<Record<DashboardCard['branchId'], Instrument>>> = {
  'voice-analysis': { icon: 'mic', well: () => <VoiceWell /> },
  'text-analysis': { icon: 'text', well: () => <DraftWell /> },
  leafprint: { icon: 'chart', well: ({ days }) => <DaysWell days={days} /> },
  'word-counter': { icon: 'leaf', well: ({ days }) => <TodayWell days={days} /> },
}

export const INSTRUMENT_LIST =
  'gap-5 max-md:gap-3.5 md:grid md:grid-cols-2 min-[1181px]:grid-cols-[1.36fr_1.2fr_1fr_1fr] *:max-md:w-[min(286px,calc(100vw-84px))]'

type InstrumentCardProps = { card: DashboardCard; flyout: CardFlyoutState; growth: Growth }

export function InstrumentCard({ card, flyout, growth }: InstrumentCardProps) {
  const instrument = INSTRUMENTS[card.branchId]
  return (
    <FlyoutCard card={card} flyout={flyout}>
      {(panel) => (
        <article className={cardClass({ link: true, className: 'relative flex! w-full flex-col p-0!' })}>
          <div className="relative grid h-[132px] items-center rounded-t-[15px] bg-leaf-softer px-[22px] py-5">
            {instrument?.well(growth)}
          </div>
          <div className="flex flex-1 flex-col gap-1.5 px-[22px] pt-[18px] pb-5">
            <h3>
              <CardLink path={card.path} panel={panel} className="after:rounded-3">
                {card.label}
              </CardLink>
            </h3>
            <p className="flex-1 text-[.9688rem]/normal text-ink-soft">{card.description}</p>
            <p className="mt-2 flex min-h-6 items-center gap-2 font-semibold text-leaf-ink">
              {instrument && <Icon name={instrument.icon} />}
              {card.action}
            </p>
          </div>
        </article>
      )}
    </FlyoutCard>
  )
}
