import { findByPath } from '../find.ts'
import type { SectionContent } from './types.ts'

type Module = { readonly section: SectionContent }

/** Each section's page is a file of its own, fetched when its address is opened. */
const PAGES: Readonly<Record<string, () => Promise<Module>>> = {
  'family-community/community-meetings': () => import('./family-community/community-meetings.ts'),
  'family-community/elder-care': () => import('./family-community/elder-care.ts'),
  'family-community/parent-child': () => import('./family-community/parent-child.ts'),
  'family-community/romantic': () => import('./family-community/romantic.ts'),
  'family-community/workplace': () => import('./family-community/workplace.ts'),
  'public-speaking/business-communication': () => import('./public-speaking/business-communication.ts'),
  'public-speaking/interview-preparation': () => import('./public-speaking/interview-preparation.ts'),
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
