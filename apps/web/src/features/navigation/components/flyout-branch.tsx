import { FLYOUT_CHILDREN } from '@understory/forest/find'
import type { Branch } from '@understory/forest/types'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { cx } from '../../../ui/cx.ts'
import { FlyoutText } from '../../../ui/flyout.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useBranchItems } from '../use-branch-items.ts'
import { PlaceLink } from './place-link.tsx'

/** Hover delay, because the pointer crosses other branches on its way to the second pane. */
const INTENT_MS = 90

const ROW = 'grid min-h-11 gap-px rounded-2 px-3.5 py-2 hover:bg-leaf-soft'

type FlyoutBranchProps = { branch: Branch; isChosen: boolean; onChoose: () => void }

/** A branch in the first pane; hover or focus shows its children. */
export function FlyoutBranch({ branch, isChosen, onChoose }: FlyoutBranchProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touched = useRef(false)

  function point({ pointerType }: PointerEvent) {
    touched.current = pointerType === 'touch'
    if (!touched.current) timer.current = setTimeout(onChoose, INTENT_MS)
  }
  function press(event: MouseEvent) {
    // On touch, the first press shows the children and the second opens the branch.
    if (!touched.current || isChosen) return
    event.preventDefault()
    event.stopPropagation()
    onChoose()
  }

  return (
    <li className="contents">
      <PlaceLink
        address={branch.path}
        data-pane="branch"
        data-chosen={isChosen}
        onPointerEnter={point}
        onPointerLeave={() => clearTimeout(timer.current)}
        onClick={press}
        onFocus={() => {
          if (!touched.current) onChoose()
        }}
        className={cx(
          'relative col-start-1 grid min-h-[50px] grid-cols-[40px_1fr_16px] items-center gap-3 rounded-control py-[3px] ps-1.5 pe-3 me-2.5 font-display text-[1.0938rem]/[1.2] font-medium',
          isChosen && 'bg-leaf-soft',
        )}
      >
        <Plant name={branch.icon} className="h-[42px] w-10" />
        {branch.label}
        <Icon name="right" size="sm" className="text-ink-faint" />
      </PlaceLink>
      {isChosen && <Children branch={branch} />}
    </li>
  )
}

function Children({ branch }: { branch: Branch }) {
  const words = useWords(shell).menu
  const { state, items } = useBranchItems(branch)
  return (
    <div className="relative col-start-2 row-[1/-1] ps-2.5 pt-0.5">
      {state === 'loading' ? (
        <SkeletonGroup className="grid gap-3 px-3.5 py-2">
          {['w-40', 'w-56', 'w-44', 'w-52'].map((width) => (
            <Skeleton key={width} className={cx('h-9 max-w-full', width)} />
          ))}
        </SkeletonGroup>
      ) : (
        <ul aria-label={branch.label}>
          {items.slice(0, FLYOUT_CHILDREN).map(({ path, label, description }) => (
            <li key={path}>
              <PlaceLink address={path} data-pane="child" className={ROW}>
                <FlyoutText name={label} description={description} />
              </PlaceLink>
            </li>
          ))}
          {items.length > FLYOUT_CHILDREN && (
            <li className="mt-1.5">
              <PlaceLink
                address={branch.path}
                data-pane="child"
                className={cx(ROW, 'items-center font-semibold text-leaf-ink')}
              >
                {words.viewAll(items.length)}
              </PlaceLink>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
