import type { Axis } from '../acts/follow.ts'
import type { Origin } from '../speak/phrases.ts'
import type { Move } from '../types.ts'
import { type Change, changesBetween } from './changes.ts'
import {
  dropHedges,
  dropLedger,
  dropRunUp,
  dropTail,
  isEmptySentence,
  softenOrder,
  tighten,
  unshout,
  unwrapRequest,
} from './edits.ts'
import { joinLetter, letterOf } from './letter.ts'

type Pair = readonly [RegExp, string]

/** Contractions opened; only those that can be read one way. */
const OPEN: readonly Pair[] = [
  [/\bwon't\b/g, 'will not'],
  [/\bWon't\b/g, 'Will not'],
  [/\bcan't\b/g, 'cannot'],
  [/\bCan't\b/g, 'Cannot'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must)n't\b/gi, '$1 not'],
  [/\b(I)'m\b/g, '$1 am'],
  [/\b(I|you|we|they|You|We|They)'ve\b/g, '$1 have'],
  [/\b(I|you|he|she|it|we|they|You|He|She|It|We|They|That|that)'ll\b/g, '$1 will'],
  [/\b(you|we|they|You|We|They)'re\b/g, '$1 are'],
  [/\b(I|you|we|they|You|We|They|he|she|He|She)'d (like|rather|prefer|be|love|say)\b/g, '$1 would $2'],
  [/\b(it|that|It|That|here|Here|there|There)'s (been|got)\b/g, '$1 has $2'],
  [/\b(it|that|It|That|here|Here|there|There)'s\b/g, '$1 is'],
  [/\bLet's\b/g, 'Let us'],
  [/\blet's\b/g, 'let us'],
]

const CLOSED: readonly Pair[] = [
  [/\bwill not\b/g, "won't"],
  [/\b(?:cannot|can not)\b/g, "can't"],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/g, "$1n't"],
  [/\bI am (?=\w)/g, "I'm "],
  [/\b(I|you|he|she|it|we|they|You|He|She|It|We|They) will (?=\w)/g, "$1'll "],
  [/\b(you|we|they|You|We|They) are (?=\w)/g, "$1're "],
  [/\b(I|you|we|they|You|We|They) would (?=like|rather|prefer|love)/g, "$1'd "],
  [/\b(it|that|It|That) is (?=\w)/g, "$1's "],
]

const FORMAL: readonly Pair[] = [
  [/^(?:hi|hey)\b/i, 'Hello'],
  [/\bThanks\b/g, 'Thank you'],
  [/\bthanks\b/g, 'thank you'],
  [/\b(?:OK|Okay|Ok)\b/g, 'All right'],
  [/\b(?:ok|okay)\b/g, 'all right'],
  [/\bCan you\b/g, 'Could you'],
  [/\bcan you\b/g, 'could you'],
  [/\bkids\b/g, 'children'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\ba lot of\b/g, 'much'],
]

const CASUAL: readonly Pair[] = [
  [/^Dear (?=\p{Lu})/u, 'Hi '],
  [/^Hello\b/, 'Hi'],
  [/\bThank you\b(?! for)/g, 'Thanks'],
  [/\bCould you\b/g, 'Can you'],
  [/\bcould you\b/g, 'can you'],
  [/\b(?:Kind regards|Best regards|Sincerely|Yours sincerely|Regards)\b/g, 'Best'],
  [/\bI would be grateful if you could\b/g, 'Could you'],
  [/\bWould it be all right to\b/g, 'OK to'],
]

const FIRM: readonly Pair[] = [
  [/\bI'd like\b/g, 'I want'],
  [/\bI would like\b/g, 'I want'],
  [/\bI'd rather not\b/g, "I won't"],
  [/\bI'd prefer\b/g, 'I want'],
  [/\bMaybe we could\b/g, 'We can'],
  [/\bI'm afraid I can't\b/g, "I can't"],
  [/\bI don't think I can\b/g, "I can't"],
  [/\bSorry,? but /g, ''],
  [/\bI'm sorry,? but /g, ''],
]

const WARM_START: Record<Move, string> = {
  ask: 'I know that you have other things on your plate.',
  refuse: 'Thank you for thinking of me.',
  own: 'This has been on my mind.',
  repair: 'I want us to be all right.',
  'name-it': 'I care how things are between us.',
  limit: 'I want this to go well for both of us.',
  choice: 'I want it to suit you too.',
  hear: 'There is no rush.',
  'open-question': 'I would really like to understand.',
  'fact-first': 'I wanted you to hear this from me.',
  praise: 'I have been meaning to tell you.',
  drill: '',
  time: 'No hurry on my side.',
  write: 'I hope you are well.',
  exit: 'It was good to see you.',
}

const run = (text: string, pairs: readonly Pair[]): string =>
  pairs.reduce((sofar, [pattern, to]) => sofar.replace(pattern, to), text)

const upperFirst = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`)

const firmRequest = (sentence: string): string => {
  const match = /^(?:could|can|would) you (?:please )?(.+)\?$/i.exec(sentence)
  return match ? `Please ${match[1] ?? ''}.` : sentence
}

const sentencewise = (text: string, change: (sentence: string) => string): string => {
  const letter = letterOf(text)
  return joinLetter({ ...letter, body: letter.body.map(change).filter((each) => each !== '') })
}

const firm = (text: string): string => {
  const bare = sentencewise(text, (sentence) => {
    if (isEmptySentence(sentence)) return ''
    const steps = [dropTail, unwrapRequest, dropRunUp, dropHedges]
    const soft = steps.reduce((sofar, step) => step(sofar)?.text ?? sofar, sentence)
    return firmRequest(run(soft, FIRM))
  })
  return upperFirst(bare)
}

const WARM_PAIRS: readonly Pair[] = [
  [/\bI need you to\b/g, 'Could I ask you to'],
  [/\bYou must\b/g, 'Please'],
  [/\bYou have to\b/g, 'Please'],
  [/\bI want\b/g, "I'd like"],
]

const kinder = (sentence: string): string =>
  dropLedger(sentence)?.text ?? softenOrder(sentence)?.text ?? unshout(sentence)?.text ?? sentence

const warm = (text: string, origin: Origin | undefined): string => {
  const softer = run(origin ? text : sentencewise(text, kinder), WARM_PAIRS)
  const move = origin?.try?.move
  const start = move === undefined ? '' : WARM_START[move]
  const letter = letterOf(softer)
  if (start !== '' && !text.includes(start)) return joinLetter({ ...letter, body: [start, ...letter.body] })
  if (softer !== text) return softer
  const thanked = /\bthank/i.test(text)
  // only a letter has a reader to thank
  return thanked || letter.greeting === undefined
    ? text
    : joinLetter({ ...letter, body: [...letter.body, 'Thank you for reading this.'] })
}

/** A text changed along one axis by certain edits only; nothing where no edit applies. */
export const changeAlong = (text: string, axis: Axis, origin: Origin | undefined): string | undefined => {
  const say = origin?.try?.say
  const ours = axis === 'formal' ? say?.formal : axis === 'casual' ? say?.casual : undefined
  if (ours !== undefined && ours !== text) return ours
  const changed =
    axis === 'formal'
      ? run(run(text, OPEN), FORMAL)
      : axis === 'casual'
        ? run(run(text, CLOSED), CASUAL)
        : axis === 'firm'
          ? firm(text)
          : axis === 'warm'
            ? warm(text, origin)
            : sentencewise(text, (sentence) =>
                [dropTail, unwrapRequest, dropRunUp, dropHedges, tighten].reduce(
                  (sofar, step) => step(sofar)?.text ?? sofar,
                  sentence,
                ),
              )
  const neat = upperFirst(changed.replace(/ {2,}/g, ' ').trim())
  const same = neat === text.trim() || changesBetween(text, neat).length === 0
  return (same && text.split(/\s+/).length <= 160) || neat === text.trim() || neat === '' ? undefined : neat
}

const KEPT: Record<Axis, readonly string[]> = {
  formal: [
    'What it asks is the same.',
    'The content stays; the manners changed.',
    'Same request, in its good clothes.',
  ],
  casual: ['What you ask is kept.', 'Same request, in house shoes.', 'The wish stands where it stood.'],
  warm: ['The wish is kept.', 'What you want is still in it, unchanged.', 'It still asks for the same thing.'],
  firm: ['The facts are the same.', 'Nothing was added to what you want.', 'It asks for what it asked before.'],
  plain: ['The content is kept.', 'It says the same in fewer turns.', 'Nothing of the matter went.'],
}
const FEW = 9
const words = (text: string): number => text.split(/\s+/).filter((each) => each !== '').length

/** A first sentence that was not there before. */
const newFront = (before: string, after: string): string | undefined => {
  const front = /^[^.!?]+[.!?]/.exec(after)?.[0]
  const rest = front === undefined ? '' : after.slice(front.length).trim()
  const begins = before.split(/\s+/).slice(0, 3).join(' ').toLowerCase()
  return front !== undefined && rest !== '' && !before.includes(front) && softStart(rest) === softStart(begins)
    ? front
    : undefined
}

const softStart = (text: string): string => run(text, WARM_PAIRS).toLowerCase().split(/\s+/).slice(0, 2).join(' ')

const saidOf = ({ out, put }: Change): string => {
  const [old, fresh] = [out.replaceAll('"', "'"), put.replaceAll('"', "'")]
  if (fresh === '') return `"${old}" went out`
  return old === '' ? `"${fresh}" came in` : `"${old}" became "${fresh}"`
}

/**
 * What a change kept and what it moved, read off the two wordings themselves: at most two places are named, and only
 * changes that happened.
 */
export const keptLine = (axis: Axis, before: string, after: string, seed: number): string => {
  const kept = KEPT[axis][seed % KEPT[axis].length] ?? ''
  const front = newFront(before, after)
  if (front !== undefined) {
    const rest = changesBetween(before, after.slice(front.length)).length
    return `${kept} ${upperFirst(`"${front.replaceAll('"', "'").replace(/[.!?]$/, '')}"`)} stands in front now${rest > 0 ? ', and a word or two became softer' : ''}.`
  }
  const changes = changesBetween(before, after)
  // a wording that was written anew is no list of edits
  if (changes.length > 3) return kept
  const small = changes.filter(({ out, put }) => words(out) <= FEW && words(put) <= FEW)
  const named = small.slice(0, 2).map(saidOf)
  const [first, second] = named
  if (first === undefined) return kept
  const more = changes.length > named.length ? ', and there is a little more of that kind' : ''
  return `${kept} ${upperFirst(first)}${second === undefined ? '' : `, and ${second}`}${more}.`
}
