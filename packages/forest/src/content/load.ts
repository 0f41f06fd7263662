import { PAGES } from '../../generated/sections.ts'
import { findByPath } from '../find.ts'
import type { SectionContent } from './types.ts'

export const writtenSections: readonly string[] = Object.keys(PAGES)

/** A section's page by catalogue id `{branch}/{slug}`, or undefined. */
export const sectionContent = async (id: string): Promise<SectionContent | undefined> =>
  (await PAGES[id]?.())?.default as SectionContent | undefined

/** The page for an address with `?section=`, or undefined. */
export function contentAt(address: string): Promise<SectionContent | undefined> {
  const node = findByPath(address)
  return node?.kind === 'section' ? sectionContent(node.id) : Promise.resolve(undefined)
}
