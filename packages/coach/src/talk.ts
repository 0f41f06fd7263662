import type { Coaching, Segment } from '@understory/contract/coaching'
import { TALK_DRAFT_LENGTH, TALK_LINE_LENGTH, TALK_NAME_LENGTH } from '@understory/contract/limits'
import { normalize } from '@understory/language/words'
import { groupOf, isSpeech, phraseOf } from './build/build.ts'
import { type Built, builders, type Case, cases, roles } from './content.ts'
import { hearerLabel, reacts } from './render/labels.ts'
import { segmentsOf, textOfSegments } from './render/phrase.ts'
import { phraseInTone } from './render/tone.ts'
import { reactionLines } from './replies/presses.ts'
import type { Matter, ReplyState } from './stored.ts'
import type { TalkSketch } from './types.ts'
import { isAddress } from './understand/fields.ts'
import { pronounOf } from './understand/pronoun.ts'
import { mentionsIn } from './understand/roles.ts'
import { capital } from './understand/text.ts'

const TONES = ['plain', 'softer', 'firmer'] as const
const OPENINGS = 5
const ABOUT_LENGTH = 160
/** More reactions than these nobody rehearses; a builder knows less of the matter than a case. */
const CASE_ANSWERS = 3
const BUILT_ANSWERS = 2

/** What a reply of the coach knows of the talk that it is about. Blanks that nobody filled stay in brackets. */
export function talkFrom({ parts, chips, chosen }: Coaching, state: ReplyState | undefined): TalkSketch {
  const matter = state?.matter
  const shown = parts.find((part) => part.kind === 'phrase')
  const draft = parts.find((part) => part.kind === 'draft')
  const opening = shown ? textOfSegments(shown.segments) : ''
  const sketch = {
    ...(opening && { opening: cut(opening) }),
    ...(draft && { draft: cut(draft.text, TALK_DRAFT_LENGTH) }),
  }
  if (!matter) return sketch
  const hearer = isMeant(matter, chips) ? hearerOf(matter) : {}
  const name = shown && !roles.get(matter.to ?? '')?.many ? nameIn(shown.segments) : ''
  const known = { ...hearer, ...(name && { who: named(hearer.who, name) }), about: aboutOf(matter), ...sketch }
  if (state?.isWithheld) return known
  const filled = (text: string) => cut(textOfSegments(segmentsOf(text, matter.message, chosen.fields ?? {})))
  const sources = [cases.get(matter.caseId ?? ''), builders.get(matter.builderId ?? '')].filter(
    (one) => one !== undefined,
  )
  const others = sources.flatMap((one) => linesOf(one, matter)).map(filled)
  return {
    ...known,
    openings: [...new Set(others)].filter((text) => text !== opening).slice(0, OPENINGS),
    answers: sources[0] ? answersOf(matter, sources[0], filled) : [],
  }
}

const cut = (text: string, length = TALK_LINE_LENGTH) => text.slice(0, length).toWellFormed()

/** Whether the hearer is more than a guess at somebody the message doesn't name. */
function isMeant({ to, message }: Matter, chips: Coaching['chips']): boolean {
  const isGuess = chips.some(({ kind, state }) => kind === 'to' && state === 'guess')
  return !isGuess || mentionsIn(normalize(message)).some(({ role }) => role.id === to)
}

function hearerOf({ to, message }: Matter): Pick<TalkSketch, 'who' | 'to'> {
  if (to === null || !roles.has(to)) return {}
  return {
    to,
    who: hearerLabel(message, to)
      .replace(/^your /, 'my ')
      .slice(0, TALK_NAME_LENGTH),
  }
}

const THEIR_NAME = /^(?!your ).*\bname$/i

/** What the hearer is called in a line: "Hi [name], ...", as it was filled. */
function nameIn(segments: readonly Segment[]): string {
  for (const [at, segment] of segments.entries()) {
    if ('text' in segment || !segment.value || !THEIR_NAME.test(segment.name)) continue
    const after = textOfSegments(segments.slice(at + 1))
    if (/^[,!]/.test(after) && isAddress(textOfSegments(segments.slice(0, at)))) return segment.value.trim()
  }
  return ''
}

/** "my roommate Dana"; "Professor Lee" says already who it is. */
function named(who: string | undefined, name: string): string {
  const noun = who?.startsWith('my ') ? who.slice('my '.length) : undefined
  const isSaid = !noun || name.toLowerCase().split(/\W/)[0] === noun
  return (isSaid ? name : `my ${noun} ${name}`).slice(0, TALK_NAME_LENGTH).toWellFormed()
}

/** The person's own words, as far as a line goes. */
function aboutOf({ message }: Matter): string {
  const whole = message.replace(/\s+/g, ' ').trim()
  return whole.length <= ABOUT_LENGTH ? whole : `${cut(whole, ABOUT_LENGTH).replace(/\s+\S*$/, '')} …`
}

function linesOf(one: Case | Built, { to, how }: Matter): string[] {
  if ('card' in one) return [...TONES.map((tone) => phraseInTone(one, tone)), one.short, one.another]
  return isSpeech(one) ? [] : TONES.map((tone) => phraseOf(one, { group: groupOf(to), tone, how }))
}

function answersOf({ message, to }: Matter, one: Case | Built, filled: (text: string) => string) {
  const pronoun = pronounOf(message, to)
  return reactionLines(one)
    .slice(0, 'card' in one ? CASE_ANSWERS : BUILT_ANSWERS)
    .map(([reaction, { say }]) => ({ they: capital(reacts(reaction, pronoun, one.need)), you: filled(say) }))
}
