import { correctedPerson } from '../memory.ts'
import { asks, formOf, fresh, openTries, quoteFor, sayable, spareTries } from '../speak/choose.ts'
import { fill } from '../speak/fill.ts'
import { findCard } from '../speak/phrases.ts'
import type { Card, Try } from '../types.ts'
import { advise, tryText } from './advice.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'
import { lastTry } from './change.ts'
import { reactionIn } from './reactions.ts'
import { toolboxReply } from './toolbox.ts'
import { whatIfReply } from './what-if.ts'

const MOVE_NAMES: Record<Try['move'], string> = {
  ask: 'a plain request',
  refuse: 'a plain no',
  own: 'owning your part',
  repair: 'a repair',
  'name-it': 'naming it',
  limit: 'a limit',
  choice: 'a choice for the other side',
  hear: 'hearing them first',
  'open-question': 'a question',
  'fact-first': 'the fact before anything else',
  praise: 'a true good word',
  drill: 'a drill',
  time: 'the right moment',
  write: 'writing it',
  exit: 'a way out',
}

const EMPTY: readonly string[] = [
  'That is all I have for this. We could look at it from their side: what might {they} be protecting?',
  'I have no further line for this one. Tell me what has changed since, and I will look again.',
  'Nothing new from me here; the next piece has to come from the other side.',
  'Still nothing more; the first line I gave is the one that I would use.',
]

const NEXT_CARD: readonly string[] = [
  'That was my last one for this. Close to it lies {label}:',
  'For this I have no more, and beside it lies {label}:',
]

const different = (s: Situation, each: Try): string => {
  const before = lastTry(s)
  const name = MOVE_NAMES[each.move]
  if (!before || before.move === each.move)
    return (
      fresh(s, [
        'A different wording of the same idea.',
        'The same idea from another end.',
        'One more, put differently.',
        'Another way in.',
      ]) ?? ''
    )
  const bank = [`This one works by ${name}.`, `Instead, ${name}.`, `This time ${name}.`, `Another road, ${name}.`]
  return fresh(s, bank) ?? ''
}

/** The next unused try, with what is different about it; says so when the shelf is empty. */
export function* anotherReply(s: Situation): Reply {
  const tries = [...openTries(s.card, s.facts, s.memory), ...spareTries(s.card, s.facts, s.memory)]
  const move = lastTry(s)?.move
  const [each] = [...tries.filter((one) => one.move !== move), ...tries.filter((one) => one.move === move)]
  if (each) {
    for (const candidate of advise(s, s.card, { opener: different(s, each), tries: [each], sees: [], noFeeling: true }))
      yield { ...candidate, theirs: false }
  }
  yield* emptyShelf(s)
}

function* emptyShelf(s: Situation): Reply {
  yield* toolboxReply(s)
  const card = (s.card.next ?? [])
    .map((id) => findCard(id))
    .find((one): one is Card => one !== undefined && !s.memory.tries.has(`${one.id}/${one.tries[0]?.id ?? ''}`))
  const first = card ? openTries(card, s.facts, s.memory)[0] : undefined
  for (const line of EMPTY) {
    const filled = fill(line, { slots: s.slots, card: s.card })
    if (filled) yield { parts: [part('limit', filled.text)], card: s.card.id }
  }
  if (card && first) {
    for (const line of NEXT_CARD) {
      const lead = line.replace('{label}', card.label)
      yield { parts: partsOf(part('try', tryText(s, first, lead, 80))), card: card.id, try: first.id, advice: true }
    }
  }
  yield {
    parts: [
      part(
        'limit',
        'I have nothing new for this. What you have is enough for a first sentence; the answer to it will tell us more.',
      ),
    ],
    card: s.card.id,
    mayRepeat: true,
  }
}

const FAIR: readonly string[] = [
  'Fair, then it has to go another way.',
  'That tells us something: the next one has to be of another kind.',
  'Then that road is closed, and there is another.',
  'Tried and not taken, so let me change the tool.',
  'All right, we leave that one.',
  'Then I will not press it.',
  'Good that you say so; another way, then.',
]
const REASONS: readonly string[] = [
  'What is it in the line that would not come over your lips?',
  'What happened when you tried?',
  'What would get in the way first?',
  'Which part of it would fail?',
]

/** That our line failed, which is no reaction of the other side. */
const MISSED =
  /\b(?:i|we)?(?:'ve)? ?(?:already )?(?:tried|did|said) (?:that|this|it)\b|\b(?:that|this|it)?[^,.]{0,12}(?:won't|will not|wouldn't|doesn't|didn't|did not|does not|isn't|not)(?: going to)?(?: ever| really| even)? (?:work|help|do|fly|change)\b/g

