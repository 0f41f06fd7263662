import { sentencesOf } from '@understory/language/words'

/** With these words a sentence turns to a second matter. */
const TURNS_TO =
  /^(?:and )?(?:also,? |two[:,.] |second(?:ly)?[:,]? |2[).:] |the other thing\b|another thing\b|and then there'?s |on top of (?:that|it|everything)\b|oh and |plus,? (?:my|the|i)\b)/i
/** Three things are a list, not two matters. */
const THIRD = /(?:^|[.!?] )(?:three|third(?:ly)?|3)[:.)]/i
const LEAST_WORDS = 9
/** So far a message is read for a second matter. */
const READ = 3_000

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** A message with two matters, each as its own text; undefined where it has one. */
export function twoMatters(message: string): [first: string, second: string] | undefined {
  const sentences = sentencesOf(message.slice(0, READ))
  const turn = sentences.findIndex((sentence, at) => at > 0 && TURNS_TO.test(sentence))
  if (turn < 0 || THIRD.test(message)) return undefined
  const [first, second] = [sentences.slice(0, turn).join(' '), sentences.slice(turn).join(' ')]
  return words(first) >= LEAST_WORDS && words(second) >= LEAST_WORDS ? [first, second] : undefined
}
