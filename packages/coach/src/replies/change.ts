import { axisIn } from '../acts/follow.ts'
import { changeAlong, keptLine } from '../review/axes.ts'
import { joinLetter } from '../review/letter.ts'
import { shortened } from '../review/shorten.ts'
import { asks, fresh, openTries, sayable, spareTries } from '../speak/choose.ts'
import { splitPhrase } from '../speak/phrases.ts'
import { countWords } from '../text/words.ts'
import type { Try } from '../types.ts'
import { advise } from './advice.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'

const NO_TEXT =
  'There is no line of ours to change yet. Paste your text here, or tell me in one sentence what it is about.'

/** The try whose words lie on the table. */
export const lastTry = (s: Situation): Try | undefined => s.memory.text?.origin?.try

const half = (text: string, of: string): boolean => countWords(text) * 2 <= countWords(of)

/** The last text, at most half as long; nothing new added. */
export function* shorterReply(s: Situation): Reply {
  const { text } = s.memory
  if (!text) {
    yield { parts: [part('limit', NO_TEXT)] }
    return
  }
  const { origin } = text
  const say = origin?.try?.say ?? (origin?.reaction ? origin.card.ifThey[origin.reaction] : undefined)
  const short = say && splitPhrase(say.short).words
  const options = [short, shortened(text.text)].filter(
    (each): each is string => each !== undefined && each !== text.text && countWords(each) > 1,
  )
  const wording =
    options.find((each) => half(each, text.text)) ?? options.find((each) => countWords(each) < countWords(text.text))
  if (wording === undefined) {
    yield {
      parts: [
        part('limit', `It is as short as I can make it without losing the point: ${sayable(text.text, undefined)}`),
      ],
      mayRepeat: true,
    }
    return
  }
  const tail = fresh(s, [
    'Nothing else has to go with it.',
    'The rest can stay unsaid.',
    'Said in one breath, it will be heard in one.',
    'If a question comes, you still have the long one.',
    'That is the whole of it.',
    'What was cut may wait until somebody asks.',
  ])
  yield {
    parts: partsOf(part('draft', sayable(wording, undefined)), partIf('try', tail)),
    mayRepeat: true,
    card: s.card.id,
  }
  yield { parts: [part('draft', sayable(wording, undefined))], mayRepeat: true, card: s.card.id }
}

const joinable = (one: string, two: string): boolean => countWords(one) + countWords(two) <= 60 && !two.startsWith('(')

/** The last phrase in its long form, or with one more sentence that the shelf has for it. */
export function* longerReply(s: Situation): Reply {
  const { text } = s.memory
  if (!text) {
    yield { parts: [part('limit', NO_TEXT)] }
    return
  }
  const say = lastTry(s)?.say
  const written =
    say?.written !== undefined && countWords(say.written) > countWords(text.text) ? say.written : undefined
  const next = openTries(s.card, s.facts, s.memory)
    .map((each) => splitPhrase(each.say.spoken).words)
    .find((each) => each !== '' && joinable(text.text, each))
  const long = written ?? (next === undefined ? undefined : `${text.text} ${next}`)
  if (long === undefined) {
    yield {
      parts: [
        part(
          'limit',
          'I would not add to it: each further sentence is one more that can be argued with. If one has to come, let it be a fact of yours, with its date.',
        ),
      ],
    }
    return
  }
  const tail = fresh(s, [
    'If you add anything, let it be one fact with its date.',
    'Longer is fine in writing; spoken, I would stop after the first two sentences.',
  ])
  yield {
    parts: partsOf(part('draft', sayable(long, undefined)), partIf('try', tail)),
    mayRepeat: true,
    card: s.card.id,
  }
}

const NO_CHANGE: readonly string[] = [
  'That line is already as far that way as it goes; this one starts elsewhere.',
  'I see no word in it that I could change that way and stay sure of the sentence, so here is another wording.',
  'That one has nothing to give in that direction; this one leans further.',
  'Then I would take a different line altogether.',
]

