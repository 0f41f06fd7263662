import type { TalkFields } from '@understory/contract/talks'

export const STEPS = ['opening', 'aloud', 'reaction', 'time'] as const
export type Step = (typeof STEPS)[number]

/** So often the opening is said before it comes by itself. */
const ALOUD = 2

/** What was done for a talk, from what is kept of it. Never a score. */
export function stepsDone({ opening, saidAloud, takes, rehearsed, isTimeAgreed }: TalkFields): Record<Step, boolean> {
  return {
    opening: opening.trim() !== '',
    aloud: saidAloud + takes.length >= ALOUD,
    reaction: rehearsed.length > 0,
    time: isTimeAgreed,
  }
}

/** The one thing to do next; null where everything is done. */
export function nextStep(talk: TalkFields): Step | null {
  const done = stepsDone(talk)
  return STEPS.find((step) => !done[step]) ?? null
}
