import { fresh, openTries, quoteFor, sayable } from '../speak/choose.ts'
import { fill } from '../speak/fill.ts'
import { isSpent } from '../speak/fingerprints.ts'
import { countWords } from '../text/words.ts'
import type { Reaction } from '../types.ts'
import { advise } from './advice.ts'
import { part, partIf, partsOf, type Reply, type Situation, withQuote } from './candidate.ts'
import { REACTIONS, reactionIn } from './reactions.ts'
import { whatIfReply } from './what-if.ts'

const MOMENTS: readonly string[] = [
  'When the moment comes:',
  'To begin with:',
  'For the pocket:',
  'The line to carry:',
  'On the way there, once under your breath:',
  'If you forget all the rest:',
]
const DOORS: readonly string[] = [
  'Come back with the answer, and we will answer it.',
  'Whatever comes back, we can look at it here.',
  'If it goes sideways, bring me the sentence where it turned.',
  'I hope it lands well.',
  'Tell me how it went, if you like.',
  'Bring me the reply and we take the next one.',
  'The rest will show itself; I am here for the next sentence.',
]

const carried = (s: Situation): string | undefined => {
  const text = s.memory.carry ?? s.memory.text
  if (text?.whose !== 'ours') return undefined
  const short = text.origin?.try?.say.short
  const line = short !== undefined && countWords(short) < countWords(text.text) ? short : text.text
  const own = countWords(line.replace(/\[[^\]]*\]/g, ' '))
  return countWords(line) <= 16 && own >= 3 ? line : undefined
}

const OK_ONLY =
  /^(?:(?:ok|okay|k|cool|nice|good|right|alright|all right|got it|i see|makes sense|sounds good|fair|fair enough|true|lol|haha|noted|sure|will do|great|perfect|understood|hm+|oh)[\s,.!]*)+$/

/** "Thanks" gets the one line to carry and an open door; a bare "ok" gets the offer of the likely reply. */
export function* thanksReply(s: Situation): Reply {
  const line = carried(s)
  if (OK_ONLY.test(s.message.text) && line !== undefined && s.memory.tries.size > 0) {
    const offer = fresh(s, [
      'Do you want the line for the moment when the answer may be no?',
      'Which part of it could still go wrong?',
      'When would be a good moment for it?',
      'Shall we look at the answer that you fear most?',
      'What might the first answer be?',
    ])
    if (offer !== undefined)
      yield {
        parts: [
          part('see', fresh(s, ['Good.', 'All right.', 'Then one step further.', 'Fine.']) ?? 'Good.'),
          part('ask', offer),
        ],
        mayRepeat: true,
      }
  }
  const door = fresh(s, DOORS)
  const when = s.slots.when?.value
  const moment = fresh(
    s,
    when && when.urgency !== 'past' && when.urgency !== 'now' ? ['When the day comes:', ...MOMENTS] : MOMENTS,
  )
  if (line !== undefined && moment !== undefined)
    yield {
      parts: partsOf(part('try', sayable(line, moment)), partIf('see', door)),
      mayRepeat: true,
    }
  yield {
    parts: [
      part(
        'see',
        fresh(s, [
          'Gladly. Come back when there is something to answer.',
          'You are welcome. Come back whenever there is more.',
          'Any time. One sentence at a time is enough.',
        ]) ?? 'Gladly.',
      ),
    ],
    mayRepeat: true,
  }
}

/** A goodbye gets the line to carry, no question. */
export function* byeReply(s: Situation): Reply {
  const line = carried(s)
  if (line !== undefined)
    yield {
      parts: [
        part('try', sayable(line, fresh(s, ['To take along:', 'For the road:', 'In the pocket:']))),
        part('see', 'Take care.'),
      ],
      mayRepeat: true,
    }
  yield {
    parts: [
      part(
        'see',
        fresh(s, [
          'Take care, and come back when there is something to say.',
          'See you, then. Come back whenever there is more.',
          'Until then.',
        ]) ?? 'Take care.',
      ),
    ],
    mayRepeat: true,
  }
}

const GOOD =
  /\b(?:well|great|good|worked|yes|agreed|accepted|hugged|thanked|happy|relieved|amazing|better|fine|helped|loved|apologized|smiled|proud|success|awesome|perfect|ok)\b/
