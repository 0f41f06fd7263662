import { HOME_SCENARIOS } from './scenarios-home.ts'
import { WORK_SCENARIOS } from './scenarios-work.ts'
import type { Scenario } from './types.ts'

/** The conversations that can be rehearsed with nobody but the built-in coach. */
export const scenarios: readonly Scenario[] = [...WORK_SCENARIOS, ...HOME_SCENARIOS]

export const scenarioById = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id)
