import { findByPath } from '../find.ts'
import type { SectionContent } from './types.ts'

type Module = { readonly default: unknown }

/** Each section's page is a file of its own, compiled from content/sections and fetched when its address is opened. */
const PAGES: Readonly<Record<string, () => Promise<Module>>> = {
  'art-creativity/creative-writing': () =>
    import('../../generated/sections/art-creativity/creative-writing.json', { with: { type: 'json' } }),
  'art-creativity/music-sound': () =>
    import('../../generated/sections/art-creativity/music-sound.json', { with: { type: 'json' } }),
  'art-creativity/performance-arts': () =>
    import('../../generated/sections/art-creativity/performance-arts.json', { with: { type: 'json' } }),
  'art-creativity/visual-storytelling': () =>
    import('../../generated/sections/art-creativity/visual-storytelling.json', { with: { type: 'json' } }),
  'astrology/birth-chart': () =>
    import('../../generated/sections/astrology/birth-chart.json', { with: { type: 'json' } }),
  'astrology/meditation': () =>
    import('../../generated/sections/astrology/meditation.json', { with: { type: 'json' } }),
  'astrology/personality-insights': () =>
    import('../../generated/sections/astrology/personality-insights.json', { with: { type: 'json' } }),
  'dev/ai-integration': () => import('../../generated/sections/dev/ai-integration.json', { with: { type: 'json' } }),
  'dev/code-communication': () =>
    import('../../generated/sections/dev/code-communication.json', { with: { type: 'json' } }),
  'dev/documentation': () => import('../../generated/sections/dev/documentation.json', { with: { type: 'json' } }),
  'dev/team-collaboration': () =>
    import('../../generated/sections/dev/team-collaboration.json', { with: { type: 'json' } }),
  'family-community/community-meetings': () =>
    import('../../generated/sections/family-community/community-meetings.json', { with: { type: 'json' } }),
  'family-community/elder-care': () =>
    import('../../generated/sections/family-community/elder-care.json', { with: { type: 'json' } }),
  'family-community/parent-child': () =>
    import('../../generated/sections/family-community/parent-child.json', { with: { type: 'json' } }),
  'family-community/romantic': () =>
    import('../../generated/sections/family-community/romantic.json', { with: { type: 'json' } }),
  'family-community/workplace': () =>
    import('../../generated/sections/family-community/workplace.json', { with: { type: 'json' } }),
  'home-and-hands/gardening': () =>
    import('../../generated/sections/home-and-hands/gardening.json', { with: { type: 'json' } }),
  'home-and-hands/handyman-skills': () =>
    import('../../generated/sections/home-and-hands/handyman-skills.json', { with: { type: 'json' } }),
  'home-and-hands/interior-design': () =>
    import('../../generated/sections/home-and-hands/interior-design.json', { with: { type: 'json' } }),
  'home-and-hands/landscaping': () =>
    import('../../generated/sections/home-and-hands/landscaping.json', { with: { type: 'json' } }),
  'home-and-hands/property-maintenance': () =>
    import('../../generated/sections/home-and-hands/property-maintenance.json', { with: { type: 'json' } }),
  'professional-dev/customer-support': () =>
    import('../../generated/sections/professional-dev/customer-support.json', { with: { type: 'json' } }),
  'professional-dev/sales': () =>
    import('../../generated/sections/professional-dev/sales.json', { with: { type: 'json' } }),
  'public-speaking/business-communication': () =>
    import('../../generated/sections/public-speaking/business-communication.json', { with: { type: 'json' } }),
  'public-speaking/interview-preparation': () =>
    import('../../generated/sections/public-speaking/interview-preparation.json', { with: { type: 'json' } }),
  'public-speaking/presentation-skills': () =>
    import('../../generated/sections/public-speaking/presentation-skills.json', { with: { type: 'json' } }),
  'still-waters/bible-study': () =>
    import('../../generated/sections/still-waters/bible-study.json', { with: { type: 'json' } }),
  'still-waters/journal': () =>
    import('../../generated/sections/still-waters/journal.json', { with: { type: 'json' } }),
  'still-waters/mentorship': () =>
    import('../../generated/sections/still-waters/mentorship.json', { with: { type: 'json' } }),
  'still-waters/sermon': () => import('../../generated/sections/still-waters/sermon.json', { with: { type: 'json' } }),
  'teen-treehouse/academic-success': () =>
    import('../../generated/sections/teen-treehouse/academic-success.json', { with: { type: 'json' } }),
  'teen-treehouse/family-dynamics': () =>
    import('../../generated/sections/teen-treehouse/family-dynamics.json', { with: { type: 'json' } }),
  'teen-treehouse/peer-communication': () =>
    import('../../generated/sections/teen-treehouse/peer-communication.json', { with: { type: 'json' } }),
  'veterans-military/sharing': () =>
    import('../../generated/sections/veterans-military/sharing.json', { with: { type: 'json' } }),
  'veterans-military/support': () =>
    import('../../generated/sections/veterans-military/support.json', { with: { type: 'json' } }),
  'veterans-military/transition': () =>
    import('../../generated/sections/veterans-military/transition.json', { with: { type: 'json' } }),
}

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
