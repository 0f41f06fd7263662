import type { DashboardCard } from '@understory/forest/dashboard'
import { branchById, sectionsOf } from '@understory/forest/lookup'
import { progressWords } from '../../../lib/words/en/progress.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { progress } from '../../../storage/progress.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { CardFlyoutState } from '../use-flyouts.ts'
import { CardLink, FlyoutCard } from './card.tsx'

// The line continues across columns and to the window's edges.
const GROUND_LINE =
  "before:pointer-events-none before:absolute before:top-[205px] before:z-1 before:h-0.5 before:bg-art-key before:content-[''] max-md:before:top-[167px]"

export const SPECIMEN_FRAME = `relative flow-root ${GROUND_LINE} before:-inset-x-[100vw] md:max-xl:before:hidden`
export const SPECIMEN_LIST =
  'md:-mx-3 md:grid md:grid-cols-3 md:gap-y-8 min-[1181px]:grid-cols-6 max-md:px-2! max-md:scroll-px-2! *:max-md:w-[150px] *:max-[359px]:w-[138px]'

/** A branch as a plant on the ground. */
export function Specimen({ card, flyout }: { card: DashboardCard; flyout: CardFlyoutState }) {
  return (
    <FlyoutCard card={card} flyout={flyout} className={`${GROUND_LINE} before:inset-x-0 max-md:before:hidden`}>
      {(panel) => (
        <div className="relative grid w-full grid-rows-[auto_1fr] rounded-[18px] pb-3.5 transition-colors duration-(--dur-2) group-hover:bg-leaf-soft group-data-open:bg-leaf-soft">
          <PlantOnGround name={card.icon} />
          <div className="grid content-start gap-[5px] px-3 pt-4 pb-1">
            <h3 className="text-[1.1875rem]/[1.25] font-medium">
              <CardLink
                path={card.path}
                panel={panel}
                className="underline-offset-[.22em] after:rounded-[18px] group-hover:text-leaf-ink group-hover:underline group-hover:decoration-2 group-data-open:text-leaf-ink group-data-open:underline group-data-open:decoration-2"
              >
                {card.label}
              </CardLink>
            </h3>
            <p className="text-small text-pretty text-ink-soft">{card.description}</p>
            <ReadLeaves branchId={card.branchId} />
          </div>
        </div>
      )}
    </FlyoutCard>
  )
}

/** One leaf per section read in this browser, and their number. */
function ReadLeaves({ branchId }: Pick<DashboardCard, 'branchId'>) {
  const words = useWords(progressWords)
  const { read } = useStored(progress)
  const branch = branchById(branchId)
  const all = branch ? sectionsOf(branch) : []
  const marked = all.filter(({ id }) => read.includes(id))
  if (marked.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-1 text-small text-leaf-ink">
      {marked.map(({ id }) => (
        <Icon key={id} name="leaf" size="sm" />
      ))}
      <span>{words.leaves({ count: marked.length, of: all.length })}</span>
    </p>
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
