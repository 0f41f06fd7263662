import type { SpeakingPace } from './measures.ts'

/** `gradeCeiling` null: none. */
type ContextTargets = {
  pace: SpeakingPace
  gradeCeiling: number | null
  formality: { low: number; high: number }
}

/**
 * Targets by context; they change wording and weights, never a measurement. Mostly judgment, close to the cited norms.
 *
 * @source sources.md#context-targets
 */
const CONTEXT_TARGETS = {
  Personal: { pace: { slow: 150, fast: 210 }, gradeCeiling: 8, formality: { low: 10, high: 50 } },
  Work: { pace: { slow: 140, fast: 190 }, gradeCeiling: 10, formality: { low: 40, high: 75 } },
  Family: { pace: { slow: 140, fast: 200 }, gradeCeiling: 7, formality: { low: 5, high: 45 } },
  Faith: { pace: { slow: 100, fast: 160 }, gradeCeiling: 9, formality: { low: 30, high: 80 } },
  Academic: { pace: { slow: 125, fast: 170 }, gradeCeiling: 13, formality: { low: 60, high: 95 } },
  Creative: { pace: { slow: 140, fast: 180 }, gradeCeiling: null, formality: { low: 0, high: 100 } },
  Professional: { pace: { slow: 140, fast: 180 }, gradeCeiling: 11, formality: { low: 50, high: 85 } },
  Social: { pace: { slow: 150, fast: 210 }, gradeCeiling: 8, formality: { low: 5, high: 50 } },
  Public: { pace: { slow: 120, fast: 170 }, gradeCeiling: 8, formality: { low: 40, high: 80 } },
} as const satisfies Record<string, ContextTargets>

type ContextName = keyof typeof CONTEXT_TARGETS

/** Targets of a context, default Personal. */
export const targetsFor = (context: string): ContextTargets =>
  Object.hasOwn(CONTEXT_TARGETS, context) ? CONTEXT_TARGETS[context as ContextName] : CONTEXT_TARGETS.Personal
