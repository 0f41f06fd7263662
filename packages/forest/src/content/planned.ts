import compiled from '../../generated/planned.json' with { type: 'json' }
import type { PageBranchId } from '../types.ts'

/** Planned features by branch. */
export const plannedFeatures: Readonly<Partial<Record<PageBranchId, readonly string[]>>> = compiled
