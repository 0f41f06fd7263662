import { content } from '../content.ts'
import type { Scenario } from './types.ts'

/** The conversations that can be rehearsed with nobody but the built-in coach. */
export const scenarios: readonly Scenario[] = content.rehearsals

const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]))

export const scenarioById = (id: string): Scenario | undefined => byId.get(id)
