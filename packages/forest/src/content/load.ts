import { findByPath } from '../find.ts'
import type { SectionContent } from './types.ts'

type Module = { readonly section: SectionContent }

/** Each section's page is a file of its own, fetched when its address is opened. */
const PAGES: Readonly<Record<string, () => Promise<Module>>> = {
  'art-creativity/creative-writing': () => import('./art-creativity/creative-writing.ts'),
  'art-creativity/music-sound': () => import('./art-creativity/music-sound.ts'),
  'art-creativity/performance-arts': () => import('./art-creativity/performance-arts.ts'),
  'art-creativity/visual-storytelling': () => import('./art-creativity/visual-storytelling.ts'),
  'astrology/birth-chart': () => import('./astrology/birth-chart.ts'),
  'astrology/meditation': () => import('./astrology/meditation.ts'),
  'astrology/personality-insights': () => import('./astrology/personality-insights.ts'),
  'dev/ai-integration': () => import('./dev/ai-integration.ts'),
  'dev/code-communication': () => import('./dev/code-communication.ts'),
  'dev/documentation': () => import('./dev/documentation.ts'),
  'dev/team-collaboration': () => import('./dev/team-collaboration.ts'),
  'family-community/community-meetings': () => import('./family-community/community-meetings.ts'),
  'family-community/elder-care': () => import('./family-community/elder-care.ts'),
  'family-community/parent-child': () => import('./family-community/parent-child.ts'),
  'family-community/romantic': () => import('./family-community/romantic.ts'),
  'family-community/workplace': () => import('./family-community/workplace.ts'),
  'home-and-hands/gardening': () => import('./home-and-hands/gardening.ts'),
  'home-and-hands/handyman-skills': () => import('./home-and-hands/handyman-skills.ts'),
  'home-and-hands/interior-design': () => import('./home-and-hands/interior-design.ts'),
  'home-and-hands/landscaping': () => import('./home-and-hands/landscaping.ts'),
  'home-and-hands/property-maintenance': () => import('./home-and-hands/property-maintenance.ts'),
  'professional-dev/customer-support': () => import('./professional-dev/customer-support.ts'),
  'professional-dev/sales': () => import('./professional-dev/sales.ts'),
  'public-speaking/business-communication': () => import('./public-speaking/business-communication.ts'),
  'public-speaking/interview-preparation': () => import('./public-speaking/interview-preparation.ts'),
  'public-speaking/presentation-skills': () => import('./public-speaking/presentation-skills.ts'),
  'still-waters/bible-study': () => import('./still-waters/bible-study.ts'),
  'still-waters/journal': () => import('./still-waters/journal.ts'),
  'still-waters/mentorship': () => import('./still-waters/mentorship.ts'),
  'still-waters/sermon': () => import('./still-waters/sermon.ts'),
  'teen-treehouse/academic-success': () => import('./teen-treehouse/academic-success.ts'),
  'teen-treehouse/family-dynamics': () => import('./teen-treehouse/family-dynamics.ts'),
  'teen-treehouse/peer-communication': () => import('./teen-treehouse/peer-communication.ts'),
  'veterans-military/sharing': () => import('./veterans-military/sharing.ts'),
  'veterans-military/support': () => import('./veterans-military/support.ts'),
  'veterans-military/transition': () => import('./veterans-military/transition.ts'),
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
