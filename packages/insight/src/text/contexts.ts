/** Words a minute. */
export type PaceRange = { low: number; high: number }

/** `gradeCeiling` null: none. */
type ContextTargets = {
  pace: PaceRange
  gradeCeiling: number | null
  formality: { low: number; high: number }
}

/**
 * Targets by context; they change wording and weights, never a measurement but the speaking time of a text, which `pace` gives. Voice reads
 * `pace`, too: whoever changes it raises the versions of both engines. Mostly judgment, close to the cited norms.
 *
 * @source sources.md#context-targets, and SOURCES.md#pace-bands for `pace`
 */
export const CONTEXT_TARGETS = {
  Personal: { pace: { low: 150, high: 210 }, gradeCeiling: 8, formality: { low: 10, high: 50 } },
  Work: { pace: { low: 140, high: 190 }, gradeCeiling: 10, formality: { low: 40, high: 75 } },
  Family: { pace: { low: 140, high: 200 }, gradeCeiling: 7, formality: { low: 5, high: 45 } },
  Faith: { pace: { low: 100, high: 160 }, gradeCeiling: 9, formality: { low: 30, high: 80 } },
  Academic: { pace: { low: 125, high: 170 }, gradeCeiling: 13, formality: { low: 60, high: 95 } },
  Creative: { pace: { low: 140, high: 180 }, gradeCeiling: null, formality: { low: 0, high: 100 } },
  Professional: { pace: { low: 140, high: 180 }, gradeCeiling: 11, formality: { low: 50, high: 85 } },
  Social: { pace: { low: 150, high: 210 }, gradeCeiling: 8, formality: { low: 5, high: 50 } },
  Public: { pace: { low: 120, high: 170 }, gradeCeiling: 8, formality: { low: 40, high: 80 } },
} as const satisfies Record<string, ContextTargets>

export type ContextName = keyof typeof CONTEXT_TARGETS

/** Targets of a context, default Personal. */
export const targetsFor = (context: string): ContextTargets =>
  Object.hasOwn(CONTEXT_TARGETS, context) ? CONTEXT_TARGETS[context as ContextName] : CONTEXT_TARGETS.Personal
