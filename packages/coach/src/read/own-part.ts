import type { Stretch } from '../text/words.ts'

/** Somebody else, and what that person does again and again. */
const COMPLAINT =
  /\b(?:never|always|keeps?|constantly|hardly|won't|doesn't|don't|every (?:time|day|night|evening|week|single)|all the time|(?:he|she|they|nobody|everyone|people|customers|my (?:\w+ )?\w+|an? \w+) \w+s)\b/
const MINE = /\b(?:i|i'm|i've|my fault|i'd)\b/
/** What the person then does, by habit: in the present tense, so one evening to be sorry for is no part of it. */
const HABIT =
  /(?:,|;|\band\b|\bso\b|\bthen\b|\bbut\b|\buntil\b)\s+(?:then |so )?i (?:then |just |always |usually |often |sometimes |still |only |kind of |mostly )*(?:end up|get|go|snap|yell|shout|scream|lose|freeze|shut|pretend|fill|do everything|feel|cry|explode|blow|slam|nag|stay|say nothing|give in|bite|avoid|become|start|cave|walk|hide|swallow|resent|overreact|clam)\b/

/**
 * Where a complaint about somebody ends in what the person does about it ("she never answers and i get mad"). The matter is
 * the complaint: what follows it says how the person stands in it.
 */
export const ownPartIn = (text: string): Stretch | undefined => {
  const habit = HABIT.exec(text)
  if (!habit) return undefined
  const before = text.slice(0, habit.index)
  if (MINE.test(before) || !COMPLAINT.test(before)) return undefined
  const end = text.slice(habit.index).search(/[.!?\n]/)
  return { start: habit.index, end: end < 0 ? text.length : habit.index + end }
}
