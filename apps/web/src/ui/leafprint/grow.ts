import { growBroadleaf } from './broadleaf.ts'
import { heightOf } from './height.ts'
import { growPine } from './pine.ts'
import { growSapling } from './sapling.ts'
import { FOOT, type GrownTree, LEAF_DAYS, type TreeData } from './types.ts'

/** A tree and what it is scaled by about its foot, so that its height says how many words there are. */
export type ScaledTree = GrownTree & { readonly scale: number }

/** Grows the tree of these words. Pure: the same data give the same tree. The first day ever is its seed. */
export function growTree(data: TreeData): ScaledTree {
  const seed = data.days[0]?.date ?? 'understory'
  const tree = grown({ ...data, days: data.days.slice(-LEAF_DAYS) }, seed)
  return { ...tree, scale: heightOf(data.words) / (FOOT.y - tree.top) }
}

function grown(data: TreeData, seed: string): GrownTree {
  switch (data.species) {
    case 'sapling':
      return growSapling(data, seed)
    case 'pine':
      return growPine(data, seed)
    default:
      return growBroadleaf(data.species, data, seed)
  }
}
