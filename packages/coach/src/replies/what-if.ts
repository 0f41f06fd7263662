import { asks, formOf, fresh, quoteFor, sayable } from '../speak/choose.ts'
import { isSpent } from '../speak/fingerprints.ts'
import { turned } from '../speak/hash.ts'
import { splitPhrase } from '../speak/phrases.ts'
import type { Family, Phrase, Reaction } from '../types.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'
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
  'Then gain ten seconds, and answer the question behind it.',
  'Take it as something that can be talked about, and no more.',
]

type Trouble = { pattern: RegExp; first: readonly string[]; say: readonly Phrase[]; after: readonly string[] }

/** What may go wrong on the person's own side. */
const OWN: readonly Trouble[] = [
  {
    pattern: /\b(?:cry|crying|tear up|break down|voice (?:breaks|cracks|shakes)|choke up)\b/,
    first: [
      'Then stop, breathe out once, and look at one calm face; nobody minds waiting.',
      'Tears in your own eyes need one sentence and five seconds, and then the next word.',
    ],
    say: [{ spoken: 'Give me a moment. This matters to me.', short: 'Give me a moment.' }],
    after: [
      'Have the next sentence on paper, in large letters, so that the eyes can find it.',
      'A sip of water at that place buys the seconds that you need.',
    ],
  },
  {
    pattern:
      /\b(?:forget|blank|freeze|lose (?:my|the) (?:thread|place|words)|don't know (?:the answer|what to say)|run out of)\b/,
    first: [
      'A gap feels like a minute to you and like a breath to them.',
      'Look down at your first word, and say the last sentence once more; the next one hangs on it.',
    ],
    say: [{ spoken: 'Let me find my place.', short: 'One moment.' }],
    after: ['Then read the next word off the paper, without an excuse.', 'Nobody but you knows what was to come.'],
  },
  {
    pattern:
      /\b(?:shake|shaking|panic|stutter|stammer|blush|sweat|get (?:too |so |really )?nervous|talk too fast|ramble)\b/,
    first: [
      'The body does that for about a minute; give it something to hold and go on.',
      'It shows far less than it feels.',
    ],
    say: [{ spoken: 'I start that sentence again, slower.', short: 'Again, slower.' }],
    after: ['Feet flat, breath out to the end, and then the first word.', 'Nobody minds a second start.'],
  },
  {
    pattern:
      /\b(?:yell|yelling|shout|shouting|scream|lose (?:it|my temper)|get (?:too |so |really )?(?:angry|mad)|snap|explode)\b/,
    first: [
      'Then leave before the second loud sentence, and say when you come back.',
      'You will feel it in the hands or the neck first; that is the moment for the line.',
    ],
    say: [{ spoken: "I'm getting loud. I need ten minutes, and I'm coming back.", short: 'Ten minutes. I come back.' }],
    after: [
      'Come back at that minute, or the next break will not be believed.',
      'Outside: cold water, a walk, no phone.',
    ],
  },
  {
    pattern:
      /\b(?:say (?:the wrong thing|something (?:stupid|wrong|dumb))|mess (?:it |this )?up|screw (?:it |this )?up|make a mistake|offend)\b/,
    first: ['A wrong word can be taken back in the next sentence.', 'What people keep is how you mended it.'],
    say: [{ spoken: 'That came out wrong. What I mean is [one sentence].', short: 'What I mean is [one sentence].' }],
    after: ['Say it at once and only once.', 'Then go on as if nothing had been.'],
  },
]

/** Things that the other side may say or ask for, which are no mood. */
const SAID: readonly (readonly [RegExp, Phrase])[] = [
  [
    /\basks? (?:for|to (?:speak|talk) to) (?:my|the|a|your) (?:manager|supervisor|boss|superior|somebody|someone)/,
    {
      spoken: "I'll get [name]. Until then I stay with you: what should [name] know first?",
      short: "I'll get [name] for you.",
    },
  ],
  [
    /\b(?:been done|already (?:exists|have|tried|know)|heard (?:it|that)|nothing new|not original|too expensive|too (?:long|short|late|early|much)|not (?:good|enough|ready|interested))\b/,
    {
      spoken: 'That may be. What would make it worth a second look for you?',
      short: 'What would make it worth a look?',
    },
  ],
  [
    /\basks? (?:me )?(?:something|a question|questions|about|what|how|who|when|where)|\bwants to know\b/,
    {
      spoken: "That's a fair question. I don't know it now; you'll have it by [day].",
      short: "You'll have it by [day].",
    },
  ],
  [
    /\b(?:tells? (?:everyone|people|others|my)|gossips?|posts? it|spreads?)\b/,
    {
      spoken: "I told you that in confidence, and I'd like it to stay between us.",
      short: 'Please keep it between us.',
    },
  ],
]

const MINE =
  /\b(?:what|and|but) if (?:i|i'm|my (?:voice|mind|hands))\b|^(?:and |but )?if i\b|\bwhat (?:do|should) i (?:do|say) (?:if|when) (?:i|my)\b/

const POCKET: readonly Phrase[] = [
  { spoken: "I didn't expect that. Let me think for a moment.", short: 'Let me think for a moment.' },
  { spoken: 'I hear you. What I came to say still stands.', short: 'What I said still stands.' },
]

const lineFor = (s: Situation, reaction: Reaction | undefined): Phrase[] => {
  const known = SAID.filter(([pattern]) => pattern.test(s.message.text)).map(([, phrase]) => phrase)
  if (reaction === undefined) return [...known, ...POCKET]
  const own = s.card.ifThey[reaction]
  const spare = turned(REACTIONS[reaction].say, s.seed)
  return own && !s.memory.reactions.has(`${s.card.id}/${reaction}`) ? [own, ...spare] : spare
}

/** The person's own voice, tears or memory may fail. */
function* ownTrouble(s: Situation, told: string): Reply {
  const trouble = OWN.find(({ pattern }) => pattern.test(told))
  if (!trouble) return
  const first = fresh(s, trouble.first)
  const after = fresh(s, trouble.after)
  for (const { spoken } of trouble.say) {
    yield {
      parts: partsOf(
        partIf('see', first),
        part('try', [sayable(spoken, undefined), after].filter((each) => each !== undefined).join(' ')),
        part('ask', asks(s, s.card)[0] ?? fresh(s, ASKS) ?? 'At which place is it most likely?'),
      ),
      advice: true,
      card: s.card.id,
    }
  }
}

/** Nothing is offered by somebody who begs, so nothing is to be traded. */
const BEGGING: readonly string[] = [
  'Begging is the fright talking; stay kind, and say the same sentence again.',
  'Answer it once, softly and in the same words, and do not add a reason.',
]

/** One line for a reaction, what to do with the silence, then the own limit. */
export function* whatIfReply(s: Situation, given?: Reaction, head?: string): Reply {
  const { text: told } = s.message
  if (given === undefined && MINE.test(told)) yield* ownTrouble(s, told)
  const reaction = given ?? reactionIn(told) ?? reactionIn(s.reading.shadow.text)
  const quote = given === undefined || head === undefined ? quoteFor(s, s.card) : undefined
  const begs = reaction === 'bargains' && /\b(?:begs?|begging|pleads?|pleading)\b/.test(told)
  const first = fresh(s, reaction === undefined ? UNKNOWN : begs ? BEGGING : REACTIONS[reaction].first)
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
      parts: partsOf(partIf('see', pocket), part('try', said)),
      advice: true,
      card: s.card.id,
    }
  }
}
