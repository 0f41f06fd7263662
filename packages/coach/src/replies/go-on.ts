import type { Chosen, Part } from '@understory/contract/coaching'
import { normalize } from '@understory/language/words'
import { reactionIn } from '../acts/patterns.ts'
import { cases, line } from '../content.ts'
import { textOfParts } from '../render/phrase.ts'
import type { Matter } from '../stored.ts'
import type { Act, Reaction } from '../types.ts'
import { hearerVotes } from '../understand/hearer.ts'
import { mentionsIn } from '../understand/roles.ts'
import { matterOf } from '../understand/understand.ts'
import { builderReply } from './builder.ts'
import { caseReply, phrasePart, wordsOfCase } from './case.ts'
import { type Open, openMatter, otherCases, pickFirst, pressesLeft, reactionReply, variantReply } from './follow.ts'
import { problemReply } from './problem.ts'
import { answerPart, hasPressed, leavingChoice, type Reply, type Turn } from './reply.ts'

const wholeReply = ({ turn, understanding, one }: Open): Reply =>
  one ? caseReply(turn, understanding, one) : builderReply(turn, understanding)

/** The matter once more, with more or other facts. Offers stand until a case is chosen. */
function again(turn: Turn, matter: Matter, intro?: string): Reply {
  const open = openMatter(turn, matter)
  const reply = open.one || matter.builderId !== null ? wholeReply(open) : problemReply(open.turn)
  if (!intro) return reply
  const [first, ...rest] = reply.parts
  const parts =
    first?.kind === 'answer' ? [answerPart(`${intro} ${first.text}`), ...rest] : [answerPart(intro), ...reply.parts]
  return { ...reply, parts }
}

/** Words after all: the person says that nobody could get hurt. */
export const nobodyHurtReply = (turn: Turn, matter: Matter): Reply => ({
  ...again(turn, matter),
  act: 'nobody-hurt',
  matter,
})

/** So much of a matter is read once more was added: readers take time by more than its length. */
const MATTER_LENGTH = 6_000

/** The message of the matter with what was added to it, as one text. What was added last stays. */
function joined(matter: Matter, message: string): Matter {
  const added = message.slice(-MATTER_LENGTH / 2)
  const before = matter.message.slice(0, MATTER_LENGTH - 1 - added.length)
  return { ...matter, message: `${before}\n${added}`.toWellFormed() }
}

/**
 * More facts: they tell the hearer, fill fields, and where no case was chosen yet they help to find it. Where nothing in
 * the words changes, the next line of the case comes, never the same one again.
 */
export function answerReply(turn: Turn, matter: Matter): Reply {
  const fuller = joined(matter, turn.message)
  const [named] = [...hearerVotes(turn.message)].toSorted((a, b) => b[1] - a[1])
  const chosen =
    named && named[1] >= 0.9 && turn.chosen.to === undefined ? { ...turn.chosen, to: named[0] } : turn.chosen
  const more: Turn = { ...turn, chosen }
  const fresh = matter.caseId === null ? builtAgain(turn, more, matter, fuller) : factReply(more, matter, fuller)
  const reply = fresh ?? nextLine(more, fuller)
  return { ...reply, act: 'answer', matter: fullMatter(reply, fuller), chosen }
}

const isWords = ({ kind }: Part) => kind === 'phrase' || kind === 'beats'

/** The matter without a case once more; undefined where a built phrase would come as it stood. */
function builtAgain(turn: Turn, more: Turn, matter: Matter, fuller: Matter): Reply | undefined {
  const reply = again(more, fuller)
  if (matter.builderId === null || hasPressed(turn)) return reply
  const { turn: own, understanding } = openMatter(turn, matter)
  const [was, is] = [builderReply(own, understanding), reply].map(({ parts }) => textOfParts(parts.filter(isWords)))
  return was === is ? undefined : reply
}

/** The phrase once more, where the new facts stand in it. */
function factReply(turn: Turn, matter: Matter, fuller: Matter): Reply | undefined {
  const after = openMatter(turn, fuller)
  if (!after.one) return undefined
  const { text, medium } = wordsOfCase(after.one, after.understanding)
  const to = after.understanding.to.value ?? after.one.to ?? null
  const was = phrasePart(text, medium, { ...after.turn, message: matter.message }, to)
  const now = phrasePart(text, medium, after.turn, to)
  if (textOfParts([was]) === textOfParts([now])) return undefined
  const parts = [answerPart(line('answer-more')), now]
  return { act: 'answer', parts, understanding: after.understanding, presses: pressesLeft(after) }
}

/** What the case has and the person has not seen: another way; else it says that there is no more. */
function nextLine(turn: Turn, matter: Matter): Reply {
  const open = openMatter(turn, matter)
  if (!open.shown.includes('another')) return variantReply(turn, matter, 'another', line('with-that'))
  const parts = [answerPart(line('no-more'))]
  return { act: 'answer', parts, understanding: open.understanding, presses: pressesLeft(open), hasOneForm: true }
}

/** The matter anew, with the case, need or builder that was pressed on a reply that went on with it. */
export function anewReply(turn: Turn, matter: Matter, act: Act): Reply {
  const { message } = act === 'answer' || act === 'correct' ? joined(matter, turn.message) : matter
  const chosen = leavingChoice(turn)
  return { ...problemReply({ ...turn, message, chosen }), act, chosen }
}

