import { growBroadleaf } from './broadleaf.ts'
import { heightOf } from './height.ts'
import { growPine } from './pine.ts'
import { growSapling } from './sapling.ts'
import { FOOT, type GrownTree, LEAF_DAYS, type TreeData } from './types.ts'

/** A tree scaled about its foot, so that its height shows the word count. */
export type ScaledTree = GrownTree & { readonly scale: number }

/** Grows a tree. Deterministic; the first day is the seed. */
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
