import { fresh, leads, sayable } from '../speak/choose.ts'
import { mayQuote } from '../speak/echo.ts'
import { cardOfWish, framed, type Wish } from '../speak/own-line.ts'
import { rawOf, type Shadow } from '../text/shadow.ts'
import { countWords } from '../text/words.ts'
import type { Person } from '../types.ts'
import { part, partIf, partsOf, type Reply, type Situation } from './candidate.ts'

/** Whom something is told or asked: a pronoun, or up to four words after "my" and its like. */
const WHOM = `(?:him|her|them|people|everyone|everybody|(?:my|our|the|a|an) (?:[a-z'-]+ ){0,3}?[a-z'-]+)`
/** A clause that the person could say as it stands: it speaks of "I" or "we", or says of a thing what it is or does. */
const CLAUSE = String.raw`(?:(?:i|we)(?:'\w+)? |(?:my|our|the) (?:[a-z'-]+ ){1,3}(?:is|are|isn't|aren't|was|has|have|will|won't|can't|needs?) )[^.?!;:\n()"]+`
const TELL = new RegExp(String.raw`\b(?:tell|telling|let) (?<whom>${WHOM}) (?:know )?(?:that )?(?<said>${CLAUSE})`, 'd')
/** "We can't afford it this year, how do I tell the kids": the clause stands before. */
const THEN_TELL = new RegExp(
  String.raw`(?:^|[.!?\n] ?)(?<said>(?:i|we)(?:'\w+)? [^.?!;:\n()",]+?),? (?:and |so )?(?:how|what) (?:do i|can i|should i|do we|to) (?:tell|say (?:it )?to|explain (?:it )?to|let) (?<whom>${WHOM})`,
  'd',
)
const ASK = new RegExp(
  String.raw`\b(?:ask|asking|tell|get) (?<whom>${WHOM}) (?:to|if (?:he|she|they) (?:can|could|would)) (?<said>[a-z][^.?!;:\n()"]+)`,
  'd',
)

/** Where the words to say end and the story goes on. */
const CUT =
  /,? (?:but|because|so that|so|since|without|when|while|and (?:i|he|she|they|it|we|how|what|now)|(?:in|with) a [a-z]+ (?:way|manner|tone)|politely|nicely|kindly|gently|tactfully|how|what|please)\b|,|(?: - )/
const WISH =
  /^(?:i|we)(?:'d)? (?:really |just |only |do not |don't |would )*(?:want|need|like|prefer|feel|wish|think|miss|love|hate)\b/
const NO_DEED = /^(?:not|me|about|why|what|how|where|if|out|him|her|them|know|be|go with|the|a)\b/
const FEWEST = { tell: 3, ask: 1 }
const MOST = 16

type Gender = Person['pronoun']