/** "No, my brother": another hearer, the same matter. Anything else that is put right is looked for anew. */
export function correctReply(turn: Turn, matter: Matter): Reply {
  const plain = normalize(turn.message)
  const named = mentionsIn(plain).filter(
    ({ start }) => !/\bnot (?:my |the |her |his )?(?:\w+ )?$/.test(plain.slice(0, start)),
  )
  const role = named[0]?.role
  const fuller = joined(matter, turn.message)
  if (role && plain.split(' ').length <= 9) {
    const chosen = { ...turn.chosen, to: role.id }
    const reply = again({ ...turn, chosen }, fuller, line('corrected'))
    return { ...reply, act: 'correct', matter: fullMatter(reply, fuller), chosen }
  }
  const chosen = leavingChoice(turn)
  const passed = matter.caseId === null ? [] : [matter.caseId]
  const intro = hasPressed(turn) ? {} : { intro: line('corrected') }
  const reply = problemReply({ ...turn, message: fuller.message, chosen }, { passed, ...intro })
  return { ...reply, act: 'correct', matter: fullMatter(reply, fuller), chosen }
}

/** The matter with its fuller message; none where the reply rests on none. */
const fullMatter = ({ understanding }: Reply, { message }: Matter): Matter | null =>
  understanding ? matterOf(understanding, message) : null

const SOFTER =
  /\b(?:softer|gentler|nicer|kinder|calmer|warmer|sweeter|simpler|less (?:harsh|mean|angry|rude|cold|aggressive|formal|stiff|blunt|direct)|more (?:gentle|friendly|polite|casual|kind|warm|chill)|tone it down|too (?:harsh|mean|formal|stiff|cold|aggressive|blunt))\b/

export const toneNamed = (message: string) => (SOFTER.test(normalize(message)) ? 'softer' : 'firmer')

/** Whether the tone that is asked for would bring the words of before. */
function hasOneTone({ one, understanding }: Open, matter: Matter): boolean {
  if (!one) return false
  const { tone } = understanding
  const before = { ...understanding, tone: { ...tone, value: matter.tone } }
  return wordsOfCase(one, understanding).text === wordsOfCase(one, before).text
}

export function toneReply(turn: Turn, matter: Matter): Reply {
  const tone = toneNamed(turn.message)
  const chosen = { ...turn.chosen, tone: turn.request.chosen?.tone ?? tone }
  const open = openMatter({ ...turn, chosen }, matter)
  if (open.one && !open.shown.includes('another') && hasOneTone(open, matter))
    return { ...variantReply({ ...turn, chosen }, matter, 'another', line('tone-none')), act: 'tone', chosen }
  const reply = wholeReply(open)
  const parts = reply.parts.filter(isWords)
  if (parts.length === 0) return pickFirst({ ...turn, chosen }, matter, 'tone')
  return { ...reply, act: 'tone', parts: [answerPart(line(`tone-${chosen.tone}`)), ...parts], chosen }
}

/** A reason why it will not work: the line for that reaction where one is named, else another way, then other cases. */
export function wontWorkReply(turn: Turn, matter: Matter): Reply {
  const reaction = reactionNamed(turn.message)
  const shown = turn.previous?.shown ?? []
  if (reaction && !shown.includes(reaction)) return { ...reactionReply(turn, matter, reaction), act: 'wont-work' }
  if (!shown.includes('another'))
    return { ...variantReply(turn, matter, 'another', line('wont-work')), act: 'wont-work' }
  return { ...otherCases(turn, matter), act: 'wont-work' }
}

/** "she'd just laugh" names a reaction as "what if she laughs" does. */
function reactionNamed(message: string): Reaction | undefined {
  const plain = `what if ${normalize(message).replace(/\b(he|she|they)(?:'d| would|'ll| will)(?: just| probably| only)?\b/g, '$1')}`
  const reaction = reactionIn(plain)
  return reaction === 'no' ? undefined : reaction
}

/** What was set on the matter that is left doesn't count; what is pressed on this very reply does. */
const pressedElse = (turn: Turn, chosen: Chosen): Chosen => (hasPressed(turn) ? (turn.request.chosen ?? {}) : chosen)

/** The matter that waits, or one from before that shares a person with the message; else the one before. */
export function backReply(turn: Turn): Reply {
  const waiting = turn.previous?.waiting
  if (waiting) {
    const chosen = pressedElse(turn, {})
    return { ...problemReply({ ...turn, message: waiting, chosen }), act: 'back', waiting: null, chosen }
  }
  const named = new Set(mentionsIn(normalize(turn.message)).map(({ role }) => role.id))
  const earlier = turn.previous?.earlier ?? []
  const target =
    earlier.findLast(
      ({ to, message }) =>
        (to !== null && named.has(to)) || mentionsIn(normalize(message)).some(({ role }) => named.has(role.id)),
    ) ?? earlier.at(-1)
  if (!target) return problemReply(turn)
  const one = target.caseId === null ? undefined : cases.get(target.caseId)
  const chosen = pressedElse(
    turn,
    one ? { situation: one.id } : target.builderId === null ? {} : { builder: target.builderId },
  )
  const reply = problemReply({ ...turn, message: target.message, chosen })
  const parts = [answerPart(line('back')), ...reply.parts]
  return { ...reply, act: 'back', parts, matter: fullMatter(reply, target), chosen }
}
