import { asksFirstLine } from '../acts/matter.ts'
import { holdAll } from '../retrieve/predicates.ts'
import { joinLetter } from '../review/letter.ts'
import { reviewOf } from '../review/review.ts'
import { asks, formOf, fresh, leads, openTries, quoteFor, sayable, spareTries } from '../speak/choose.ts'
import { isSpent } from '../speak/fingerprints.ts'
import { splitPhrase } from '../speak/phrases.ts'
import { countWords } from '../text/words.ts'
import type { Phrase, Reaction } from '../types.ts'
import { advise } from './advice.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'
import { guessedAs } from './guess.ts'
import { asMailReply, firstLineReply } from './line-asks.ts'
import { weakReply } from './problem.ts'

const FILL_IN: readonly string[] = [
  'In the brackets stand the things that only you know.',
  'Fill in the brackets and read it aloud once before it goes out.',
  'The brackets are yours; the rest can stay.',
]
const NO_FILL: readonly string[] = [
  'It can go out as it stands.',
  'Read it aloud once; where you stumble, change the word.',
]

const LIKELY: readonly Reaction[] = ['refuses', 'why', 'angry', 'guilt', 'silent', 'delays', 'denies']
const NAMES: Partial<Record<Reaction, string>> = {
  refuses: 'If the answer is no',
  why: 'If the question is why',
  angry: 'If it gets loud',
  guilt: 'If you are made to feel guilty',
  silent: 'If nothing comes back',
  delays: 'If it is put off',
  denies: 'If it is denied',
}

const wantsWriting = (s: Situation): boolean =>
  /\b(?:e-?mail|text|message|letter|note|reply|response|post|card|slack|dm|condolence)\b/.test(s.message.text) ||
  s.slots.medium?.value === 'email' ||
  s.slots.medium?.value === 'letter'

const CLOSED_ASKS: readonly string[] = ['What should they do once they have read it?', 'What do you hope comes back?']
const OPEN_ASKS: readonly string[] = ['Which of the brackets is hardest to fill?', ...CLOSED_ASKS]

/** What is said becomes a mail by a greeting and a close, where the card has no written form of it. */
const writtenOf = (say: Phrase, asked: string): string => {
  if (say.written !== undefined) return say.written
  const { stage, words } = splitPhrase(say.spoken)
  if (stage !== undefined || !/\b(?:e-?mail|letter)\b/.test(asked)) return say.spoken
  return joinLetter({ greeting: 'Hello [name],', body: [words], close: 'Kind regards, [your name]', breaks: false })
}

/** "Write it for me": the text first, then what to fill in, then one question. */
export function* scriptReply(s: Situation): Reply {
  if (
    s.memory.problem.length <= 1 &&
    s.reading.words.filter((word) => !word.stop).length < 3 &&
    s.memory.card === undefined
  ) {
    yield {
      parts: [part('see', 'Gladly.'), part('ask', 'Who is it for, and what should they do once they have read it?')],
    }
  }
  if (asksFirstLine(s.message.text)) yield* firstLineReply(s)
  yield* asMailReply(s)
  const main = s.card.tries.slice(0, 1).filter((each) => holdAll(each.when, s.facts))
  const tries = [
    ...main,
    ...openTries(s.card, s.facts, s.memory),
    ...spareTries(s.card, s.facts, s.memory),
    ...s.card.tries,
  ]
  const writing = wantsWriting(s)
  const quote = quoteFor(s, s.card)
  const named = guessedAs(s)
  for (const each of [...tries.filter((one) => !writing || one.say.written !== undefined), ...tries]) {
    const phrase = writing ? writtenOf(each.say, s.message.text) : formOf(each.say, s)
    const { words } = splitPhrase(phrase)
    if (words === '') continue
    const fillIn = fresh(s, phrase.includes('[') ? FILL_IN : NO_FILL)
    const ask = asks(s, s.card)[0] ?? fresh(s, phrase.includes('[') ? OPEN_ASKS : CLOSED_ASKS)
    const lines = [sayable(phrase, undefined)]
    if (!writing) {
      for (const reaction of LIKELY.filter((one) => s.card.ifThey[one] !== undefined).slice(0, 2)) {
        const answer = s.card.ifThey[reaction]
        const said = answer ? splitPhrase(answer.spoken) : undefined
        if (answer && said?.stage === undefined)
          lines.push(`${NAMES[reaction] ?? 'Then'}: ${sayable(answer.spoken, undefined)}`)
      }
    }
    yield {
      parts: partsOf(
        partIf('see', named),
        part('draft', lines.join('\n\n'), quote?.span),
        partIf('try', fillIn),
        partIf('ask', ask),
      ),
      advice: true,
      card: s.card.id,
      try: each.id,
    }
  }
  if (!s.shelved) yield* weakReply(s)
}

