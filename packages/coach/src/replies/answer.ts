import { holds } from '../retrieve/predicates.ts'
import { asks, fresh, openTries, quoteFor, sayable, spareTries } from '../speak/choose.ts'
import { type Filled, fill } from '../speak/fill.ts'
import { isSpent } from '../speak/fingerprints.ts'
import { turned } from '../speak/hash.ts'
import type { Family, Reaction } from '../types.ts'
import { advise, seeing } from './advice.ts'
import { settledReply } from './apart.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'
import { channelReply } from './channel.ts'
import { problemReply } from './problem.ts'
import { reactionIn } from './reactions.ts'
import { doubtsOnly } from './self-doubt.ts'
import { toolboxReply } from './toolbox.ts'
import { whatIfReply } from './what-if.ts'
import { worryReply } from './worry.ts'

const QUOTED: readonly string[] = [
  'That helps to know: {quote}.',
  '{quote} narrows it down.',
  'With {quote} in mind, I would go on like this.',
  '{quote} belongs in the picture.',
  'So {quote}; then the next line has to fit that.',
  'Good that you say {quote}; it changes what comes next.',
  'With {quote} known, the line can be more exact.',
]
/** A sentence of somebody else. */
const THEIRS: readonly string[] = [
  '{quote} is their sentence, and you need not take it over.',
  'Behind {quote} there may be a fear; answer that one and leave the sentence.',
  '{quote} sounds final and is mostly a first reaction.',
  'Let {quote} stand, and say yours beside it.',
]
const DATED: readonly string[] = [
  '{when} gives the rest a shape, so work back from there.',
  'With {when} settled, only the sentence is left.',
]
const PERSON: readonly string[] = [
  'Then it is for {to}, and that settles the tone.',
  'For {to}, I would put it a little differently.',
]
const YES: readonly string[] = [
  'Then you have something to build on.',
  'Good, one stone is in place.',
  'Good, that makes the next step smaller.',
  'Then we can go one step further.',
]
const NO: readonly string[] = [
  'Then we go on without it.',
  'All right, so not that way.',
  'That is an answer too; it takes one road out of the way.',
  'Fine, then it has to work without that.',
]
const UNSURE: readonly string[] = [
  'Not knowing that yet is fine; the line works without it.',
  'Then leave that open and take the part that you do know.',
  'You can decide that later; this much you can say already.',
]

