import { useMatch } from '@tanstack/react-router'
import type { SectionContent } from '@understory/forest/content/types'
import { findByPath } from '@understory/forest/find'
import type { Branch, Section } from '@understory/forest/types'

type Place =
  | { kind: 'branch'; branch: Branch }
  | { kind: 'section'; section: Section; content: SectionContent | undefined }
  | undefined

/** The branch or section of the address, with its content. */
export function usePlace(): Place {
  // From one match, because the location changes before the content is loaded.
  const { pathname, search, loaderData } = useMatch({ strict: false })
  const { section } = search
  const node = findByPath(section ? `${pathname}?section=${section}` : pathname)
  if (node?.kind === 'section') return { kind: 'section', section: node, content: loaderData?.content }
  return node?.kind === 'branch' ? { kind: 'branch', branch: node } : undefined
}
