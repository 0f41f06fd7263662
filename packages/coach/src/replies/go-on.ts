import { normalize } from '@understory/language/words'
import { reactionIn } from '../acts/patterns.ts'
import { cases, line } from '../content.ts'
import type { Matter, Reaction } from '../types.ts'
import { hearerVotes } from '../understand/hearer.ts'
import { mentionsIn } from '../understand/roles.ts'
import { matterOf } from '../understand/understand.ts'
import { builderReply } from './builder.ts'
import { caseReply, phrasePart, pressesOfCase, wordsOfCase } from './case.ts'
import { openMatter, otherCases, pickFirst, pressesLeft, reactionReply, variantReply } from './follow.ts'
import { problemReply } from './problem.ts'
import { answerPart, hasPressed, leavingChoice, type Reply, type Turn } from './reply.ts'

/** The matter once more, with more or other facts. Offers stand until a case is chosen. */
function again(turn: Turn, matter: Matter, chosen: Turn['chosen'], intro: string | undefined): Reply {
  const open = openMatter({ ...turn, chosen }, matter)
  const reply = open.one
    ? caseReply(open.turn, open.understanding, open.one)
    : matter.builderId === null
      ? problemReply(open.turn)
      : builderReply(open.turn, open.understanding, undefined)
  if (!intro) return reply
  const [first, ...rest] = reply.parts
  const parts =
    first?.kind === 'answer' ? [answerPart(`${intro} ${first.text}`), ...rest] : [answerPart(intro), ...reply.parts]
  return { ...reply, parts }
}

/** Words after all: the person says that nobody could get hurt. */
export const nobodyHurtReply = (turn: Turn, matter: Matter): Reply => ({
  ...again(turn, matter, turn.chosen, undefined),
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
  if (matter.caseId === null) {
    const reply = again(turn, fuller, chosen, undefined)
    const isSame = matter.builderId !== null && !hasPressed(turn) && isRepeated(reply, turn, matter)
    const next = isSame ? nextLine({ ...turn, chosen }, fuller) : reply
    return { ...next, act: 'answer', matter: fullMatter(next, fuller), chosen }
  }
  const before = openMatter({ ...turn, chosen }, matter)
  const after = openMatter({ ...turn, chosen }, fuller)
  const reply = factReply(before, after) ?? nextLine({ ...turn, chosen }, fuller)
  return { ...reply, act: 'answer', matter: fullMatter(reply, fuller), chosen }
}

/** Whether a built phrase would come once more as it stood. */
function isRepeated(reply: Reply, turn: Turn, matter: Matter): boolean {
  const before = builderReply(openMatter(turn, matter).turn, openMatter(turn, matter).understanding, undefined)
  const [was, is] = [before, reply].map(({ parts }) => parts.find(({ kind }) => kind === 'phrase' || kind === 'beats'))
  return JSON.stringify(was) === JSON.stringify(is)
}

type Open = ReturnType<typeof openMatter>

/** The phrase once more, where the new facts stand in it. */
function factReply(before: Open, after: Open): Reply | undefined {
  if (!after.one) return undefined
  const { text, medium } = wordsOfCase(after.one, after.understanding)
  const [was, is] = [phrasePart(text, medium, before.turn), phrasePart(text, medium, after.turn)]
  if (JSON.stringify(was) === JSON.stringify(is)) return undefined
  const shows = [...after.shown]
  return {
    act: 'answer',
    parts: [answerPart(line('answer-more')), is],
    understanding: after.understanding,
    shows,
    presses: pressesOfCase(after.one, after.understanding, shows),
  }
}

/** What the case has and the person has not seen: another way; else it says that there is no more. */
function nextLine(turn: Turn, matter: Matter): Reply {
  const shown = turn.previous?.shown ?? []
  if (!shown.includes('another')) return variantReply(turn, matter, 'another', line('with-that'))
  const open = openMatter(turn, matter)
  return {
    act: 'answer',
    parts: [answerPart(line('no-more'))],
    understanding: open.understanding,
    shows: [...shown],
    presses: pressesLeft(open),
  }
}

/** "No, my brother": another hearer, the same matter. Anything else that is put right is looked for anew. */
export function correctReply(turn: Turn, matter: Matter): Reply {
  const plain = normalize(turn.message)
  const named = mentionsIn(plain).filter(
    ({ start }) => !/\bnot (?:my |the |her |his )?(?:\w+ )?$/.test(plain.slice(0, start)),
  )
  const role = named.at(0)?.role
  const fuller = joined(matter, turn.message)
  if (role && plain.split(' ').length <= 9) {
    const chosen = { ...turn.chosen, to: role.id }
    const reply = again(turn, fuller, chosen, line('corrected'))
    return { ...reply, act: 'correct', matter: fullMatter(reply, fuller), chosen }
  }
  const chosen = leavingChoice(turn)
  const passed = matter.caseId === null ? [] : [matter.caseId]
  const intro = hasPressed(turn) ? {} : { intro: line('corrected') }
  const reply = problemReply({ ...turn, message: fuller.message, chosen }, { passed, ...intro })
  return { ...reply, act: 'correct', matter: fullMatter(reply, fuller), chosen }
}

/** The matter with its fuller message; none where the reply rests on none. */
function fullMatter({ understanding }: Reply, { message }: Matter): Matter | null {
  return understanding ? matterOf(understanding, message) : null
}

const TONES: readonly [RegExp, 'softer' | 'firmer'][] = [
  [
    /\b(?:softer|gentler|nicer|kinder|calmer|warmer|sweeter|simpler|less (?:harsh|mean|angry|rude|cold|aggressive|formal|stiff|blunt|direct)|more (?:gentle|friendly|polite|casual|kind|warm|chill)|tone it down|too (?:harsh|mean|formal|stiff|cold|aggressive|blunt))\b/,
    'softer',
  ],
  [/./, 'firmer'],
]

export function toneNamed(message: string): 'softer' | 'firmer' {
  return TONES.find(([pattern]) => pattern.test(normalize(message)))?.[1] ?? 'softer'
}

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
  const reply = open.one
    ? caseReply(open.turn, open.understanding, open.one)
    : builderReply(open.turn, open.understanding, undefined)
  const parts = reply.parts.filter(({ kind }) => kind === 'phrase' || kind === 'beats')
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

/** The matter that waits, or one from before that shares a person with the message; else the one before. */
export function backReply(turn: Turn): Reply {
  const waiting = turn.previous?.waiting
  if (waiting) return { ...problemReply({ ...turn, message: waiting, chosen: {} }), act: 'back', waiting: null }
  const named = new Set(mentionsIn(normalize(turn.message)).map(({ role }) => role.id))
  const earlier = turn.previous?.earlier ?? []
  const target =
    earlier.findLast(
      ({ to, message }) =>
        (to !== null && named.has(to)) || mentionsIn(normalize(message)).some(({ role }) => named.has(role.id)),
    ) ?? earlier.at(-1)
  if (!target) return problemReply(turn)
  const one = target.caseId === null ? undefined : cases.get(target.caseId)
  const chosen = one ? { situation: one.id } : target.builderId === null ? {} : { builder: target.builderId }
  const reply = problemReply({ ...turn, message: target.message, chosen })
  const parts = [answerPart(line('back')), ...reply.parts]
  return { ...reply, act: 'back', parts, matter: fullMatter(reply, target), chosen }
}
