import type { Talk, TalkFields } from '@understory/contract/talks'

/** Blanks of a line that nobody filled yet, as "[name]", each with where it begins. */
export const blanksIn = (text: string) =>
  [...text.matchAll(/\[[^\]\n]+\]/g)].map(({ 0: blank, index }) => ({ blank, at: index }))

export const STEPS = ['opening', 'aloud', 'reaction', 'time'] as const
type Step = (typeof STEPS)[number]

/** So often the opening is said before it comes by itself. */
const ALOUD = 2

/** What was done for a talk, from what is kept of it. Never a score. */
export function stepsDone({
  opening,
  saidAloud,
  takes,
  rehearsed,
  isTimeAgreed,
  when,
}: TalkFields): Record<Step, boolean> {
  return {
    opening: opening.trim() !== '' && blanksIn(opening).length === 0,
    aloud: saidAloud + takes.length >= ALOUD,
    reaction: rehearsed.length > 0,
    time: isTimeAgreed && when !== null,
  }
}

/** The one thing to do next; null where everything is done. An opening with blanks is chosen, but not finished. */
export function nextStep(talk: TalkFields): Step | 'blanks' | 'write' | null {
  const done = stepsDone(talk)
  if (talk.opening.trim() === '' && talk.openings.length === 0) return 'write'
  if (blanksIn(talk.opening).length > 0) return 'blanks'
  return STEPS.find((step) => !done[step]) ?? null
}

/** Talks that weren't had yet, the nearest day first; those without a day come last. */
export const upcoming = (talks: readonly Talk[]): Talk[] =>
  talks.filter(({ after }) => after === null).toSorted((a, b) => (a.when ?? '9').localeCompare(b.when ?? '9'))

/** Whether its day is over and nobody has said how it went. */
export const isOver = ({ when, after }: TalkFields, today: string | null): boolean =>
  after === null && today !== null && when !== null && when.slice(0, 10) < today
