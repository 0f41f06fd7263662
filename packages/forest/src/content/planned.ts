import compiled from '../../generated/planned.json' with { type: 'json' }
import type { PageBranchId } from '../types.ts'

/** What a branch is meant to grow next. None of it is there yet, and the page says so. */
export const plannedFeatures: Readonly<Partial<Record<PageBranchId, readonly string[]>>> = compiled