/** "Is that better?": the text on the table measured once more; what is left to do is said, and nothing is praised. */
function* secondLook(s: Situation, text: string): Reply {
  const review = reviewOf(text, { context: s.context, told: s.facts.told })
  const [finding] = review.findings
  const blanks = text.match(/\[[^\]]*\]/g) ?? []
  const open =
    blanks.length === 0 ? 'Nothing is left open in it.' : `Still to fill: ${[...new Set(blanks)].join(', ')}.`
  const ask = fresh(s, ['Who else will read it?', 'What do you hope comes back?', 'Which word in it is not yours?'])
  yield {
    parts: partsOf(
      part('see', finding ? review.see : `Yes: ${countWords(text)} words, and I find nothing more to cut.`),
      review.rewritten === undefined ? part('try', open) : part('draft', review.rewritten),
      partIf('ask', ask),
    ),
    mayRepeat: true,
  }
}

/** A pasted text: the best thing in it, the one change, the whole rewritten, one question. */
export function* reviewReply(s: Situation): Reply {
  const { draft } = s.reading.zones
  if (!draft && s.memory.text) {
    yield* secondLook(s, s.memory.text.text)
    return
  }
  if (!draft) {
    yield { parts: [part('see', 'Gladly.'), part('ask', 'Could you paste the text here, as it stands?')] }
    yield { parts: [part('see', 'Paste it here as it stands, and say whom it is for.')], mayRepeat: true }
    return
  }
  const text = s.reading.slots.draft?.value ?? ''
  const span = s.reading.slots.draft?.span
  const review = reviewOf(text, {
    context: s.context,
    ...(s.slots.medium ? { medium: s.slots.medium.value } : {}),
    told: s.facts.told,
  })
  const asksLeft = review.asks.filter((each) => !isSpent(s.memory.spent, each))
  const question = asksLeft[0]
  yield {
    parts: partsOf(
      part('see', review.see, span),
      partIf('draft', review.rewritten),
      partIf('try', review.note),
      partIf('ask', question),
    ),
    mayRepeat: true,
  }
  yield {
    parts: partsOf(part('see', review.see, span), partIf('try', review.note), partIf('ask', question)),
    mayRepeat: true,
  }
}

const NO_STAGE: readonly string[] = [
  'Playing the other part is not here yet, so practice it aloud:',
  "I can't play the other side yet; the line can be practiced all the same:",
]
const HOW: readonly string[] = [
  'Three times standing: once too slowly, once as you would say it, once looking at something at eye level.',
  'Once to the wall, once to the mirror, once while walking; the third time it is yours.',
  'Aloud twice, and the second time stop for two seconds before the last sentence.',
]

/** No rehearsal stage yet: says so and gives the line to practice aloud. */
export function* rehearseReply(s: Situation): Reply {
  const head = fresh(s, NO_STAGE) ?? 'Then aloud, on your own:'
  const { text } = s.memory
  const known = s.memory.tries.size > 0 && text?.whose === 'ours'
  const how = isSpent(s.memory.spent, s.card.exercise) || !s.shelved ? fresh(s, HOW) : s.card.exercise
  const reaction = LIKELY.find(
    (one) => s.card.ifThey[one] !== undefined && !s.memory.reactions.has(`${s.card.id}/${one}`),
  )
  const answer = reaction ? s.card.ifThey[reaction] : undefined
  const then =
    answer && reaction && splitPhrase(answer.spoken).stage === undefined
      ? `${NAMES[reaction] ?? 'Then'}, the next line is ${sayable(answer.spoken, undefined)}`
      : undefined
  if (known && text) {
    yield {
      parts: partsOf(
        part('limit', `${head} ${sayable(text.text, undefined)}`),
        part('try', [how, then].filter((each) => each !== undefined).join(' ')),
        part(
          'ask',
          fresh(s, ['What is the first answer that you expect?', 'Where did it get stuck when you said it?']) ??
            'How did it sound?',
        ),
      ),
      mayRepeat: true,
      card: s.card.id,
    }
    return
  }
  if (s.shelved || s.memory.problem.length > 1) {
    const [first] = openTries(s.card, s.facts, s.memory)
    if (first) {
      yield {
        parts: partsOf(
          part('limit', `${head} ${sayable(formOf(first.say, s), undefined)}`),
          part('try', how ?? first.why),
          part('ask', asks(s, s.card)[0] ?? 'What is the first answer that you expect?'),
        ),
        card: s.card.id,
        try: first.id,
        mayRepeat: true,
      }
    }
  }
  yield {
    parts: [
      part(
        'limit',
        "I can't play the other side yet. I can give you a line to say aloud and the answer that may come.",
      ),
      part(
        'ask',
        `Who would you say it to, and about what: ${s.voice.doors[0]}, ${s.voice.doors[1]}, or ${s.voice.doors[2]}?`,
      ),
    ],
    mayRepeat: true,
  }
  yield* advise(s, s.card, { opener: leads(s)[0] ?? head })
}
