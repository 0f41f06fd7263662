import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { findByPath } from '@understory/forest/find'
import { branchById } from '@understory/forest/lookup'
import type { Branch, Section } from '@understory/forest/types'
import { AreaCards } from '../features/branches/components/area-cards.tsx'
import { BranchHead } from '../features/branches/components/branch-head.tsx'
import { CoachLink } from '../features/branches/components/coach-link.tsx'
import { useWords } from '../lib/words/use-words.ts'
import { Icon } from '../ui/icon.tsx'
import { linkClass } from '../ui/link.tsx'

/** A branch with its areas, or one of its sections. */
export function BranchScreen() {
  const { pathname } = useLocation()
  const { section } = useSearch({ strict: false }) as { section?: string }
  const node = findByPath(section ? `${pathname}?section=${section}` : pathname)
  if (node?.kind === 'section') return <SectionPage section={node} />
  return node?.kind === 'branch' ? <BranchPage branch={node} /> : null
}

function BranchPage({ branch }: { branch: Branch }) {
  const words = useWords().branches
  const closeBy = branch.alsoSee.flatMap((id) => branchById(id) ?? [])
  return (
    <>
      <BranchHead title={branch.title} lead={branch.description} plant={branch.icon}>
        {branch.children.length === 0 && <p className="note max-w-[56ch]">{words.toolGrowing}</p>}
        <CoachLink context={branch.context} draft="" label={words.askCoach} />
      </BranchHead>
      <div className="page-width pb-24">
        <AreaCards heading={words.areas} areas={branch.children} />
        <AreaCards heading={words.practices} areas={branch.practices} />
        <AreaCards heading={words.alsoSee} areas={closeBy} />
      </div>
    </>
  )
}

function SectionPage({ section }: { section: Section }) {
  const words = useWords().branches
  const branch = branchById(section.branchId)
  const siblings = branch?.children.filter(({ id }) => id !== section.id) ?? []
  return (
    <>
      <BranchHead title={section.label} lead={section.description} plant={section.icon}>
        {branch && (
          <Link
            to={branch.path}
            className={linkClass('order-first inline-flex min-h-11 items-center gap-2 no-underline')}
          >
            <Icon name="back" />
            {words.backTo(branch.label)}
          </Link>
        )}
        <p className="text-ink-soft">{words.growing}</p>
        <CoachLink context={section.context} draft="" label={words.askCoach} />
      </BranchHead>
      <div className="page-width pb-24">{branch && <AreaCards heading={branch.label} areas={siblings} />}</div>
    </>
  )
}