/** "Him" said of the one who hears it is "you"; undefined where a verb would have to change with it. */
const turnedTo = (text: string, gender: Gender): string | undefined => {
  if (gender === 'he')
    return /\bhe\b|\bhe'/.test(text) ? undefined : text.replace(/\bhim\b/g, 'you').replace(/\bhis\b/g, 'your')
  if (gender === 'she')
    return /\bshe\b|\bshe'/.test(text)
      ? undefined
      : text
          .replace(/\bher\b(?= (?:and|to|for|the|a|an|so|this|that|in|on|at|with|any\w*|back|again|about)\b|$)/g, 'you')
          .replace(/\bher\b/g, 'your')
  return text
    .replace(/\bthey('re)?\b/g, 'you$1')
    .replace(/\bthem\b/g, 'you')
    .replace(/\btheir\b/g, 'your')
}

const genderOf = (whom: string, { slots }: Situation, text: string): Gender => {
  if (whom === 'him') return 'he'
  if (whom === 'her') return 'she'
  if (/^(?:them|people|everyone|everybody)$/.test(whom)) return 'they'
  const known = slots.to?.value.pronoun ?? 'they'
  if (known !== 'they' || /\bthe(?:y|m|ir)\b/.test(text)) return known
  return /\b(?:he|him|his)\b/.test(text) ? 'he' : /\b(?:she|her)\b/.test(text) ? 'she' : 'they'
}

/** The words as the person spells them where the spelling is right, else as the reading copy has them. */
const spelled = (shadow: Shadow, start: number, end: number): string =>
  shadow.text
    .slice(start, end)
    .replace(/[^\s]+/g, (word, at: number) => {
      const { text } = rawOf(shadow, start + at, start + at + word.length)
      return text.toLowerCase() === word && text !== text.toUpperCase() ? text : word
    })
    .replace(/\bi\b/g, 'I')
    .replace(/\s+/g, ' ')
    .trim()

type Own = { line: string; wish: Wish }

const take = (s: Situation, pattern: RegExp, fewest: number): string | undefined => {
  const { shadow, zones } = s.reading
  if (zones.draft !== undefined) return undefined
  const hit = pattern.exec(shadow.text)
  const [whom, at] = [hit?.groups?.whom, hit?.indices?.groups?.said]
  if (whom === undefined || at === undefined) return undefined
  const [start, most] = at
  const clause = shadow.text.slice(start, most)
  const stop = clause.slice(2).search(CUT)
  // "i love him but he can't live here": the half after it is the one that counts
  if (stop >= 0 && /^,? but\b/.test(clause.slice(stop + 2))) return undefined
  const end = stop < 0 ? most : start + stop + 2
  const words = countWords(shadow.text.slice(start, end))
  if (words < fewest || words > MOST) return undefined
  const text = turnedTo(spelled(shadow, start, end), genderOf(whom, s, clause))
  return text !== undefined && mayQuote(`${text} `, text.toLowerCase()) ? text : undefined
}

/** What the person wants to say or ask, taken from their own message, as a line for their mouth. */
const ownLine = (s: Situation): Own | undefined => {
  const told = take(s, TELL, FEWEST.tell) ?? take(s, THEN_TELL, FEWEST.tell)
  if (told !== undefined) {
    return WISH.test(told.toLowerCase())
      ? { wish: 'want', line: framed('want', told) }
      : { wish: 'tell', line: framed('tell', told) }
  }
  const asked = take(s, ASK, FEWEST.ask)
  if (asked === undefined || NO_DEED.test(asked)) return undefined
  return /^(?:stop|quit|please stop)\b/.test(asked)
    ? { wish: 'stop', line: framed('stop', asked) }
    : { wish: 'ask', line: framed('ask', asked) }
}

const SEES: readonly string[] = [
  'Most of it stands in your message already; it only wants a beginning and somebody who hears it.',
  'You have the words. What is missing is the moment, and the nerve to leave it at that.',
  'Your own sentence is nearly the one to say, so here it is without a run-up.',
]
const ASKS: readonly string[] = [
  'What do you expect to hear back first?',
  'What would be a good answer to it?',
  'When could you say it undisturbed?',
]
const WHY: Readonly<Record<Wish, string>> = {
  tell: 'Said first and in plain words, it leaves nothing to guess; the questions come after it.',
  want: 'It says what you want and accuses nobody, and the question leaves room for an answer.',
  ask: 'One thing, asked plainly, can be answered in one word.',
  stop: 'It names one thing that can be done otherwise, and nobody has to defend a character.',
}

/** The person's own words made into the line: nothing is nearer to their matter. */
export function* ownWordsReply(s: Situation, question?: string): Reply {
  if (s.act !== 'problem') return
  const own = ownLine(s)
  if (!own || s.memory.tries.size > 0) return
  const see = fresh(s, SEES)
  const ask = question ?? fresh(s, ASKS)
  for (const lead of leads(s).slice(0, 3))
    yield {
      parts: partsOf(
        part('see', see ?? ''),
        part('try', `${sayable(own.line, lead)} ${WHY[own.wish]}`),
        partIf('ask', ask),
      ),
      advice: true,
      card: cardOfWish(own.wish),
    }
}
