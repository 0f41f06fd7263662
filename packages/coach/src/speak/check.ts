import { countWords, sentencesOf } from '../text/words.ts'
import type { Act, Part } from '../types.ts'
import { withoutQuotes } from './fingerprints.ts'

/** Words that we do not use, in any reply. */
const BANNED =
  /\bI understand how you feel\b|\bit sounds like you\b|\bRemember,|\bgreat question\b|\bcommunication is key\b|\bbe confident\b|\bjust be yourself\b|\bas an AI\b|\bI'm here for you 24\/7|\bthat sounds (?:hard|tough|difficult)\b|\bjourney\b|\bI'm sorry to hear\b|\bI've seen\b|\bI remember\b|\bdon't worry\b/i

/** Most words for an act, and the fewest where advice is given. */
const BOUNDS: Partial<Record<Act, readonly [number, number]>> = {
  problem: [25, 150],
  script: [15, 190],
  review: [20, 190],
  rewrite: [5, 190],
  shorter: [1, 45],
  longer: [5, 120],
  thanks: [3, 45],
  bye: [3, 45],
  gibberish: [3, 45],
  vague: [5, 60],
  greet: [5, 60],
  empty: [5, 60],
}
const EVERYWHERE: readonly [number, number] = [5, 150]

/** What a reply may not be. Empty when all is well; the names go to the trace. */
type Fault =
  | 'slot'
  | 'long'
  | 'short'
  | 'questions'
  | 'phrase'
  | 'own-words'
  | 'banned'
  | 'quotes'
  | 'capital'
  | 'mark'
  | 'blanks'

type Checked = { act: Act; parts: readonly Part[]; text: string; advice: boolean; theirs: boolean }

const balanced = (text: string): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 0

const capitals = (text: string): boolean => {
  const plain = text.replace(/"[^"]*"/g, (quoted) => (/[.?!]"$/.test(quoted) ? '"Q."' : '"Q"'))
  return sentencesOf(plain).every((at) => {
    const first = plain.slice(at.start, at.end).replace(/^[\s*>(-]+/, '')[0] ?? 'A'
    return !/\p{Ll}/u.test(first)
  })
}

/** All faults of a reply. `advice` asks for a phrase or drill, `theirs` for a word of the person. */
export const faultsOf = ({ act, parts, text, advice, theirs }: Checked): Fault[] => {
  const faults: Fault[] = []
  const plain = withoutQuotes(text)
  // a bare call for help in the middle of a matter gets advice, and advice has room
  const [least, most] = (act === 'vague' && advice ? undefined : BOUNDS[act]) ?? EVERYWHERE
  const words = countWords(text)
  if (/\{\w+\}/.test(text)) faults.push('slot')
  if (words > most) faults.push('long')
  if (advice && words < least) faults.push('short')
  if ((plain.match(/\?/g)?.length ?? 0) > 1) faults.push('questions')
  if (advice && !parts.some((part) => (part.kind === 'try' || part.kind === 'draft') && part.text.trim() !== ''))
    faults.push('phrase')
  if (theirs && !parts.some((part) => part.quote !== undefined)) faults.push('own-words')
  if (BANNED.test(plain)) faults.push('banned')
  if (!balanced(text)) faults.push('quotes')
  if (!capitals(text)) faults.push('capital')
  if (/!/.test(plain)) faults.push('mark')
  return faults
}
