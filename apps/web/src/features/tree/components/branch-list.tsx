import { Link } from '@tanstack/react-router'
import { subBranchNodes, treeBranches } from '@understory/forest/find'
import type { Branch } from '@understory/forest/types'
import { useId, useState } from 'react'
import { linkTo } from '../../../lib/link-to.ts'
import { progressWords } from '../../../lib/words/en/progress.ts'
import { tree } from '../../../lib/words/en/tree.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { progress } from '../../../storage/progress.ts'
import { useStored } from '../../../storage/use-stored.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link.tsx'

type BranchListProps = { here: readonly string[]; onGo: () => void }

/** The tree as a list: each branch a link that expands. */
export function BranchList({ here, onGo }: BranchListProps) {
  const words = useWords(tree)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pe-4 pb-6 ps-5">
      <ul
        aria-label={words.all}
        className="relative grid ps-[18px] before:absolute before:inset-y-0 before:start-0 before:w-2.5 before:bg-(--art-bark-a) before:forced-color-adjust-none before:[clip-path:polygon(30%_0,70%_0,100%_100%,0_100%)]"
      >
        {treeBranches().map((branch) => (
          <BranchRow key={branch.id} branch={branch} here={here} onGo={onGo} />
        ))}
      </ul>
      <Link to="/dashboard/talks" onClick={onGo} className={linkClass('mt-4 inline-flex min-h-11 items-center gap-2')}>
        <Icon name="heart" />
        {words.talks}
      </Link>
    </div>
  )
}

function BranchRow({ branch, here, onGo }: BranchListProps & { branch: Branch }) {
  const words = useWords(tree)
  const readWord = useWords(progressWords).read
  const { read } = useStored(progress)
  const isHere = here.includes(branch.id)
  const [isOpen, setIsOpen] = useState(isHere)
  const list = useId()
  const { label, path } = branch
  const children = subBranchNodes(branch)
  return (
    <li>
      <div
        className={cx(
          'relative grid min-h-12 grid-cols-[1fr_auto] items-center rounded-control ps-9',
          // A limb goes up, bends, and ends in a bud.
          'before:absolute before:start-[-13px] before:top-[22px] before:h-4 before:w-8 before:rounded-ss-[14px] before:border-s-3 before:border-t-3 before:border-(--art-bark-a)',
          'after:absolute after:start-[15px] after:top-[19px] after:size-[9px] after:rounded-full after:bg-(--art-bark-a) after:forced-color-adjust-none',
          isHere && 'bg-sun-soft before:border-sun-ink after:bg-sun-ink',
        )}
      >
        <Link
          to={path}
          // Sections are separate items with their own mark.
          activeOptions={{ exact: true }}
          onClick={onGo}
          aria-current={here.at(-1) === branch.id ? 'page' : undefined}
          className={cx('py-2.5 font-display text-[1.125rem] hover:underline', isHere && 'font-semibold')}
        >
          {label}
        </Link>
        {children.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-label={words.sections({ branch: label, count: children.length })}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 min-w-16 items-center justify-end gap-2 pe-2 text-ink-soft"
          >
            <span className="font-display lining-nums">{children.length}</span>
            <Icon name="down" className={isOpen ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
      {isOpen && children.length > 0 && (
        <ul id={list} className="mb-2 ms-9 border-s-2 border-s-(--art-leaf-a)">
          {children.map((child) => (
            <li key={child.id}>
              <Link
                {...linkTo(child.path)}
                onClick={onGo}
                aria-current={here.at(-1) === child.id ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center ps-4 hover:underline',
                  here.at(-1) === child.id && 'font-[650]',
                )}
              >
                {child.label}
                {read.includes(child.id) && (
                  <span className="ms-2 inline-flex items-center gap-1 text-small text-leaf-ink">
                    <Icon name="leaf" size="sm" />
                    {readWord}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
