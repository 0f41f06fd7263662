import { Link, useMatch } from '@tanstack/react-router'
import type { SectionContent } from '@understory/forest/content/types'
import { findByPath } from '@understory/forest/find'
import { branchById, sectionsOf } from '@understory/forest/lookup'
import type { Branch, Section } from '@understory/forest/types'
import { AreaCards } from '../features/branches/components/area-cards.tsx'
import { BranchHead } from '../features/branches/components/branch-head.tsx'
import { CoachLink } from '../features/branches/components/coach-link.tsx'
import { Ask } from '../features/branches/components/section/ask.tsx'
import { Nearby } from '../features/branches/components/section/nearby.tsx'
import { SectionBody } from '../features/branches/components/section/section-body.tsx'
import { branches } from '../lib/words/en/branches.ts'
import { useWords } from '../lib/words/use-words.ts'
import { Icon } from '../ui/icon.tsx'
import { linkClass } from '../ui/link.tsx'

type Visit = { search: { section?: string }; loaderData?: { content?: SectionContent } }

/** A branch with its areas, or one of its sections. */
export function BranchScreen() {
  // Path, section and content of one match: during a walk to another page the location is already ahead of them.
  const match = useMatch({ strict: false })
  const { search, loaderData } = match as Visit
  const { section } = search
  const node = findByPath(section ? `${match.pathname}?section=${section}` : match.pathname)
  if (node?.kind === 'section') return <SectionPage section={node} content={loaderData?.content} />
  return node?.kind === 'branch' ? <BranchPage branch={node} /> : null
}

function BranchPage({ branch }: { branch: Branch }) {
  const words = useWords(branches)
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

function SectionPage({ section, content }: { section: Section; content: SectionContent | undefined }) {
  const words = useWords(branches)
  const branch = branchById(section.branchId)
  if (!branch) return null
  return (
    <>
      <BranchHead title={section.label} lead={section.description} plant={section.icon}>
        <Link
          to={branch.path}
          className={linkClass('order-first inline-flex min-h-11 items-center gap-2 no-underline print:hidden')}
        >
          <Icon name="back" />
          {words.backTo(branch.title)}
        </Link>
      </BranchHead>
      <div className="page-width grid grid-cols-[minmax(0,1fr)_372px] items-start gap-16 pt-11 pb-24 max-[62.5rem]:grid-cols-1 max-[62.5rem]:gap-12 max-md:pt-6 print:grid-cols-1">
        {content && <SectionBody content={content} place={section} />}
        <aside className="grid gap-6 print:hidden">
          <Nearby branch={branch.title} path={branch.path} sections={sectionsOf(branch)} current={section.id} />
          <Ask context={section.context} starters={content?.starters ?? []} />
        </aside>
      </div>
    </>
  )
}
