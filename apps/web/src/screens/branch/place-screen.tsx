import { Link, useMatch } from '@tanstack/react-router'
import type { SectionContent } from '@understory/forest/content/types'
import { findByPath } from '@understory/forest/find'
import { branchById, sectionsOf } from '@understory/forest/lookup'
import { notices } from '@understory/forest/notices'
import type { Branch, Section } from '@understory/forest/types'
import type { ComponentType } from 'react'
import { BranchHead } from '../../features/branches/components/branch-head.tsx'
import { NoticeBox } from '../../features/branches/components/notice-box.tsx'
import { Nearby } from '../../features/branches/components/section/nearby.tsx'
import { PrintButton } from '../../features/branches/components/section/print-button.tsx'
import { SectionBody } from '../../features/branches/components/section/section-body.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { branches } from '../../lib/words/en/branches.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link.tsx'
import { BranchPage, type BranchPageProps } from './branch-page.tsx'

type PlaceScreenProps = Omit<BranchPageProps, 'branch'> & { page?: ComponentType<{ branch: Branch }> }

/** The section of the address, or its branch as a page. */
export function PlaceScreen({ page: Page = BranchPage, ...rest }: PlaceScreenProps) {
  // From one match, because the location changes before the content is loaded.
  const { pathname, search, loaderData } = useMatch({ strict: false })
  const { section } = search
  const node = findByPath(section ? `${pathname}?section=${section}` : pathname)
  if (node?.kind === 'section') return <SectionPage section={node} content={loaderData?.content} />
  return node?.kind === 'branch' ? <Page branch={node} {...rest} /> : null
}

const PrepareHere = lazyPart(() => import('../../features/talks/components/prepare-button.tsx'), 'PrepareHere')

const OPENINGS = 6

/** The section's phrases, as openers for a talk. */
function phrasesOf(content: SectionContent | undefined): string[] {
  const all = content?.blocks.flatMap((block) => (block.kind === 'technique' ? (block.phrases ?? []) : [])) ?? []
  return all.slice(0, OPENINGS)
}

type SectionPageProps = { section: Section; content: SectionContent | undefined }

function SectionPage({ section, content }: SectionPageProps) {
  const words = useWords(branches)
  const branch = branchById(section.branchId)
  if (!branch) return null
  return (
    <>
      {branch.id === 'veterans-military' && (
        <div className="page-width pt-6">
          <NoticeBox notice={notices.veterans} />
        </div>
      )}
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
        {content && <SectionBody content={content} section={section} />}
        <aside className="grid gap-6 print:hidden">
          <Nearby branch={branch.title} path={branch.path} sections={sectionsOf(branch)} current={section.id} />
          <PrepareHere talk={{ context: section.context, openings: phrasesOf(content) }} />
          <PrintButton />
        </aside>
      </div>
    </>
  )
}
