import { formAsked, goesBack } from '../acts/redirect.ts'
import { cardCircles } from '../retrieve/index.ts'
import { changeAlong, keptLine } from '../review/axes.ts'
import { joinLetter, letterOf } from '../review/letter.ts'
import { asks, formOf, fresh, openTries, sayable, spareTries } from '../speak/choose.ts'
import { fill } from '../speak/fill.ts'
import type { Card, Medium, Person, Try } from '../types.ts'
import { advise } from './advice.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'

/** What another listener changes, by where they stand. */
const UPWARD: readonly string[] = [
  'Upward, the ask stands first and the reasons wait until somebody asks for them.',
  'For {to} I would leave the mood out and put the date in.',
  'One sentence on what it costs the work and one on what you propose is all that {to} may need.',
]
const DOWNWARD: readonly string[] = [
  'To people who look to you, say also what stays as it is.',
  'With {to}, add what happens next and by whom; that is the question nobody asks aloud.',
  'From you it weighs more than you hear, so end it with what {they} may ask.',
]
const CLOSE: readonly string[] = [
  'Among people who know you, the plain version is the kind one.',
  'With {to} you can leave the preface out; the tone does that work.',
  'Close people hear the first three words loudest, so let those be calm.',
]
const EQUAL: readonly string[] = [
  'For {to}, say what it means at their end before you say what it means at yours.',
  'With {to} the same line works if the reason is one clause long.',
  'An equal may say no, so leave room for it in the last sentence.',
]
const MINOR: readonly string[] = ['For {to} it can be half as long: one sentence, then a question.']

const BY_MEDIUM: Partial<Record<Medium, readonly string[]>> = {
  call: ['On the phone the pause does the work of a paragraph: say it, then stop.'],
  email: ['In a mail, the request goes into the first line and the date into the subject.'],
  text: ['As a text: one thought, and no third message before an answer.'],
  chat: ['In a chat people read the first eight words, so the ask goes there.'],
  letter: ['On paper it may be slower; one thing that only you could write makes it a letter.'],
  face: ['Face to face, say the first sentence, and then look up.'],
}

const KNOWS: readonly string[] = [
  'How much of it will {to} already know?',
  'What should {to} do once it is said?',
  'What may be the first thing that {to} asks back?',
]

const bankFor = ({ power, near, minor }: Person): readonly string[] =>
  minor ? MINOR : power === 'up' ? UPWARD : power === 'down' ? DOWNWARD : near ? CLOSE : EQUAL

const filledFrom = (s: Situation, bank: readonly string[]): string | undefined => {
  const ready = bank
    .map((each) => fill(each, { slots: s.slots, card: s.card })?.text)
    .filter((each) => each !== undefined)
  return fresh(s, ready)
}

const changeFor = (s: Situation): string | undefined => {
  const medium = formAsked(s.message.text)
  const to = s.slots.to?.value
  return medium === undefined ? to && filledFrom(s, bankFor(to)) : filledFrom(s, BY_MEDIUM[medium] ?? [])
}

const AXIS = { up: 'formal', down: 'warm', peer: 'casual' } as const

/** A greeting that names somebody is for that somebody. */
const regreeted = (text: string): string => {
  const letter = letterOf(text)
  const { greeting } = letter
  return greeting === undefined
    ? text
    : joinLetter({ ...letter, greeting: greeting.replace(/^(\w+)( [^,!:.\n-]+)?/, '$1 [name]') })
}

/** Their own text, or what we made of it, for another reader. */
function* ownText(s: Situation, text: string): Reply {
  const to = s.slots.to?.value
  const named = s.reading.mentions.length > 0 ? regreeted(text) : text
  // house shoes are for people one is close to
  const axis = !to || (to.power === 'peer' && !to.near) ? 'plain' : AXIS[to.power]
  const changed = changeAlong(named, axis, undefined) ?? named
  const note = changed === text ? 'It can go there as it stands.' : keptLine(axis, text, changed, s.seed)
  const ask = filledFrom(s, KNOWS)
  yield {
    parts: partsOf(
      part('draft', sayable(changed, to ? `For ${to.np}:` : undefined)),
      part('try', [note, changeFor(s)].filter((each) => each !== undefined).join(' ')),
      partIf('ask', ask),
    ),
    mayRepeat: true,
  }
}

const bestTry = (s: Situation): Try | undefined =>
  openTries(s.card, s.facts, { ...s.memory, tries: new Set(), phrases: new Set() })[0]

/** A card that speaks to pupils has nothing for their parents; the next one that does is taken. */
const cardForListener = (s: Situation): Card | undefined => {
  const circle = `@${s.reading.mentions.at(-1)?.circle ?? 'none'}`
  const here = cardCircles(s.card)
  if (here.length === 0 || here.includes(circle)) return undefined
  return s.hits.find(({ card, chance }) => chance >= CLOSE_ENOUGH && cardCircles(card).includes(circle))?.card
}
const CLOSE_ENOUGH = 0.02

const BACK: readonly string[] = ['Back to {to}, then.', 'Good, back to {to}.']

/** The last line for somebody else or for another channel; or an earlier matter taken up again. */
export function* redirectReply(s: Situation): Reply {
  const open = [...openTries(s.card, s.facts, s.memory), ...spareTries(s.card, s.facts, s.memory)]
  if (goesBack(s.message.text)) {
    const opener = filledFrom(s, BACK)
    yield* advise(s, s.card, { opener: opener ?? 'Back to that, then.', sees: [], noFeeling: true, tries: open })
  }
  const { text } = s.memory
  const origin = text?.origin
  // the line for a reaction goes through another channel as it is; another listener gets the opening again
  const listener = s.reading.mentions.length > 0
  const own = !origin && (s.memory.acts.includes('review') || !s.shelved || !listener)
  if (text && (own || (origin?.reaction !== undefined && !listener))) yield* ownText(s, text.text)
  const to = s.slots.to?.value
  const change = changeFor(s)
  if (listener) {
    const other = cardForListener(s)
    if (other)
      yield* advise(s, other, { sees: [], noFeeling: true, ...(change === undefined ? {} : { opener: change }) })
  }
  const again = origin?.card === s.card ? origin.try : undefined
  const chosen = listener ? (bestTry(s) ?? again) : again
  // another listener: the try that fits the matter best, used before or not
  if (chosen) {
    const ask = filledFrom(s, KNOWS) ?? asks(s, s.card)[0]
    yield {
      parts: partsOf(
        part(
          'try',
          [sayable(formOf(chosen.say, s), to ? `For ${to.np}:` : undefined), change]
            .filter((each) => each !== undefined)
            .join(' '),
        ),
        partIf('ask', ask),
      ),
      card: s.card.id,
      try: chosen.id,
      mayRepeat: true,
    }
  }
  yield* advise(s, s.card, { ...(change === undefined ? {} : { opener: change }), sees: [], noFeeling: true })
}
