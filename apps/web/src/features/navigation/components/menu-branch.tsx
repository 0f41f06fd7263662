import { MENU_CHILDREN } from '@understory/forest/find'
import type { Branch } from '@understory/forest/types'
import { useId } from 'react'
import { shell } from '../../../lib/words/en/shell.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useBranchItems } from '../use-branch-items.ts'
import { PlaceLink } from './place-link.tsx'

const ROW = 'flex min-h-11 items-center rounded-2 px-2.5 hover:bg-leaf-softer'

type MenuBranchProps = { branch: Branch; isUnfolded: boolean; onToggle: () => void }
export function MenuBranch({ branch, isUnfolded, onToggle }: MenuBranchProps) {
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={isUnfolded ? id : undefined}
        onClick={onToggle}
        className={cx(
          'grid min-h-[54px] w-full grid-cols-[44px_1fr_24px] items-center gap-3 rounded-[14px] py-1 ps-1 pe-2.5 text-start font-display text-lead/[1.2] font-medium',
          isUnfolded && 'bg-leaf-soft',
        )}
      >
        <Plant name={branch.icon} className="size-11" />
        {branch.label}
        <Icon name="down" className={cx('text-ink-faint', isUnfolded && 'rotate-180')} />
      </button>
      {isUnfolded && <Children id={id} branch={branch} />}
    </li>
  )
}

function Children({ id, branch }: { id: string; branch: Branch }) {
  const words = useWords(shell).menu
  const { state, items } = useBranchItems(branch)
  return (
    <div id={id} className="ms-[25px] mt-0.5 mb-2 border-s-2 border-(--art-leaf-a) ps-[22px]">
      {state === 'loading' ? (
        <SkeletonGroup className="grid gap-3 py-2">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-40" />
        </SkeletonGroup>
      ) : (
        <ul aria-label={branch.label}>
          {state === 'loaded' && (
            <li>
              <PlaceLink address={branch.path} className={cx(ROW, 'font-semibold text-leaf-ink')}>
                {words.openBranch(branch.label)}
              </PlaceLink>
            </li>
          )}
          {items.slice(0, MENU_CHILDREN).map(({ path, label }) => (
            <li key={path}>
              <PlaceLink address={path} className={ROW}>
                {label}
              </PlaceLink>
            </li>
          ))}
          {items.length > MENU_CHILDREN && (
            <li>
              <PlaceLink address={branch.path} className={cx(ROW, 'font-semibold text-leaf-ink')}>
                {words.viewAll(items.length)}
              </PlaceLink>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
