import { PAGES } from '../../generated/sections.ts'
import { findByPath } from '../find.ts'
import type { SectionContent } from './types.ts'

/** Ids of the sections that have a page of their own. */
export const writtenSections: readonly string[] = Object.keys(PAGES)

/** The page of a section by its id in the catalogue, `{branch}/{slug}`; undefined where none is written. */
export const sectionContent = async (id: string): Promise<SectionContent | undefined> =>
  (await PAGES[id]?.())?.default as SectionContent | undefined

/** The page of the section at an address with its `?section=`; undefined where the address names no section. */
export function contentAt(address: string): Promise<SectionContent | undefined> {
  const node = findByPath(address)
  return node?.kind === 'section' ? sectionContent(node.id) : Promise.resolve(undefined)
}
