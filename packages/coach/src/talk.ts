import type { Coaching } from '@understory/contract/coaching'
import { TALK_DRAFT_LENGTH, TALK_LINE_LENGTH, TALK_NAME_LENGTH } from '@understory/contract/limits'
import type { TalkFields } from '@understory/contract/talks'
import { normalize } from '@understory/language/words'
import { type Built, builderById, groupOf, isSpeech, phraseOf } from './build/build.ts'
import { type Case, cases, roles } from './content.ts'
import { capital, hearerLabel, whatIf } from './render/labels.ts'
import { segmentsOf, textOfSegments } from './render/phrase.ts'
import { phraseInTone } from './render/tone.ts'
import { openReactions, reactionsOf } from './replies/case.ts'
import type { Matter, ReplyState, TalkSketch } from './types.ts'
import { pronounOf } from './understand/pronoun.ts'
import { mentionsIn } from './understand/roles.ts'

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
  const known = { ...(isMeant(matter, chips) && hearerOf(matter)), about: aboutOf(matter), ...sketch }
  if (state?.isWithheld) return known
  const one = matter.caseId === null ? undefined : cases.get(matter.caseId)
  const built = matter.builderId === null ? undefined : builderById(matter.builderId)
  const filled = (text: string) => cut(textOfSegments(segmentsOf(text, matter.message, chosen.fields ?? {})))
  const others = [...linesOfCase(one), ...linesOfBuilder(built, matter)].map(filled)
  return {
    ...known,
    openings: [...new Set(others)].filter((text) => text !== opening).slice(0, OPENINGS),
    answers: answersOf(matter, one, built, filled),
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

/** The person's own words, as far as a line goes. */
function aboutOf({ message }: Matter): string {
  const whole = message.replace(/\s+/g, ' ').trim()
  return whole.length <= ABOUT_LENGTH ? whole : `${cut(whole, ABOUT_LENGTH).replace(/\s+\S*$/, '')} …`
}

function linesOfCase(one: Case | undefined): string[] {
  return one ? [...TONES.map((tone) => phraseInTone(one, tone)), one.short, one.another] : []
}

function linesOfBuilder(built: Built | undefined, { to, how }: Matter): string[] {
  if (!built || isSpeech(built)) return []
  return TONES.map((tone) => phraseOf(built, { group: groupOf(to), tone, how }))
}

function answersOf(
  { message, to }: Matter,
  one: Case | undefined,
  built: Built | undefined,
  filled: (text: string) => string,
): TalkFields['answers'] {
  const reactions = one ? reactionsOf(one) : (built?.reactions ?? {})
  const pronoun = pronounOf(message, to)
  const need = one?.need ?? built?.need ?? ''
  return openReactions(reactions)
    .flatMap((reaction) => {
      const answer = reactions[reaction]
      if (!answer) return []
      const they = capital(whatIf(reaction, pronoun, need).replace(/^What if (.*)\?$/, '$1'))
      return [{ they, you: filled(answer.say) }]
    })
    .slice(0, one ? CASE_ANSWERS : BUILT_ANSWERS)
}
