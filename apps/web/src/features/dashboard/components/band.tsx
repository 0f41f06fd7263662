import type { DashboardCard, DashboardGroup } from '@understory/forest/dashboard'
import { type ReactNode, type RefObject, useRef } from 'react'
import { dashboard } from '../../../lib/words/en/dashboard.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import type { IconName } from '../../../ui/icons.ts'

type Ground = 'light' | 'floor' | 'soil'

const GROUNDS: Record<Ground, string> = {
  light: '',
  floor: 'bg-surface-sunk before:bg-surface-sunk before:h-[34px] before:[clip-path:ellipse(62%_100%_at_38%_100%)]',
  soil: 'bg-surface-deep text-on-deep before:bg-surface-deep before:h-7 before:[clip-path:ellipse(70%_100%_at_64%_100%)]',
}

/** Pixels per press of an arrow. */
const STEP = 300

type BandProps = {
  group: DashboardGroup
  ground?: Ground
  className?: string
  /** Classes of the list of cards, and of the frame around it. */
  list: string
  frame?: string
  aside?: ReactNode
  /** A card as an item of the list. */
  children: (card: DashboardCard) => ReactNode
}

/** A list that scrolls sideways below 768 px. Padding keeps the focus rings whole. */
const STRIP = [
  'max-md:-mx-(--margin) max-md:-my-2 max-md:flex max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-(--margin) max-md:py-2',
  'max-md:scroll-px-(--margin) max-md:[scrollbar-width:none] min-[360px]:max-md:snap-x min-[360px]:max-md:snap-mandatory print:flex-wrap print:overflow-visible',
  '*:max-md:flex-none *:max-md:snap-start',
]

/** A dashboard group with its cards. */
export function Band({ group, ground = 'light', className, list, frame, aside, children }: BandProps) {
  const strip = useRef<HTMLUListElement>(null)
  const isDeep = ground === 'soil'
  return (
    <section
      aria-labelledby={group.id}
      className={cx(
        'relative [overflow-x:clip] pt-14 pb-16 max-md:pt-[30px] max-md:pb-[26px]',
        ground !== 'light' && "before:absolute before:inset-x-0 before:bottom-[calc(100%-1px)] before:content-['']",
        GROUNDS[ground],
        className,
      )}
    >
      <MarginScale name={group.layer} isDeep={isDeep} />
      <div
        className={cx(
          'page-width',
          Boolean(aside) &&
            'grid items-start gap-x-18 gap-y-8 min-[1181px]:has-[>:nth-child(2)]:grid-cols-[1.25fr_1fr]',
        )}
      >
        <div className="min-w-0">
          <BandHead group={group} strip={strip} isDeep={isDeep} />
          <div className={frame}>
            <ul ref={strip} className={cx(...STRIP, list)}>
              {group.cards.map(children)}
            </ul>
          </div>
        </div>
        {aside}
      </div>
    </section>
  )
}

type BandHeadProps = { group: DashboardGroup; strip: RefObject<HTMLUListElement | null>; isDeep: boolean }

function BandHead({ group, strip, isDeep }: BandHeadProps) {
  const words = useWords(dashboard).scroll
  const arrow = (icon: IconName, label: string, step: number) => (
    <Button
      variant="quiet"
      icon={icon}
      iconOnly
      aria-label={label}
      onClick={() => strip.current && scrollStrip(strip.current, step)}
      className={
        isDeep ? 'text-on-deep! hover:bg-[color-mix(in_oklab,var(--on-deep-soft)_18%,transparent)]!' : 'text-ink-soft!'
      }
    />
  )
  return (
    <div className="mb-6 flex items-baseline gap-[18px] max-md:mb-3.5 max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-2 max-md:gap-y-0.5">
      <h2 id={group.id}>{group.title}</h2>
      <p className={cx('note max-md:col-span-full max-md:row-start-2', isDeep && 'text-on-deep-soft!')}>{group.note}</p>
      <span className="-me-2.5 flex md:hidden">
        {arrow('left', words.back(group.title), -STEP)}
        {arrow('right', words.on(group.title), STEP)}
      </span>
    </div>
  )
}

/** Scrolls a strip in reading direction, or back if `step` is negative; instantly under reduced motion. */
function scrollStrip(strip: HTMLElement, step: number): void {
  const reading = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollBy({ left: step * reading, behavior: isStill ? 'instant' : 'smooth' })
}

/** The layer's name in wide margins; decorative. */
function MarginScale({ name, isDeep }: { name: string; isDeep: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 start-[max(20px,calc(50%-696px))] w-15 max-xl:hidden"
    >
      <span
        className={cx(
          'absolute inset-y-0 start-2 w-[9px]',
          isDeep
            ? 'bg-[repeating-linear-gradient(to_bottom,var(--on-deep-soft)_0_1.5px,transparent_1.5px_24px)] opacity-60'
            : 'bg-[repeating-linear-gradient(to_bottom,var(--art-key)_0_1.5px,transparent_1.5px_24px)] opacity-38',
        )}
      />
      <span className="absolute start-[26px] top-[62px]">
        <span
          className={cx(
            'note block leading-none! whitespace-nowrap [writing-mode:vertical-rl]',
            isDeep && 'text-on-deep-soft!',
          )}
        >
          {name}
        </span>
      </span>
    </div>
  )
}
