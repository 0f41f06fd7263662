import branches from '../generated/branches.json' with { type: 'json' }
import { type BranchSketch, branchOf, type SoonSketch, soonOf } from './branch-of.ts'
import { named } from './names.ts'
import type { Branch } from './types.ts'

/** Every branch of the menus, in the one order that menus, tab bar, search and tree follow. Home comes first. */
export const catalogue: readonly Branch[] = (branches.grown as BranchSketch[]).map(branchOf).map(named)

/** Branches that are announced: found by search, with a page that says so, in no menu and not in the tree. */
export const growingSoon: readonly Branch[] = (branches.soon as SoonSketch[]).map(soonOf).map(named)
