import { firstFresh, fresh, quoteFor, sayable } from '../speak/choose.ts'
import { turned } from '../speak/hash.ts'
import { FOREIGN } from '../voice/languages.ts'
import { advise } from './advice.ts'
import { part, partsOf, type Reply, type Situation } from './candidate.ts'

const listed = (doors: readonly string[]): string => `${doors.slice(0, -1).join(', ')}, or ${doors.at(-1)}`

/** The three doors of the context as one question. */
const doorsOf = (s: Situation): string => `Is it ${listed(s.voice.doors)}?`

const GREETS: readonly string[] = ['Hello, good to have you here.', 'Hi. Nice that you came by.', 'Good to see you.']
const GREETS_ON: readonly string[] = [
  'Hello again; we can go on where we were.',
  'Hi. Still here, and so is your matter.',
]

/** A greeting gets a greeting and three doors. */
export function* greetReply(s: Situation): Reply {
  const going = s.memory.problem.length > 0
  const hello = fresh(s, going ? GREETS_ON : GREETS) ?? 'Hello.'
  const doors = [`What is it today: ${listed(s.voice.doors)}?`, doorsOf(s), 'What would you like to say, and to whom?']
  const question = fresh(s, doors) ?? 'What shall we look at next?'
  yield {
    parts: [part('see', hello), part('ask', going && s.memory.question !== undefined ? s.memory.question : question)],
    mayRepeat: true,
  }
}

const VAGUE: readonly string[] = [
  'Gladly. Is it something you have to **say**, something someone **said to you**, or something you have to **write**?',
  'Gladly, and you need not have it sorted out. Who is it about, in one word?',
  'Then let us start small. What happened last, in one sentence?',
]
const VAGUE_ON: readonly string[] = [
  'Then take the part that is clearest to you. Who is it about?',
  'It need not be tidy. What is the one sentence that you keep turning over?',
]

/** A call for help in the middle of a matter. */
const STILL_AT: readonly string[] = [
  'We were at {label}, and one small piece is enough for now.',
  'Gladly, still at {label}; take only this.',
  'One step at a time with {label}.',
]
const LINE_AT: readonly string[] = ['The line we have is this one:', 'This is where we stand:', 'So far we have this:']
const STUCK: readonly string[] = [
  'Where does it stick: at the first sentence, at the right moment, or at what comes after?',
  'Which is harder now, the starting or the answer that may come?',
  'What happens in you just before you would say it?',
]

/** Nothing told yet: three ways in, no guess. With something on the table, the line for it comes again. */
export function* vagueReply(s: Situation): Reply {
  if (s.memory.problem.length > 0 && s.memory.tries.size > 0) {
    const opener = fresh(s, STILL_AT)?.replace('{label}', s.card.label) ?? 'One step, then.'
    const where = fresh(s, STUCK)
    const questions = where === undefined ? {} : { questions: [where] }
    for (const candidate of advise(s, s.card, { opener, sees: [], noFeeling: true, ...questions }))
      yield { ...candidate, theirs: false }
  }
  const { text } = s.memory
  if (s.memory.problem.length > 0 && text !== undefined) {
    const stuck = fresh(s, STUCK)
    const at = fresh(s, LINE_AT)
    if (stuck !== undefined && at !== undefined)
      yield {
        parts: [part('try', `${at} ${sayable(text.text, undefined)}`), part('ask', stuck)],
        mayRepeat: true,
        advice: true,
      }
  }
  // never two turns in a row that only ask
  if (s.memory.askedOnly) {
    yield {
      parts: [
        part('see', "Then I'll give you a line first, and we find out from there."),
        part(
          'try',
          'It opens nearly every talk: "There is something on my mind. Do you have five minutes?" With the time agreed, only one sentence is left to find.',
        ),
        part(
          'ask',
          `Who could that be said to, ${listed(s.voice.doors.map((door) => door))}, or somebody else?`.replace(
            /, [^?]*\?/,
            '?',
          ),
        ),
      ],
    }
  }
  const bank = s.memory.replies === 0 ? VAGUE.slice(0, 1) : [...VAGUE, ...VAGUE_ON]
  for (const line of bank) {
    const at = line.indexOf('. ') + 2
    yield { parts: [part('see', line.slice(0, at).trim()), part('ask', line.slice(at))] }
  }
  yield { parts: [part('see', 'Gladly.'), part('ask', doorsOf(s))] }
  yield { parts: [part('see', 'I can help with words for somebody.'), part('ask', 'Who is it for?')], mayRepeat: true }
}

