import { asks, formOf, fresh, quoteFor, sayable } from '../speak/choose.ts'
import { isSpent } from '../speak/fingerprints.ts'
import { turned } from '../speak/hash.ts'
import { splitPhrase } from '../speak/phrases.ts'
import type { Family, Phrase, Reaction } from '../types.ts'
import { part, partsOf, type Reply, type Situation } from './candidate.ts'
import { REACTIONS, reactionIn } from './reactions.ts'

const ASKS: readonly string[] = [
  'What would you like to have said by then, whatever comes back?',
  'What happened the last time it went that way?',
  'Which of those words would come most easily to you?',
]
/** Families in which a talk can turn into a fight, so the way out is worth a line. */
const HEATED: ReadonlySet<Family> = new Set<Family>([
  'hard-talk',
  'refuse',
  'money',
  'home',
  'parent',
  'feedback-give',
  'serve',
  'class',
])
const HEAT: ReadonlySet<Reaction> = new Set<Reaction>(['angry', 'blames', 'guilt', 'bargains', 'laughs'])
const LIMITS: readonly string[] = [
  'You may end the talk at any time: "I\'d like to stop here. Again tomorrow."',
  'If it gets too much: "Let\'s leave it for today."',
  'And if it goes in circles: "I\'ve said it. I\'d like to leave it there for now."',
]

const UNKNOWN: readonly string[] = [
  'That may happen, and it is easier to meet with a sentence in the pocket.',
  'You need not be ready for everything, only for the first ten seconds of it.',
]

const POCKET: readonly Phrase[] = [
  { spoken: "I didn't expect that. Let me think for a moment.", short: 'Let me think for a moment.' },
  { spoken: 'I hear you. What I came to say still stands.', short: 'What I said still stands.' },
]

const lineFor = (s: Situation, reaction: Reaction | undefined): Phrase[] => {
  if (reaction === undefined) return [...POCKET]
  const own = s.card.ifThey[reaction]
  const spare = turned(REACTIONS[reaction].say, s.seed)
  return own && !s.memory.reactions.has(`${s.card.id}/${reaction}`) ? [own, ...spare] : spare
}

/** One line for a reaction, what to do with the silence, then the own limit. */
export function* whatIfReply(s: Situation, given?: Reaction, head?: string): Reply {
  const reaction = given ?? reactionIn(s.message.text)
  const quote = given === undefined || head === undefined ? quoteFor(s, s.card) : undefined
  const first = fresh(s, reaction === undefined ? UNKNOWN : REACTIONS[reaction].first)
  for (const phrase of lineFor(s, reaction)) {
    const { stage, words } = splitPhrase(formOf(phrase, s))
    const said = sayable(stage !== undefined && words === '' ? `(${stage})` : formOf(phrase, s), undefined)
    if (
      s.memory.phrases.has(
        said
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
    )
      continue
    const after = reaction === undefined ? undefined : fresh(s, REACTIONS[reaction].after)
    const heated =
      reaction !== undefined &&
      HEAT.has(reaction) &&
      HEATED.has(s.card.family) &&
      !(after !== undefined && /\bend\b|leave|stop/.test(after))
    const limit = heated ? fresh(s, LIMITS) : undefined
    for (const ask of [...asks(s, s.card), ...ASKS].slice(0, 5)) {
      if (isSpent(s.memory.spent, ask) || s.memory.question === ask) continue
      yield {
        parts: partsOf(
          head === undefined && first === undefined
            ? undefined
            : part('see', [head, first].filter((each) => each !== undefined).join(' '), quote?.span),
          part('try', [said, after, limit].filter((each) => each !== undefined).join(' ')),
          part('ask', ask),
        ),
        advice: true,
        card: s.card.id,
      }
    }
  }
  // the line for it was given already
  const pocket = fresh(s, UNKNOWN)
  for (const phrase of POCKET) {
    const said = sayable(phrase.spoken, undefined)
    yield {
      parts: partsOf(pocket === undefined ? undefined : part('see', pocket), part('try', said)),
      advice: true,
      card: s.card.id,
    }
  }
}
