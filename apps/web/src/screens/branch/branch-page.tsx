import { Link } from '@tanstack/react-router'
import { plannedFeatures } from '@understory/forest/content/planned'
import { branchById } from '@understory/forest/lookup'
import { notices } from '@understory/forest/notices'
import type { Branch } from '@understory/forest/types'
import type { ReactNode } from 'react'
import { type Area, AreaCards } from '../../features/branches/components/area-cards.tsx'
import { BranchHead } from '../../features/branches/components/branch-head.tsx'
import { CoachLink } from '../../features/branches/components/coach-link.tsx'
import { NoticeBox } from '../../features/branches/components/notice-box.tsx'
import { Planned } from '../../features/branches/components/planned.tsx'
import { branches } from '../../lib/words/en/branches.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link.tsx'

export type BranchPageProps = {
  branch: Branch
  /** Default: the branch's children. */
  areas?: readonly Area[]
  before?: ReactNode
  children?: ReactNode
  back?: boolean
}

export function BranchPage({ branch, areas = branch.children, before, children, back = false }: BranchPageProps) {
  const words = useWords(branches)
  const closeBy = branch.alsoSee.flatMap((id) => branchById(id) ?? [])
  const planned = plannedFeatures[branch.screen as keyof typeof plannedFeatures] ?? []
  return (
    <>
      {branch.id === 'veterans-military' && (
        <div className="page-width pt-6">
          <NoticeBox notice={notices.veterans} />
        </div>
      )}
      <BranchHead title={branch.title} lead={branch.description} plant={branch.icon}>
        {back && (
          <Link
            to="/dashboard"
            className={linkClass('order-first inline-flex min-h-11 items-center gap-2 no-underline')}
          >
            <Icon name="back" />
            {words.backToForest}
          </Link>
        )}
        <CoachLink context={branch.context} draft="" label={words.askCoach} />
      </BranchHead>
      <div className="page-width pb-24">
        {before}
        <AreaCards heading={words.areas} areas={areas} />
        <AreaCards heading={words.practices} areas={branch.practices} />
        {children}
        {planned.length > 0 && <Planned features={planned} />}
        <AreaCards heading={words.alsoSee} areas={closeBy} />
      </div>
    </>
  )
}