const EMOJI: ReadonlyMap<string, string> = new Map([
  ['😢', 'crying face'],
  ['😭', 'loudly crying face'],
  ['😞', 'disappointed face'],
  ['😔', 'pensive face'],
  ['😡', 'angry face'],
  ['😠', 'angry face'],
  ['🤬', 'swearing face'],
  ['😩', 'weary face'],
  ['😫', 'tired face'],
  ['😰', 'anxious face'],
  ['😱', 'screaming face'],
  ['💔', 'broken heart'],
  ['😊', 'smile'],
  ['🙂', 'smile'],
  ['😀', 'grin'],
  ['👍', 'thumb up'],
  ['🙏', 'folded hands'],
  ['😂', 'laughing face'],
  ['🤷', 'shrug'],
  ['😴', 'sleeping face'],
  ['❤', 'heart'],
  ['👋', 'waving hand'],
])

/** The name of the emoji that a message consists of, if it is one we know. */
export const emojiIn = (raw: string): string | undefined => {
  if (/[\p{L}\p{N}]/u.test(raw)) return undefined
  for (const [sign, name] of EMOJI) if (raw.includes(sign)) return name
  return undefined
}

/** One emoji: named, with a question. */
export function* emojiReply(s: Situation, name: string): Reply {
  const asks = ['A rough day, or a question?', 'Is there a sentence that goes with it?', 'Who is it about?']
  for (const ask of turned(asks, s.memory.replies))
    yield { parts: [part('see', `I see the ${name}.`), part('ask', ask)] }
  yield { parts: [part('see', `I see the ${name}.`), part('ask', doorsOf(s))], mayRepeat: true }
}

/** Nothing arrived. */
export function* emptyReply(s: Situation): Reply {
  yield { parts: [part('see', 'Nothing arrived.'), part('ask', 'What would you like to say better, and to whom?')] }
  yield {
    parts: [part('see', 'That one came through empty.'), part('ask', s.memory.question ?? doorsOf(s))],
    mayRepeat: true,
  }
}

const UNREAD: readonly string[] = [
  "I couldn't read that one.",
  'That one I could not make out.',
  'Those letters told me nothing.',
]

/** Unreadable: says so, and where we were, or one door. */
export function* gibberishReply(s: Situation): Reply {
  const head = fresh(s, UNREAD) ?? "I couldn't read that one."
  const { question } = s.memory
  const label = s.memory.card === undefined ? undefined : s.card.label
  if (question !== undefined && s.memory.problem.length > 0) {
    yield {
      parts: [part('see', `${head}${label === undefined ? '' : ` We were at ${label}.`}`), part('ask', question)],
      mayRepeat: true,
    }
    return
  }
  yield { parts: [part('see', head), part('ask', `Was it about ${s.voice.doors[s.seed % 3] ?? s.voice.doors[0]}?`)] }
  yield { parts: [part('see', head), part('ask', doorsOf(s))], mayRepeat: true }
}

/** A reply in the person's language, from the table; otherwise one English line. */
export function* foreignReply(s: Situation): Reply {
  const lines = FOREIGN.get(s.message.language)
  if (lines) {
    const { opener, head, tail } = lines
    if (s.memory.replies === 0 || !s.memory.phrases.has(opener.toLowerCase()))
      yield { parts: [part('limit', head), part('try', `"${opener}"`), part('ask', tail)], mayRepeat: true }
    yield { parts: [part('limit', tail)], mayRepeat: true }
    return
  }
  yield {
    parts: [
      part(
        'limit',
        "I'm a built-in coach and only work in English; I can tell that this is another language, and no more.",
      ),
      part(
        'try',
        'One safe opening line, in simple English: "I would like to talk with you calmly. Do you have ten minutes?"',
      ),
      part('ask', 'Could you write to me in a few simple English words?'),
    ],
    mayRepeat: true,
  }
}

const AGAIN: readonly string[] = [
  'Same words as before, so my first answer missed.',
  'You sent that once more, so I have not met it yet.',
  'Those are the words from before; then let me take another side of it.',
]
const SIDES: readonly string[] = [
  "Is it the starting that's hard, or what comes after?",
  'Is it the words that are missing, or the moment?',
  'What did my answer leave out?',
]

/** The same message again: says so gently and offers another angle. */
export function* repeatReply(s: Situation): Reply {
  const head = firstFresh(s, AGAIN) ?? AGAIN[0] ?? ''
  const side = fresh(s, SIDES)
  if (s.memory.tries.size > 0 || s.shelved)
    yield* advise(s, s.card, {
      opener: head,
      sees: [],
      noFeeling: true,
      ...(side === undefined ? {} : { questions: [side] }),
    })
  const quote = quoteFor(s)
  yield { parts: partsOf(part('see', head, quote?.span), part('ask', side ?? 'What did my answer leave out?')) }
  const { text } = s.memory
  yield {
    parts: partsOf(
      part('see', head),
      text ? part('try', `The line stays what it was: ${sayable(text.text, undefined)}`) : undefined,
      part('ask', 'What has changed since?'),
    ),
    mayRepeat: true,
  }
}