const BAD =
  /\b(?:bad|badly|awful|terrible|worse|disaster|yelled|cried|angry|mad|hung up|ignored|blocked|no|refused|walked out|laughed|backfired|fight|blew up|screamed|didn't (?:work|help|go)|silent|nothing|bombed|horrible|mess|upset|froze|forgot|wrong)\b/

const KEEP: readonly string[] = [
  'Keep it as a rule of your own: when it comes up again, you begin the same way.',
  'Write down the first sentence you used; that one is yours from now on.',
  'Next time it begins there: same place, same first words.',
]
const DONE: readonly string[] = [
  '{quote}: that was your doing, in that very moment.',
  '{quote} is what you made happen; the words were only the tool.',
  'You said it, and {quote} came of it.',
]
const REPAIR: readonly string[] = [
  '"I keep thinking about how it ended. I\'d like to hear your side, and only listen."',
  '"That came out wrong. What I meant was [one sentence]. Can I say it again?"',
  '"It went badly between us, and I want to mend it. Is tomorrow a better day?"',
]
const HURT: readonly string[] = [
  'With {quote}, the talk is interrupted, and that is less than over.',
  '{quote} hurts, and it leaves one small thing to do.',
  'A talk that ended on {quote} can be taken up again, in a smaller piece.',
  '{quote} is an answer to the moment, and seldom the last one.',
  'After {quote}, the smallest step is the right one.',
]

/** Answers that leave the talk open: each has a line of its own, and nothing needs mending. */
const STANCES: ReadonlySet<Reaction> = new Set<Reaction>([
  'laughs',
  'denies',
  'delays',
  'refuses',
  'blames',
  'bargains',
  'guilt',
  'why',
])
const HEARD: readonly string[] = [
  '{quote} is where it stands now, and it can be answered.',
  'So the answer was {quote}.',
  'You said it, and what came back was {quote}.',
]

/** What the tone of a quoted answer comes to, where no reaction is named. */
const TONES: readonly (readonly [Reaction, RegExp])[] = [
  [
    'angry',
    /\b(?:useless|idiots?|stupid|ridiculous|disgusting|never again|worst|a joke|money back|wtf|fuck\w*|shut up|liars?|scam\w*|unacceptable|pathetic|crazy|hate)\b/,
  ],
  ['why', /\bwhy\b|\bhow come\b/],
  ['delays', /\b(?:maybe|later|not now|next (?:week|month|year|quarter)|we'll see|busy|think about it)\b/],
  ['refuses', /\b(?:no|not possible|can't|won't|never|impossible|denied)\b/],
  ['agrees', /\b(?:yes|ok|sure|fine|deal|of course)\b/],
]

const ANSWERED: readonly string[] = [
  'You answer {quote}, and leave the tone around it unanswered.',
  '{quote} is their side of it; yours can be short.',
  'Let {quote} stand for a minute before anything goes back.',
]

/** They answered, and the answer stands there word for word. */
function* quotedAnswer(s: Situation): Reply {
  const { zones, shadow } = s.reading
  const theirs = zones.reported.map((at) => shadow.text.slice(at.start, at.end)).join(' ')
  const reaction = TONES.find(([, pattern]) => pattern.test(theirs))?.[0]
  if (theirs === '' || reaction === undefined || reaction === 'agrees' || !s.shelved) return
  const quote = quoteFor(s, s.card)
  const head = quote
    ? fresh(
        s,
        ANSWERED.map((each) => withQuote(each, quote)),
      )
    : undefined
  yield* whatIfReply(s, reaction, head)
}

/** How it went: well keeps what did it, badly gets the smallest repair for today. */
export function* reportReply(s: Situation): Reply {
  yield* quotedAnswer(s)
  const { text } = s.message
  const quote = quoteFor(s, s.card)
  const own = quote !== undefined && quote.span.turn === s.reading.turn ? quote : undefined
  const bad =
    BAD.test(text) &&
    !(
      GOOD.test(text) &&
      !/\bbut\b|\bnot\b|didn't/.test(text) &&
      !/\b(?:cried|yelled|hung up|walked out|disaster|laughed)\b/.test(text)
    )
  const line = (bank: readonly string[]): string | undefined =>
    own
      ? bank
          .map((each) => fill(each, { slots: s.slots, quote: own })?.text)
          .find((each) => each !== undefined && !isSpent(s.memory.spent, each))
      : undefined
  if (!bad && GOOD.test(text)) {
    const keep = fresh(s, KEEP)
    yield {
      parts: partsOf(part('see', line(DONE) ?? 'That was your doing.', own?.span), partIf('try', keep)),
    }
    yield { parts: [part('see', 'That was your doing, and it is worth keeping.')], mayRepeat: true }
    return
  }
  const reaction = reactionIn(s.reading.shadow.text)
  if (reaction !== undefined && STANCES.has(reaction)) yield* whatIfReply(s, reaction, line(HEARD))
  const head =
    line(HURT) ??
    (reaction ? fresh(s, REACTIONS[reaction].first) : undefined) ??
    'Then the smallest step is the right one now.'
  const repair = REPAIR.find(
    (each) =>
      !s.memory.phrases.has(
        each
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      ),
  )
  const ask = fresh(s, [
    'What was the last thing that was said, word for word?',
    'What came right before it turned?',
    'What would you like to be true between you by the weekend?',
  ])
  if (repair !== undefined) {
    yield {
      parts: partsOf(
        part('see', head, own?.span),
        part('try', `For today, one line is enough: ${repair} It asks for little and opens the door again.`),
        partIf('ask', ask),
      ),
      advice: true,
    }
  }
  yield* advise(s, s.card, { tries: openTries(s.card, s.facts, s.memory) })
}
