import type { DashboardGroupId } from '../../types.ts'

/** The groups of the dashboard; `layer` is the layer of the forest that the margin names. */
export const groups: Readonly<Record<DashboardGroupId, { title: string; note: string; layer: string }>> = {
  analysis: {
    title: 'Communication Analysis',
    note: 'Listen back, read closely, and watch yourself grow.',
    layer: 'Canopy',
  },
  life: { title: 'Life Areas', note: 'The people and places you speak for.', layer: 'Understory' },
  creative: { title: 'Creative Expression', note: 'Small things that come up overnight.', layer: 'Forest floor' },
  soon: { title: 'Growing Soon', note: 'Sown, watered, not yet up.', layer: 'Seed bank' },
}

/** What cards and the hero say otherwise than the branch they lead to. */
export const cards = {
  record: 'Start recording',
  paste: 'Paste some text',
  log: 'Log some words',
  tracker: {
    label: 'Progress Tracker',
    description: 'Your LeafPrint, one bar for each day you wrote or spoke.',
    action: 'See your LeafPrint',
  },
  exploreAll: 'Explore All',
  everythingIn: (branch: string) => `Everything in ${branch}`,
  plantSeed: 'Plant a Seed',
  share: 'Share Progress with Coaches',
}
