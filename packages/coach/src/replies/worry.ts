import { fresh, sayable } from '../speak/choose.ts'
import { advise } from './advice.ts'
import { part, type Reply, type Situation } from './candidate.ts'

/** How the person fears to sound. The word is theirs and stands alone, so that it fits every sentence. */
const FEARS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /petty|needy|desperate|jealous|clingy|dramatic|whiny|bitter|greedy|cheap/,
    [
      'A wish said once is not {word}; it is the list behind it that sounds so, and there is no list in this line.',
      'What sounds {word} is the third reason, so stop after the first.',
    ],
  ],
  [
    /rude|mean|harsh|cold|bossy|pushy|aggressive|arrogant|blunt|difficult|angry|unkind/,
    [
      'Nobody hears {word} in a line that gives a reason in one clause and ends on a question.',
      'The tone decides about {word}: slower and lower than you feel, and the words can stay.',
    ],
  ],
  [
    /weak|stupid|unprofessional|incompetent|nervous|dumb|naive|lazy|unprepared|awkward|weird|silly/,
    [
      'What sounds {word} is the apology before the point, so begin with the point.',
      'Said without a preface, the line has nothing {word} about it.',
    ],
  ],
  [
    /ungrateful|selfish|disloyal|spoiled|disrespectful|a snitch/,
    [
      'Name first, in one true clause, what you are glad of; thanks and a wish can stand side by side.',
      'One sentence of thanks with a fact in it takes {word} off the table.',
    ],
  ],
]

const WORRY =
  /\b(?:i )?(?:don't|do not|didn't|never) (?:want|like|wanna)(?: to)? (?:sound|seem|be|come (?:across|off)(?: as)?|look|appear|be seen as)(?: too| so| like)?(?: an?)? ([a-z]+)\b|\bwithout (?:sounding|being|seeming|looking)(?: too| so)? ([a-z]+)\b|\b(?:is|isn't) (?:it|that|this)(?: too| very) ([a-z]+)\b|\bwill (?:it|i|that) (?:sound|seem|look)(?: too)? ([a-z]+)\b/

const MOST = 16

/** A short message that only fears how the line may sound: an answer to that, and the line once more. */
export function* worryReply(s: Situation): Reply {
  const { text } = s.memory
  const match = s.message.words <= MOST ? WORRY.exec(s.message.text) : null
  const word = match?.slice(1).find((each) => each !== undefined)
  const bank = word === undefined ? undefined : FEARS.find(([pattern]) => pattern.test(word))?.[1]
  if (word === undefined || bank === undefined || text?.whose !== 'ours') return
  const line = fresh(
    s,
    bank.map((each) => each.replace('{word}', word)),
  )
  const ask = fresh(s, [
    'Which word in it would you not say yourself?',
    'How would you say it to somebody you trust?',
    'Which of the words would they stumble over?',
  ])
  if (line !== undefined && ask !== undefined)
    yield {
      parts: [part('see', line), part('try', sayable(text.text, 'So it can stay as it is:')), part('ask', ask)],
      mayRepeat: true,
      card: s.card.id,
    }
  if (line !== undefined) yield* advise(s, s.card, { opener: line, sees: [], noFeeling: true })
}
