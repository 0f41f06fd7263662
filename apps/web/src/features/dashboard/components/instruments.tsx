import type { DashboardCard } from '@understory/forest/dashboard'
import { branchById } from '@understory/forest/lookup'
import type { ReactNode, RefObject } from 'react'
import type { Growth } from '../../../lib/growth.ts'
import { cardClass } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { stripClass } from '../strip-class.ts'
import type { CardFlyoutState } from '../use-flyouts.ts'
import { CardFlyout } from './card-flyout.ts'
import { CardLink } from './card-link.tsx'
import { DaysWell, DraftWell, TodayWell, VoiceWell } from './wells.tsx'

type InstrumentsProps = {
  cards: readonly DashboardCard[]
  strip: RefObject<HTMLUListElement | null>
  flyoutOf: (id: string) => CardFlyoutState
  growth: Growth
}

type Instrument = { icon: IconName; well: (growth: Growth) => ReactNode }

const INSTRUMENTS: Readonly<Partial<Record<DashboardCard['branchId'], Instrument>>> = {
  'voice-analysis': { icon: 'mic', well: () => <VoiceWell /> },
  'text-analysis': { icon: 'text', well: () => <DraftWell /> },
  leafprint: { icon: 'chart', well: ({ days }) => <DaysWell days={days} /> },
  'word-counter': { icon: 'leaf', well: ({ days }) => <TodayWell days={days} /> },
}

export function Instruments({ cards, strip, flyoutOf, growth }: InstrumentsProps) {
  return (
    <ul
      ref={strip}
      className={stripClass(
        'gap-5 max-md:gap-3.5 md:grid md:grid-cols-2 min-[1181px]:grid-cols-[1.36fr_1.2fr_1fr_1fr]',
        '*:max-md:w-[min(286px,calc(100vw-84px))]',
      )}
    >
      {cards.map((card) => (
        <InstrumentCard key={card.path} card={card} flyout={flyoutOf(card.branchId)} growth={growth} />
      ))}
    </ul>
  )
}

function InstrumentCard({ card, flyout, growth }: { card: DashboardCard; flyout: CardFlyoutState; growth: Growth }) {
  const branch = branchById(card.branchId)
  const instrument = INSTRUMENTS[card.branchId]
  const id = `in-${card.branchId}`
  return (
    <li {...flyout.events} data-card={card.branchId} className="group relative flex">
      <article className={cardClass({ link: true, className: 'relative flex! w-full flex-col p-0!' })}>
        <div className="relative grid h-[132px] items-center rounded-t-[15px] bg-leaf-softer px-[22px] py-5">
          {instrument?.well(growth)}
        </div>
        <div className="flex flex-1 flex-col gap-1.5 px-[22px] pt-[18px] pb-5">
          <h3>
            <CardLink path={card.path} panel={{ id, isOpen: flyout.isOpen }} className="after:rounded-3">
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
      {flyout.isOpen && branch && <CardFlyout id={id} branch={branch} label={card.label} />}
    </li>
  )
}
