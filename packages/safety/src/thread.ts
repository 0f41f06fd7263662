import { type Followed, followedBy } from './answers.ts'
import { classify } from './classifier.ts'
import { answers, isHelp, sentLead } from './content.ts'
import { type Danger, NO_DANGER, type Vectors } from './danger.ts'

export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/** What the press beside a quiet line of help sends: help then comes first. */
export const SOMEONE_COULD_GET_HURT = {
  en: 'Someone could get hurt',
  es: 'Alguien podría salir herido',
} as const

/** What the press sends under a reply that left out words to somebody who may be feared: they come after all. */
export const NOBODY_COULD_GET_HURT = 'Nobody could get hurt'
const isCalm = (text: string): boolean => text.trim() === NOBODY_COULD_GET_HURT

const pressed = new Set<string>(Object.values(SOMEONE_COULD_GET_HURT).map((text) => text.toLowerCase()))
const isPress = (text: string): boolean => pressed.has(text.trim().replace(/[.!]$/, '').toLowerCase())

/** A danger that an earlier message spoke of, and what the last message says to the help that stands before it. */
type Thread = { last: Danger; open: Danger | null; wasFeared: boolean; followed: Followed | undefined }

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
  if (end < 0) return { last: NO_DANGER, open: null, wasFeared: false, followed: undefined }
  const takenBack = turns.findLastIndex((_, at) => at < end && answerTo(turns, at, NO_DANGER) === 'joking')
  const before = turns.slice(takenBack < 0 ? 0 : takenBack + 2, end)
  const read = before.map(({ role, content }) =>
    role === 'user' && !isPress(content) && !isCalm(content) ? classify(content, vectors) : NO_DANGER,
  )
  const said = read.filter(({ level }) => level !== 'none')
  const wasLed = before.some(({ role, content }) => role === 'assistant' && isHelp(content))
  const open = openIn(said, wasLed)
  const text = turns[end]?.content ?? ''
  const last = isPress(text)
    ? { ...(said.findLast(({ level }) => level !== 'none') ?? NO_DANGER), level: 'lead' as const }
    : isCalm(text)
      ? NO_DANGER
      : classify(text, vectors)
  const calm = isCalm(text) ? before.length : before.findLastIndex(({ content }) => isCalm(content))
  // A danger that help came first for isn't taken back by a press.
  const wasFeared = read.some(({ level, isFeared }, at) => isFeared && (at > calm || level === 'lead'))
  return { last, open, wasFeared, followed: open && last.level !== 'lead' ? answerTo(turns, end, open) : undefined }
}

/**
 * How a conversation stands: the last message counts most; an answer to help is met with help; and a danger that was spoken
 * of before is not forgotten, unless it was taken back. Whoever was feared once stays feared.
 */
export const levelOfThread = ({ last, open, wasFeared, followed }: Thread): Danger => {
  const isFeared = last.isFeared || wasFeared
  if (open && followed !== undefined) return { ...open, level: 'lead', isFeared }
  if (last.level !== 'none') return { ...last, isFeared }
  return { ...(open ? { ...open, level: 'mention' as const } : last), isFeared }
}