const YES_WORD = /^(?:yes|yeah|yep|yup|sure|ok|of course|definitely|i think so|right|true|please|absolutely|correct)\b/
const NO_WORD = /^(?:no|nope|nah|never|neither|not really|not yet|i don't think so|none)\b/
const UNSURE_WORD =
  /^(?:idk|i don't know|no idea|not sure|maybe|dunno|i'm not sure|hm+|kind of|sort of|sometimes|who knows|depends|it depends|can't say)\b/

const NOTED: readonly string[] = [
  'That is worth knowing before the next step.',
  'Then the next piece can be smaller.',
  'So the line has to carry that as well.',
  'Noted, and it changes the next step a little.',
  'Then I would go one step further.',
]

/** Shorter answers are noted and not quoted. */
const FEWEST_QUOTED = 3

const DRY: readonly string[] = [
  'That is all I have for this; the rest is saying it.',
  'More words will not make it better now; saying it aloud once will.',
  'You have what you need for the first minute.',
]

const filled = (s: Situation, bank: readonly string[]): Filled[] => {
  const quote = quoteFor(s, s.card)
  const own = quote !== undefined && quote.span.turn === s.reading.turn
  return turned(bank, s.seed)
    .map((each) => fill(each, { slots: s.slots, card: s.card, ...(own && quote ? { quote } : {}) }))
    .filter((each): each is Filled => each !== undefined && !isSpent(s.memory.spent, each.text))
}

const bare = (s: Situation, bank: readonly string[]): Filled[] => {
  const line = fresh(s, bank)
  return line === undefined ? [] : [{ text: line, slots: [] }]
}

const heads = (s: Situation): Filled[] => {
  const { text, words } = s.message
  const content = s.reading.words.filter((word) => !word.stop).length
  if (UNSURE_WORD.test(text) && words <= 8) return bare(s, UNSURE)
  if (YES_WORD.test(text) && content < 2) return bare(s, YES)
  if (NO_WORD.test(text) && content < 2) return bare(s, NO)
  const fresher = s.reading.slots
  const lines = [
    ...(fresher.to && words <= 4 ? filled(s, PERSON) : []),
    ...(fresher.when && words <= 8 ? filled(s, DATED) : []),
    // a bare "organic chem" set in marks would only be echoed
    ...(words >= FEWEST_QUOTED ? filled(s, s.reading.zones.reported.length > 0 ? THEIRS : QUOTED) : []),
  ]
  if (lines.length > 0) return lines
  if (NO_WORD.test(text)) return bare(s, NO)
  return bare(s, YES_WORD.test(text) ? YES : NOTED)
}

/** Nothing new to say at the start, so the line for a likely answer comes next. */
const SPARE = {
  refuses: ['What you do not have yet is the line for a no.', 'One thing is still missing: what you say to a no.'],
  delays: ['What may come next is a later.', 'In case it is put off, one more line.'],
  silent: ['In case nothing comes back, one more line.', 'What is left is the silence after it.'],
  why: ['What may still come is a why.', 'One question is still open: what you say to a why.'],
  angry: ['In case it gets loud, one more line.', 'What is left is the moment when it gets loud.'],
} as const

/** Cards about a talk with somebody who may say no to it; a stage, a form or a bedside has no such turn. */
const TALKS: ReadonlySet<Family> = new Set<Family>([
  'hard-talk',
  'refuse',
  'ask',
  'money',
  'home',
  'parent',
  'feedback-give',
  'class',
  'serve',
  'veteran',
  'code',
])

const FILLING: readonly string[] = [
  '{quote} is what the brackets are waiting for.',
  'Put {quote} into the brackets, in your own words.',
  'With {quote} in the brackets, the line is yours.',
  '{quote} makes the general line a particular one.',
]
const ONCE_MORE = 'Read it once aloud with that in it:'

/** Blanks for what happened or what is meant; a name or a date is no story. */
const OPEN_BLANK =
  /\[[^\]]*\b(?:what|effect|thing|place|point|reason|weak|example|deed|fact|risk|saw|wish|scene|change|part)\b[^\]]*\]/

/** A length or a clock time fills no blank for a deed or a reason. */
const NUMBER_ONLY =
  /^(?:\w+ ){0,2}\d+(?:[.:]\d+)? ?(?:to \d+ ?)?(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|am|pm|people)?$/

/** They named the detail that our last line leaves open: the line once more, to be filled. */
function* fillReply(s: Situation): Reply {
  const { text } = s.memory
  // only what answers a question of ours is a detail
  if (s.act !== 'answer' || text?.whose !== 'ours' || !OPEN_BLANK.test(text.text) || isSpent(s.memory.spent, ONCE_MORE))
    return
  const told = s.reading.words.filter((word) => !word.stop).length
  if (told < 2 || s.reading.zones.reported.length > 0 || NUMBER_ONLY.test(s.message.text)) return
  const ask = asks(s, s.card)[0] ?? fresh(s, AFTER_FILLING)
  for (const line of filled(s, FILLING))
    yield {
      parts: partsOf(
        part('see', line.text, line.quote?.span),
        part('try', sayable(text.text, ONCE_MORE)),
        partIf('ask', ask),
      ),
      mayRepeat: true,
      card: s.card.id,
    }
}

const AFTER_FILLING: readonly string[] = [
  'How does it sound with your own words in it?',
  'Which word of it would you never say?',
]

