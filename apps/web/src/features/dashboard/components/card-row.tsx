import type { DashboardCard } from '@understory/forest/dashboard'
import { branchById } from '@understory/forest/lookup'
import type { RefObject } from 'react'
import { Plant } from '../../../ui/art/plant.tsx'
import { stripClass } from '../strip-class.ts'
import type { CardFlyoutState } from '../use-flyouts.ts'
import { CardFlyout } from './card-flyout.ts'
import { CardLink } from './card-link.tsx'
import { ReadLeaves } from './read-leaves.tsx'

type CardRowProps = {
  cards: readonly DashboardCard[]
  strip: RefObject<HTMLUListElement | null>
  flyoutOf: (id: string) => CardFlyoutState
}

// The line continues across columns and to the window's edges.
const GROUND_LINE =
  "before:pointer-events-none before:absolute before:top-[205px] before:z-1 before:h-0.5 before:bg-art-key before:content-[''] max-md:before:top-[167px]"

export function CardRow({ cards, strip, flyoutOf }: CardRowProps) {
  return (
    <div className={`relative flow-root ${GROUND_LINE} before:-inset-x-[100vw] md:max-xl:before:hidden`}>
      <ul
        ref={strip}
        className={stripClass(
          'md:-mx-3 md:grid md:grid-cols-3 md:gap-y-8 min-[1181px]:grid-cols-6',
          'max-md:px-2! max-md:scroll-px-2! *:max-md:w-[150px] *:max-[359px]:w-[138px]',
        )}
      >
        {cards.map((card) => (
          <Specimen key={card.path} card={card} flyout={flyoutOf(card.branchId)} />
        ))}
      </ul>
    </div>
  )
}

function Specimen({ card, flyout }: { card: DashboardCard; flyout: CardFlyoutState }) {
  const branch = branchById(card.branchId)
  const id = `in-${card.branchId}`
  return (
    <li
      {...flyout.events}
      data-card={card.branchId}
      data-open={flyout.isOpen || undefined}
      className={`group relative flex ${GROUND_LINE} before:inset-x-0 max-md:before:hidden`}
    >
      <div className="relative grid w-full grid-rows-[auto_1fr] rounded-[18px] pb-3.5 transition-colors duration-(--dur-2) group-hover:bg-leaf-soft group-data-open:bg-leaf-soft">
        <PlantOnGround name={card.icon} />
        <div className="grid content-start gap-[5px] px-3 pt-4 pb-1">
          <h3 className="text-[1.1875rem]/[1.25] font-medium">
            <CardLink
              path={card.path}
              panel={{ id, isOpen: flyout.isOpen }}
              className="underline-offset-[.22em] after:rounded-[18px] group-hover:text-leaf-ink group-hover:underline group-hover:decoration-2 group-data-open:text-leaf-ink group-data-open:underline group-data-open:decoration-2"
            >
              {card.label}
            </CardLink>
          </h3>
          <p className="text-small text-pretty text-ink-soft">{card.description}</p>
          {branch && <ReadLeaves branch={branch} />}
        </div>
      </div>
      {flyout.isOpen && branch && <CardFlyout id={id} branch={branch} label={card.label} />}
    </li>
  )
}

function PlantOnGround({ name }: { name: DashboardCard['icon'] }) {
  return (
    <div className="relative grid h-[206px] items-end justify-items-center pt-2.5 max-md:h-[168px]">
      <span className="absolute start-1/2 -bottom-[5px] -ms-[37px] h-[9px] w-[74px] rounded-[50%] bg-art-key opacity-13" />
      <Plant
        name={name}
        className="relative -mb-[5px] h-[190px] w-[152px] origin-[50%_97%] transition-[rotate,scale] duration-(--dur-4) ease-unfurl group-hover:scale-[1.035] group-hover:-rotate-[2.4deg] group-data-open:scale-[1.035] group-data-open:-rotate-[2.4deg] max-md:h-[152px] max-md:w-[122px]"
      />
    </div>
  )
}
