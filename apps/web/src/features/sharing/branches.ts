import { SHAREABLE_BRANCHES, type ShareableBranch } from '@understory/contract/sharing'
import type { PlantName } from '../../ui/art/plant-names.ts'

/** The plant that stands for each branch one can share. */
export const PLANT_OF: Readonly<Record<ShareableBranch, PlantName>> = {
  'word-counter': 'seedling',
  'public-speaking': 'foxglove',
  astrology: 'starflower',
  'still-waters': 'trillium',
  'ya-treehouse': 'fiddlehead',
}

/** The branches named in an address, in our order; unknown names are passed over. */
export function branchesIn(list: string | undefined): readonly ShareableBranch[] {
  const named = new Set(list?.split(','))
  return SHAREABLE_BRANCHES.filter((branch) => named.has(branch))
}
