import { findByPath } from '../find.ts'
import type { SectionContent } from './types.ts'

type Module = { readonly section: SectionContent }

/** Each section's page is a file of its own, fetched when its address is opened. */
const PAGES: Readonly<Record<string, () => Promise<Module>>> = {
  'public-speaking/presentation-skills': () => import('./public-speaking/presentation-skills.ts'),
}

/** Ids of the sections that have a page of their own. */
export const writtenSections: readonly string[] = Object.keys(PAGES)

/** The page of a section by its id in the catalogue, `{branch}/{slug}`; undefined where none is written. */
export const sectionContent = async (id: string): Promise<SectionContent | undefined> => (await PAGES[id]?.())?.section

/** The page of the section at an address with its `?section=`; undefined where the address names no section. */
export function contentAt(address: string): Promise<SectionContent | undefined> {
  const node = findByPath(address)
  return node?.kind === 'section' ? sectionContent(node.id) : Promise.resolve(undefined)
}