const NOT_SOFT: readonly string[] = [
  'There is nothing soft left in that line to take out; shorter, it lands harder:',
  'It asks for nothing twice already, so the way to more weight is fewer words:',
  'More direct than that is only shorter:',
]

/** Where no word of a line of ours is soft, its short form is the direct one. */
function* bareLine(s: Situation, now: string): Reply {
  const { origin } = s.memory.text ?? {}
  const short = (origin?.try?.say ?? (origin?.reaction ? origin.card.ifThey[origin.reaction] : undefined))?.short
  const words = short === undefined ? '' : splitPhrase(short).words
  const head = fresh(s, NOT_SOFT)
  if (words === '' || words === now || head === undefined) return
  const ask = asks(s, s.card)[0]
  yield {
    parts: partsOf(part('draft', sayable(words, head)), partIf('ask', ask)),
    mayRepeat: true,
    card: s.card.id,
  }
}

const LETTERED: readonly string[] = [
  'The sentence was formal enough; a greeting and a close are what was missing.',
  'Only the frame changed: a greeting before it and a close after it.',
]

/** A line of ours that has nothing casual in it becomes formal by what stands around it. */
function* asLetter(s: Situation, line: string): Reply {
  if (line.startsWith('Dear ')) return
  const letter = joinLetter({
    greeting: 'Dear [name],',
    body: [line],
    close: 'Kind regards, [your name]',
    breaks: false,
  })
  const why = fresh(s, LETTERED)
  const ask = asks(s, s.card)[0]
  yield {
    parts: partsOf(part('draft', sayable(letter, undefined)), partIf('try', why), partIf('ask', ask)),
    mayRepeat: true,
    card: s.card.id,
  }
}

/** The last text of either side along one axis, and what was kept. */
export function* rewriteReply(s: Situation): Reply {
  const text = s.reading.slots.draft ? { text: s.reading.slots.draft.value, whose: 'theirs' as const } : s.memory.text
  const axis = axisIn(s.message.text) ?? 'plain'
  if (!text) {
    yield { parts: [part('limit', NO_TEXT)] }
    return
  }
  const changed = changeAlong(text.text, axis, 'origin' in text ? text.origin : undefined)
  if (changed === undefined) {
    if (axis === 'firm') yield* bareLine(s, text.text)
    if (axis === 'formal' && 'origin' in text && text.origin !== undefined) yield* asLetter(s, text.text)
    const others = [...openTries(s.card, s.facts, s.memory), ...spareTries(s.card, s.facts, s.memory)]
    // a text of theirs has no other wording on our shelf
    const ours = !('whose' in text) || text.whose === 'ours'
    if (ours && !s.memory.acts.includes('review'))
      yield* advise(s, s.card, {
        opener: fresh(s, NO_CHANGE) ?? 'Then another wording.',
        tries: others,
        sees: [],
        noFeeling: true,
      })
    const ask = asks(s, s.card)[0]
    yield {
      parts: partsOf(
        part(
          'limit',
          `I find no word in it that I could change that way and stay sure of it: ${sayable(text.text, undefined)}`,
        ),
        partIf('ask', ask),
      ),
      mayRepeat: true,
    }
    return
  }
  const ask =
    s.memory.card === undefined
      ? fresh(s, [
          'Which detail could only come from you?',
          'Is there a day or a number that should go in?',
          'Who else will read it?',
        ])
      : asks(s, s.card)[0]
  yield {
    parts: partsOf(
      part('draft', sayable(changed, undefined)),
      part('try', keptLine(axis, text.text, changed, s.seed)),
      ask === undefined || s.memory.question === ask ? undefined : part('ask', ask),
    ),
    mayRepeat: true,
    card: s.card.id,
  }
  yield {
    parts: partsOf(part('draft', sayable(changed, undefined)), part('try', keptLine(axis, text.text, changed, s.seed))),
    mayRepeat: true,
    card: s.card.id,
  }
}