/** What to do when every try is spent: the line with their detail in it, the likely reply, then the exercise. */
export function* afterTries(s: Situation): Reply {
  yield* fillReply(s)
  // a prayer or a drill meets nobody who could refuse it
  const spoken = TALKS.has(s.card.family) && s.memory.carry?.origin?.try?.for !== 'nobody'
  const left = (['refuses', 'delays', 'why', 'silent', 'angry'] as const).find(
    (each) => spoken && s.card.ifThey[each] !== undefined && !s.memory.reactions.has(`${s.card.id}/${each}`),
  )
  if (left !== undefined) yield* whatIfReply(s, left, fresh(s, SPARE[left]) ?? heads(s)[0]?.text)
  yield* toolboxReply(s)
  const dry = fresh(s, DRY)
  const drill = isSpent(s.memory.spent, s.card.exercise) ? undefined : s.card.exercise
  const head = heads(s)[0]?.text
  if (dry !== undefined && drill !== undefined) {
    yield {
      parts: partsOf(partIf('see', head), part('try', `${dry} ${drill}`)),
      advice: true,
      card: s.card.id,
    }
  }
  const phrase = s.memory.text
  if (phrase?.whose === 'ours') {
    yield {
      parts: partsOf(
        part('try', `You have the line; say it aloud once more before the day: ${sayable(phrase.text, undefined)}`),
      ),
      card: s.card.id,
      mayRepeat: true,
    }
  }
}

/** Somebody did take it in one way or another. */
const REACTED =
  /^(?:but |then |and )?(?:she|he|they|it) (?:just |only |always |will |would |then )+(?:\w+ )?(?:scream|yell|shout|cr(?:y|ies)|laugh|ignore|walk|shut|leave|den(?:y|ies)|freak|explode)\w*\b|\b(?:she|he|they|mom|dad|everybody|everyone) (?:just |then |only )?(?:started|began|got|burst|went|walked|hung|yelled|cried|laughed|ignored|shut|says?|said|asks? why|asked why|freaked|blew|broke|forgot|rolled)\b/

/** A try of the card waits for this very word, and nothing on the card speaks of the mood. */
const hasLineFor = (s: Situation, reaction: Reaction): boolean =>
  s.card.ifThey[reaction] === undefined &&
  openTries(s.card, s.facts, s.memory).some((each) =>
    each.when?.some((test) => test.startsWith('said:') && holds(test, { ...s.facts, told: s.message.text })),
  )

/** Binds an answer to our question and goes on with the next piece. */
export function* answerReply(s: Situation): Reply {
  if (s.turnedDown || s.isNew || doubtsOnly(s)) yield* problemReply(s)
  yield* channelReply(s)
  yield* worryReply(s)
  yield* settledReply(s)
  const reaction =
    s.message.words >= 2 &&
    /\b(?:she|he|they|it|probably|would|will|'ll|mom|dad|boss|say|cry|laugh)\b/.test(s.reading.shadow.text)
      ? reactionIn(s.reading.shadow.text)
      : undefined
  const asked = s.memory.question ?? ''
  if (
    s.card.family !== 'feedback-receive' &&
    !(reaction !== undefined && hasLineFor(s, reaction)) &&
    ((s.shelved && /\b(?:say|do|answer|happen|hear|react|first thing|question)\b/i.test(asked)) ||
      REACTED.test(s.reading.shadow.text)) &&
    reaction !== undefined
  )
    yield* whatIfReply(s, reaction)
  // a line that waits for a word which was not said would be about somebody else's story
  const tries = [...openTries(s.card, s.facts, s.memory), ...spareTries(s.card, s.facts, s.memory)]
  if (tries.length === 0) {
    yield* afterTries(s)
    return
  }
  if (s.memory.tries.size === 0 && s.reading.words.length >= 4) {
    yield* problemReply(s)
    return
  }
  const lines =
    s.reading.words.length >= 8
      ? [...seeing(s, s.card).filter((each) => each.quote?.span.turn === s.reading.turn), ...heads(s)]
      : heads(s)
  for (const line of lines.slice(0, 4)) {
    for (const candidate of advise(s, s.card, { sees: [line], tries })) yield { ...candidate, theirs: false }
  }
  yield* afterTries(s)
}
