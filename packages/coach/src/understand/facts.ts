import { AMOUNT } from './fields.ts'
import { TIME } from './when.ts'

const COUNTS =
  /(?<![\w-])(?:\d[\d,]*(?:\.\d+)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years?|yrs|months?|weeks?|wks|days?|hours?|hrs|minutes?|mins?|times|miles|feet|plates)\b/gi
const CLOCK = /\b\d{1,2}:\d{2}\b/g
const MOST = 4
const READ = 3_000

/** Numbers with what they count, times and sums, as the message has them, in its order. */
export function factsIn(text: string): string[] {
  const read = text.slice(0, READ)
  const found = [AMOUNT, TIME, CLOCK, COUNTS].flatMap((pattern) => [...read.matchAll(pattern)])
  const whole = found.filter(
    (one) => !found.some((other) => other !== one && other[0].length > one[0].length && isWithin(one, other)),
  )
  const inOrder = whole.toSorted((a, b) => a.index - b.index).map(([fact]) => fact.toLowerCase())
  return [...new Set(inOrder)].slice(0, MOST)
}

const isWithin = (one: RegExpExecArray, other: RegExpExecArray) =>
  one.index >= other.index && one.index + one[0].length <= other.index + other[0].length