/** No insistence: the reason becomes a slot, the next try is of another kind. */
export function* wontWorkReply(s: Situation): Reply {
  // with what they said, which is no part of the telling
  const rest = s.reading.shadow.text.replace(MISSED, ' ')
  const reaction = /\b(?:she|he|they|mom|dad|boss|people|everyone|nobody|'ll|will|would)\b/.test(rest)
    ? reactionIn(rest)
    : undefined
  if (reaction !== undefined) yield* whatIfReply(s, reaction)
  const move = lastTry(s)?.move
  const tries = [...openTries(s.card, s.facts, s.memory), ...spareTries(s.card, s.facts, s.memory)]
  const others = [...tries.filter((one) => one.move !== move), ...tries.filter((one) => one.move === move)]
  const told = s.reading.words.filter((word) => !word.stop).length >= 3
  const quote = told ? quoteFor(s, s.card) : undefined
  const own = quote !== undefined && quote.span.turn === s.reading.turn ? quote : undefined
  const fair = fresh(s, FAIR) ?? 'Then another way.'
  const opener = own ? `${fair} "${own.text}" is a reason that I take as it stands.` : fair
  const question = fresh(s, REASONS)
  if (others.length > 0) {
    for (const candidate of advise(s, s.card, {
      opener,
      ...(own ? { openerSpan: own.span } : {}),
      tries: others,
      sees: [],
      noFeeling: true,
      ...(question === undefined ? {} : { questions: [question] }),
    })) {
      yield { ...candidate, theirs: false }
    }
  }
  yield* emptyShelf(s)
}

const lower = (text: string): string =>
  /^(?:I\b|I'|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** What to leave out: the traps of the card, and the line that stays. */
export function* avoidReply(s: Situation): Reply {
  const traps = s.card.traps.map((each) => each.replace(/[.\s]+$/, ''))
  const head = fresh(s, [
    'What does harm there is short to tell:',
    'Three things to leave at home, or fewer:',
    'I would leave out this:',
  ])
  const { text } = s.memory
  const keep = text?.whose === 'ours' ? `What stays: ${sayable(text.text, undefined)}` : undefined
  const ask = asks(s, s.card)[0]
  yield {
    parts: partsOf(
      part('see', `${head ?? 'Leave out:'} ${traps.join('; ')}.`),
      partIf('try', keep),
      partIf('ask', ask),
    ),
    mayRepeat: true,
    card: s.card.id,
  }
}

/** The principle in a sentence and its source by name; then back to the matter. */
export function* whyReply(s: Situation): Reply {
  const { text, source, basis } = s.card.principle
  const why = lastTry(s)?.why
  const cited = /^our (?:own )?judg/i.test(source)
    ? 'That is our own judgment, from practice and not from a study.'
    : basis === 'J'
      ? `It is our judgment, leaning on ${source}.`
      : `The idea is known from ${source}.`
  const ask =
    asks(s, s.card)[0] ??
    fresh(s, [
      'Does that fit what you have seen with them?',
      'Where would it not hold in your case?',
      'Which part of it do you doubt?',
    ])
  const more = why === undefined ? '' : ` For this line: ${lower(why)}`
  yield {
    parts: partsOf(part('see', `Because of one thing: ${lower(text)} ${cited}${more}`), partIf('ask', ask)),
    mayRepeat: true,
    card: s.card.id,
  }
  yield {
    parts: partsOf(
      part('see', `Because of one thing: ${lower(text)} ${cited}`),
      part('ask', ask ?? 'Which part of it do you doubt?'),
    ),
    mayRepeat: true,
    card: s.card.id,
  }
}

/** Fixes the slot, says so in half a sentence, and redoes the phrase. */
export function* correctReply(s: Situation): Reply {
  const person = correctedPerson(s.reading)?.value
  const { when, amount } = s.reading.slots
  const what = person
    ? `${person.np} it is`
    : when
      ? `${when.value.text} it is`
      : amount
        ? `${amount.value} it is`
        : undefined
  const opener = what === undefined ? 'Thank you, noted.' : `Thank you, ${what}.`
  const span = person ? s.slots.to?.span : (when?.span ?? amount?.span)
  const again = lastTry(s)
  const fits = again && again.move !== 'time' ? [again] : []
  const tries = [...openTries(s.card, s.facts, s.memory), ...fits, ...spareTries(s.card, s.facts, s.memory)]
  const [first] = fits
  if (first) {
    const lead = person ? `For ${person.np} the line can stay:` : 'The line can stay:'
    const ask = asks(s, s.card)[0]
    yield {
      parts: partsOf(part('see', opener, span), part('try', sayable(formOf(first.say, s), lead)), partIf('ask', ask)),
      advice: true,
      card: s.card.id,
      try: first.id,
      mayRepeat: true,
    }
  }
  yield* advise(s, s.card, { opener, ...(span ? { openerSpan: span } : {}), tries })
}
