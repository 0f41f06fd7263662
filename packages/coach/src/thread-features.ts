import type { Now } from './memory.ts'
import { addFeatures, type Features, featuresOfTurns, noFeatures } from './retrieve/features.ts'
import { shade } from './text/shadow.ts'
import { wordsOf } from './text/words.ts'

/** So many turns back, what was told still says what the matter is. */
const RECENT = 4

/** A panel's branch, as a soft context: its words weigh half. */
export type Branch = { title: string; description: string }

/** What the person told of late, as it is read. */
export const toldIn = (now: Now): string => {
  const { problem } = now.memory
  return problem
    .slice(-RECENT)
    .map((reading) => reading.situation.map((at) => reading.shadow.text.slice(at.start, at.end)).join(' '))
    .join(' \n ')
}

/** What the last message says by itself. */
export const messageFeatures = (now: Now): Features => {
  const into = noFeatures()
  const { reading } = now
  addFeatures(into, reading.shadow, reading.all, 1)
  return into
}

const COMMAND =
  /\b(?:write|draft|compose|script|make|give)\b[^.?!]{0,40}?\b(?:e-?mail|text|message|letter|note|script|reply|response|words|template|it|this|that)\b(?: (?:to|for|me|him|her|them))*/

/** "Write an email to …" is said to us and tells nothing of the matter. */
const withoutCommand = (now: Now): Now['reading'] => {
  const { reading } = now
  const command = now.act === 'script' ? COMMAND.exec(reading.shadow.text) : null
  if (!command) return reading
  const end = command.index + command[0].length
  const situation = reading.situation
    .flatMap((at) => [
      { start: at.start, end: Math.min(at.end, command.index) },
      { start: Math.max(at.start, end), end: at.end },
    ])
    .filter((at) => at.end > at.start)
  return { ...reading, situation }
}

/** What the thread says of its matter. */
export const threadFeatures = (now: Now, branch?: Branch): Features => {
  const told = now.memory.problem.length > 0 ? now.memory.problem.slice(-RECENT) : [now.reading]
  const readings = told.map((each) => (each === now.reading ? withoutCommand(now) : each))
  const page = branch && shade(`${branch.title} ${branch.description}`.slice(0, 400))
  return featuresOfTurns(readings, page && wordsOf(page.text).length > 0 ? page : undefined)
}
