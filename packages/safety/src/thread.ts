import { type Followed, followedBy, isMeant } from './answers.ts'
import { classify, FEARED } from './classifier.ts'
import { answers, isHelp, sentLead } from './content.ts'
import { type Danger, NO_DANGER, type Vectors } from './danger.ts'
import { isAlarmPress, isCalmPress } from './presses.ts'

export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/** The last message's danger; one still open from before; the newest fear of somebody; how the last message answers the help before it; and whether
 * any danger was told of before. */
type Thread = {
  last: Danger
  open: Danger | null
  feared: Danger | null
  followed: Followed | undefined
  wasTold: boolean
}

/** What a message says to the help that stands right before it; undefined where none does. */
const answerTo = (turns: readonly Turn[], at: number, danger: Danger): Followed | undefined => {
  const [before, turn] = [turns[at - 1], turns[at]]
  if (before?.role !== 'assistant' || turn?.role !== 'user' || !isHelp(before.content)) return undefined
  return followedBy(turn.content, answers[sentLead(before.content, danger).answers].means)
}

/** The gravest of what was said, where help came first once; else nothing is open. */
const openIn = (said: readonly Danger[], wasLed: boolean): Danger | null => {
  const gravest = said.findLast(({ level }) => level === 'lead') ?? said.findLast(({ level }) => level === 'mention')
  return wasLed || gravest?.level === 'lead' ? { ...(gravest ?? NO_DANGER), level: 'lead' } : null
}

/** Reads a conversation: its last message, and what of danger was said since anything was taken back. */
export const readThread = (turns: readonly Turn[], vectors: Vectors): Thread => {
  const end = turns.findLastIndex(({ role }) => role === 'user')
  if (end < 0) return { last: NO_DANGER, open: null, feared: null, followed: undefined, wasTold: false }
  const meant = turns.findLastIndex(({ role, content }) => role === 'user' && isMeant(content))
  const takenBack = turns.findLastIndex(
    (_, at) => at < end && at > meant && answerTo(turns, at, NO_DANGER) === 'joking',
  )
  const before = turns.slice(takenBack < 0 ? 0 : takenBack + 2, end)
  const read = before.map((turn) =>
    turn.role === 'user' && !isAlarmPress(turn) && !isCalmPress(turn) ? classify(turn.content, vectors) : NO_DANGER,
  )
  const said = read.filter(({ level }) => level !== 'none')
  const wasLed = before.some(({ role, content }) => role === 'assistant' && isHelp(content))
  const open = openIn(said, wasLed)
  const turn = turns[end] as Turn
  const isCalm = isCalmPress(turn)
  const newest = isAlarmPress(turn) ? { ...(said.at(-1) ?? NO_DANGER), level: 'lead' as const } : undefined
  const last = newest ?? (isCalm ? NO_DANGER : classify(turn.content, vectors))
  const feared = fearIn(before, read, isCalm)
  const followed = open && last.level !== 'lead' ? answerTo(turns, end, open) : undefined
  const calmAt = calmedAt(before, isCalm)
  return { last, open, feared, followed, wasTold: read.some(({ level }, at) => level !== 'none' && at > calmAt) }
}

const calmedAt = (before: readonly Turn[], isCalm: boolean): number =>
  isCalm ? before.length : before.findLastIndex(isCalmPress)

/** The newest fear of somebody. The calm press lifts one that was only mentioned, until the alarm press; never one that got help first. */
const fearIn = (before: readonly Turn[], read: readonly Danger[], isCalm: boolean): Danger | null => {
  const calmAt = calmedAt(before, isCalm)
  const isAlarmed = before.findLastIndex(isAlarmPress) > calmAt
  const found = read.findLast(({ level, isFeared }, at) => isFeared && (at > calmAt || level === 'lead' || isAlarmed))
  if (found) return found
  // Its message may be too far back to be understood, but not the help that was sent.
  const helped = before.filter(({ role, content }) => role === 'assistant' && isHelp(content))
  const kind = helped.map(({ content }) => sentLead(content, NO_DANGER).kind).findLast((one) => FEARED.has(one))
  return kind ? { level: 'lead', kind, who: 'writer', isFeared: true } : null
}

/**
 * How a conversation stands after its last message, which counts most; an answer to help is met with help; and a danger that was spoken
 * of before is not forgotten, unless it was taken back. Whoever was feared stays feared, unless a press lifted it.
 */
export const readDanger = (turns: readonly Turn[], vectors: Vectors): Danger => {
  const { last, open, feared, followed, wasTold } = readThread(turns, vectors)
  const stays = feared?.level === 'lead' && { staysFeared: true as const }
  const isFeared = last.isFeared || feared !== null
  if (open && followed !== undefined) return { ...open, level: 'lead', isFeared, ...stays }
  if (last.level !== 'none') return { ...last, isFeared, ...stays }
  const before = open ?? feared
  if (before) return { ...before, level: 'mention', isFeared, ...stays }
  return wasTold ? { ...last, wasTold: true } : last
}
