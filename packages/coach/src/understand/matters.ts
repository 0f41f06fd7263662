import { normalize, sentencesOf } from '@understory/language/words'
import { READ } from '../types.ts'
import { mentionsIn } from './roles.ts'
import { wordCount } from './text.ts'

/** With these words a sentence surely turns to a second matter. */
const TURNS =
  /^(?:(?:and|oh and|also)(?: then)? )?(?:two[:,.] |two (?=(?:my|the|our|i)\b)|(?:the )?second(?:ly)?(?:[:,] | (?:one|thing)?,? ?(?:is|that)\b)|2[).:]? (?=\D)|(?:the |one |an)other thing\b(?!:)|(?:a |totally |completely )?separate(?:ly)?(?: thing)?[,:]? )/i
/** With these it may: what follows has to be something that waits for words. */
const MAY_TURN =
  /^(?:and,? |also,? |plus,? |oh and |on top of (?:that|it|everything),? |and then there'?s |(?:the )?problem is,? |meanwhile,? )/i
const WAITS = [
  /\b(?:i|we)(?:'ve| have)? (?:also |still |now |just )?(?:have|need|got|gotta|want|been meaning|meant|'d like) (?:also |still )?to (?:tell|ask|say|talk|write|call|explain|apologi[sz]e|email|text|thank|let)\b/,
  /\bstill (?:has|have|got) (?:my|our)\b|\bstill owes?\b/,
  /\basked (?:me )?(?:for|to)\b.*\b(?:can't|cant|won't|don't want|dont want)\b/,
  /\bi also (?:told|promised)\b.*\bi'?d\b/,
]
const DOES =
  /\b(?:texted|told|informed|announced|put|puts|keeps|wants|took|takes|asked|won't|wont|showed up|leaves|left|owes|stole|broke|smokes|parks)\b/
/** The writer counts them. */
const BOTH =
  /\b(?:need both|about both|both of (?:these|those|them)|(?:this|that|the first) one (?:first|is)|first (?:one|the)\b)/i
/** Three things are a list, not two matters. */
const THIRD = /(?:^|[.!?] )(?:three|third(?:ly)?|3)[:.)]/i
const LEAST_WORDS = 9

const NAME = /\b(?<![.!?] |^)[A-Z][a-z]{2,}\b/g

/** Whether a sentence speaks of somebody who was not in the text before. */
function bringsSomebody(sentence: string, before: string): boolean {
  const known = new Set(mentionsIn(normalize(before)).map(({ noun }) => noun))
  const isNew = mentionsIn(normalize(sentence)).some(({ noun }) => !known.has(noun))
  return isNew || [...sentence.matchAll(NAME)].some(([name]) => !before.includes(name))
}

function turnsAt(sentence: string, before: string, isCounted: boolean): boolean {
  if (TURNS.test(sentence)) return true
  if (!MAY_TURN.test(sentence)) return false
  const plain = normalize(sentence)
  if (WAITS.some((pattern) => pattern.test(plain))) return true
  if (!/^also\b/i.test(sentence)) return false
  return isCounted || (DOES.test(plain) && bringsSomebody(sentence.replace(/^also,? /i, ''), before))
}

/** A message with two matters, each as its own text; undefined where it has one. */
export function twoMatters(message: string): [first: string, second: string] | undefined {
  const sentences = sentencesOf(message.slice(0, READ))
  const isCounted = BOTH.test(message)
  const turn = sentences.findIndex(
    (sentence, at) => at > 0 && turnsAt(sentence, sentences.slice(0, at).join(' '), isCounted),
  )
  if (turn < 0 || THIRD.test(message)) return undefined
  const [first, second] = [sentences.slice(0, turn).join(' '), sentences.slice(turn).join(' ')]
  return wordCount(first) >= LEAST_WORDS && wordCount(second) >= LEAST_WORDS ? [first, second] : undefined
}

const OWN = /\b(?:my|our) (?:[a-z]+ )?$/

/** Whom of their own the writer brings in with the second matter: "your brother". */
export function whoElse(first: string, second: string): string | undefined {
  const known = new Set(mentionsIn(normalize(first)).map(({ role }) => role.id))
  const plain = normalize(sentencesOf(second)[0] ?? '')
  const own = mentionsIn(plain).find(({ start }) => OWN.test(plain.slice(0, start)))
  return own && !known.has(own.role.id) && own.role.group !== 'public' ? `your ${own.noun}` : undefined
}
