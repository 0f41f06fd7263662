import { useMatch } from '@tanstack/react-router'
import { findByPath } from '@understory/forest/find'
import type { Branch } from '@understory/forest/types'
import type { ComponentType } from 'react'
import { BranchPage, type BranchPageProps } from './branch-page.tsx'
import { SectionPage } from './section-page.tsx'

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
