import type { Branch, ComingSoonId, Context, PlantName } from '../types.ts'
import { branchOf } from './plant.ts'

type Soon = { id: ComingSoonId; label: string; icon: PlantName; emoji: string; description: string; context: Context }

/** They share one page, which names them by a query. */
function soonOf(soon: Soon): Branch {
  const page = branchOf({ ...soon, id: 'dashboard' })
  return {
    ...page,
    id: soon.id,
    path: `/dashboard/coming-soon?branch=${soon.id}`,
    screen: 'coming-soon',
    comingSoon: true,
    excludedFromTree: true,
  }
}

export const healthcare = soonOf({
  id: 'healthcare',
  label: 'Healthcare Communication',
  icon: 'elder',
  emoji: '🩺',
  description: 'For the waiting room and the ward.',
  context: 'Professional',
})

export const education = soonOf({
  id: 'education',
  label: 'Education Resources',
  icon: 'hazel',
  emoji: '🎓',
  description: 'For classrooms and kitchen tables.',
  context: 'Academic',
})

export const lawOrder = soonOf({
  id: 'law-order',
  label: 'Law & Order',
  icon: 'plot',
  emoji: '⚖️',
  description: 'For statements, hearings and reports.',
  context: 'Professional',
})
