import branches from '../generated/branches.json' with { type: 'json' }
import { type BranchSketch, branchOf, type SoonSketch, soonOf } from './branch-of.ts'
import { named } from './names.ts'
import type { Branch } from './types.ts'

/** All branches, in menu order. Home comes first. */
export const catalogue: readonly Branch[] = (branches.grown as BranchSketch[]).map(branchOf).map(named)

/** Planned branches: searchable, not in menus or tree. */
export const growingSoon: readonly Branch[] = (branches.soon as SoonSketch[]).map(soonOf).map(named)
