import type { Chosen, Part } from '@understory/contract/coaching'
import type { Matter, Press, ReplyState } from '../stored.ts'
import type { Act, CoachRequest, Variant } from '../types.ts'
import type { Understanding } from '../understand/understand.ts'

/** A reply in the making: its parts, what it rests on, and what the next turn has to know. */
export type Reply = {
  act: Act
  parts: Part[]
  /** Chips come from it; a reply without it has none. */
  understanding?: Understanding
  presses?: Press[]
  matter?: Matter | null
  variant?: Variant | null
  /** Keys of the lines that it shows. */
  shows?: string[]
  passed?: string[]
  waiting?: string | null
  draft?: string
  hinted?: boolean
  isWithheld?: boolean
  /** Its words are the same in every medium and tone. */
  hasOneForm?: boolean
  chosen?: Chosen
}

export type Turn = {
  request: CoachRequest
  message: string
  previous: ReplyState | undefined
  /** What the person set, on this reply or, where the matter goes on, on the ones before. */
  chosen: Chosen
}

/** What was set, without the choice that the person now leaves; what they press on this very reply counts. */
export function leavingChoice({ chosen, request }: Turn): Chosen {
  const { situation: _, builder: __, need: ___, ...kept } = chosen
  return { ...kept, ...request.chosen }
}

/** Whether the person pressed a case, a need or a builder on this very reply. */
export const hasPressed = ({ request: { chosen } }: Turn): boolean =>
  chosen?.situation !== undefined || chosen?.need !== undefined || chosen?.builder !== undefined

/** Whether a reply that goes on with a matter is asked for another case, need or builder than the matter stands on. */
export function isElsewhere({ request, previous }: Turn, { caseId, need, builderId }: Matter): boolean {
  const { chosen = {} } = request
  const stood = { situation: caseId, need, builder: builderId }
  // What was set before may have led elsewhere: "write" is built with the builder of another need.
  return (['situation', 'need', 'builder'] as const).some(
    (key) => chosen[key] !== undefined && chosen[key] !== stood[key] && chosen[key] !== previous?.chosen[key],
  )
}

/** Whether a reply begins with what is hard: once for a matter, and never where somebody may be in danger. */
export const beginsWithHeard = (turn: Turn): boolean => !isGoingOn(turn) && !turn.request.hasDanger

/** Whether the matter of the reply before goes on, as it was told or with more said of it. */
export const isGoingOn = ({ previous, message }: Turn): boolean =>
  previous?.matter != null && message.startsWith(previous.matter.message)

export const answerPart = (text: string): Part => ({ kind: 'answer', text })

/** One paragraph of what there is to say; none where there is nothing. */
export function opening(...texts: (string | undefined)[]): Part[] {
  const said = texts.filter((text) => text !== undefined)
  return said.length === 0 ? [] : [answerPart(said.join(' '))]
}
