import { SHAREABLE_BRANCHES, type ShareableBranch } from '@understory/contract/sharing'
import type { PlantName } from '../../ui/art/plant-names.ts'

export const PLANT_OF: Readonly<Record<ShareableBranch, PlantName>> = {
  'word-counter': 'seedling',
  'public-speaking': 'foxglove',
  astrology: 'starflower',
  'still-waters': 'trillium',
  'ya-treehouse': 'fiddlehead',
}

/** Branches named in an address, in catalogue order; skips unknown names. */
export function branchesIn(list: string | undefined): readonly ShareableBranch[] {
  const named = new Set(list?.split(','))
  return SHAREABLE_BRANCHES.filter((branch) => named.has(branch))
}
