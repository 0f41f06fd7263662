import type { Choice, Part } from '@understory/contract/coaching'
import {
  beatsPart,
  buildersOf,
  buildersPart,
  forGroup,
  groupOf,
  isSpeech,
  needsPart,
  phraseOf,
} from '../build/build.ts'
import { about, type Built, builders } from '../content.ts'
import { type Candidate, find } from '../find/find.ts'
import type { OwnLine } from '../types.ts'
import { withoutHeavy } from '../understand/heavy.ts'
import { addressed, nameOf } from '../understand/names.ts'
import { pronounOf } from '../understand/pronoun.ts'
import { tipFor } from '../understand/tip.ts'
import { isGeneral, OFFERED, type Understanding, withGeneral } from '../understand/understand.ts'
import { phrasePart, segmentsFor } from './case.ts'
import { generalParts } from './general-answers.ts'
import { heardLine } from './heard.ts'
import { pressesOf } from './presses.ts'
import { answerPart, beginsWithHeard, opening, type Reply, type Turn } from './reply.ts'

/** The builder that stands for what was taken from the message: the pressed one, else the nearest of the need. */
export function builderFor(understanding: Understanding): Built | undefined {
  if (understanding.builder !== null) return builders.get(understanding.builder)
  if (understanding.need.value === null) return undefined
  return buildersOf(understanding.need.value, understanding.builders)[0]
}

/** Needs, builders and, as soon as one is known, its phrase. `intro` says why it is built. */
export function builderReply(turn: Turn, understanding: Understanding, intro?: string): Reply {
  const one = builderFor(understanding)
  const pronoun = pronounOf(understanding.message, understanding.to.value)
  const isSet = understanding.need.state === 'set'
  const heard = heardLine(turn, understanding.to.value)
  const parts: Part[] = opening(isSet ? undefined : heard, intro)
  if (!isSet) parts.push(needsPart(understanding.needs, understanding.need.value))
  if (!one) return { act: 'problem', parts, understanding }
  const tip = tipFor(turn.message, understanding.need.value ?? one.need, groupOf(understanding.to.value))
  const first = isSet && beginsWithHeard(turn) ? (heard ?? about(one.heard, pronoun)) : undefined
  parts.push(...opening(first, about(one.answer, pronoun)), ...wordsOf(turn, understanding, one))
  if (tip) parts.push(answerPart(tip))
  parts.push(...generalParts(turn, { ...one, to: understanding.to.value }))
  const siblings = buildersOf(understanding.need.value ?? one.need, understanding.builders)
  if (siblings.length > 1) parts.push(buildersPart(siblings, one.id))
  const also = alsoOf(turn, understanding)
  if (also.length > 0) parts.push({ kind: 'also', cases: also })
  const shows = ['phrase']
  return {
    act: 'problem',
    parts,
    understanding: {
      ...understanding,
      builder: one.id,
      need: understanding.need.value === one.need ? understanding.need : { value: one.need, state: 'set' },
    },
    shows,
    variant: 'phrase',
    presses: pressesOf(one, understanding, shows),
  }
}

/** So many titles of the pressed need stand below from either kind: cases of one world, and cases for anyone. */
const ALSO = 3

/**
 * The best cases of the need that was set, without those that were offered before it was; where none seemed near enough to offer, the
 * best of all. None where somebody may be in danger.
 */
function alsoOf({ request, message, chosen }: Turn, { need, candidates }: Understanding): Choice[] {
  const choice = ({ case: one }: Candidate): Choice => ({ id: one.id, label: one.title })
  if (request.hasDanger) return []
  if (need.state !== 'set') return chosen.situation === null ? [] : candidates.slice(0, OFFERED).map(choice)
  const { context, vectors } = request
  const found = find(message, context, vectors, { to: chosen.to }).candidates
  const before = withGeneral(withoutHeavy(found, message)).slice(0, OFFERED)
  const offered = new Set(before.map(({ case: one }) => one.id))
  const fresh = candidates.filter(({ case: one }) => !offered.has(one.id))
  const [general, particular] = [fresh.filter(isGeneral), fresh.filter((each) => !isGeneral(each))]
  const shown = new Set([...general.slice(0, ALSO), ...particular.slice(0, ALSO)])
  return fresh.filter((each) => shown.has(each)).map(choice)
}

/** A builder's words for this hearer, tone and medium, said by name where the name is sure. */
export function wordsOf(turn: Turn, { to, tone, how }: Understanding, one: Built): Part[] {
  if (isSpeech(one)) return [beatsPart(one, (say) => segmentsFor(say, turn))]
  const text = phraseOf(one, { group: groupOf(to.value), tone: tone.value, how: how.value })
  const name = nameOf(turn.message, to.value)
  const fields = { ...(name && { 'their name': name }), ...turn.chosen.fields }
  return [phrasePart(addressed(text, name), how.value, { ...turn, chosen: { ...turn.chosen, fields } }, to.value)]
}

export function builderLine(one: Built, variant: OwnLine, understanding: Understanding): string | undefined {
  if (isSpeech(one)) return variant === 'short' ? one.short : variant === 'another' ? one.another : undefined
  const group = groupOf(understanding.to.value)
  if (variant === 'short' || variant === 'another') return forGroup(one[variant], group)
  const how = variant === 'phrase' ? 'say' : understanding.how.value === 'mail' ? 'mail' : 'text'
  const { to, tone, message } = understanding
  return addressed(phraseOf(one, { group, tone: tone.value, how }), nameOf(message, to.value))
}
