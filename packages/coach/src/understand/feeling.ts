import { normalize } from '@understory/language/words'
import { content } from '../content.ts'
import { mentionsIn } from './roles.ts'

const OWN =
  "\\b(?:i'?m|i am|i feel|i felt|feeling|makes? me|made me|i was|i get|i got|i've been|got me|i just|i would|i might)\\s+(?:\\w+\\s+){0,2}"
/** Without a subject, as people type: "so mad right now". */
const BARE = '(?:^|[.!?] )(?:so|really|just|kinda|feeling|still)\\s+(?:\\w+\\s+)?'
const FEELINGS = content.feelings.map(({ words, line }) => {
  const all = words.map(RegExp.escape).join('|')
  const phrases = words.filter((word) => /\s/.test(word)).map(RegExp.escape)
  return {
    pattern: new RegExp(`(${OWN}|${BARE})(?:${all})\\b|\\b(?:${phrases.join('|') || '(?!)'})\\b`, 'g'),
    line,
  }
})

const DENIED = /\b(?:not|isn't|isnt|wasn't|never|no longer|don't|dont)(?: \w+){0,3} ?$/
const IS =
  "(?:'s|'re|s| is| was| are| were| got| gets| seems| looks| felt| feels| will be| would be| might be| be)?(?: (?:just|so|really|always|also|still|pretty|very|all))* ?$"
const ANOTHERS = new RegExp(`\\b(?:he|she|they|you|people|everyone|everybody|nobody)${IS}`)
const AFTER_ROLE = new RegExp(`^${IS}`)

/** Whether what stands before a feeling makes it somebody else's: "my mom is so mad at me". */
function isAnothers(before: string): boolean {
  if (ANOTHERS.test(before)) return true
  const near = before.slice(-60)
  const last = mentionsIn(near).at(-1)
  return last !== undefined && AFTER_ROLE.test(near.slice(last.end))
}

/** One short clause for a feeling that the writer says they have; "I'm not even mad" names none. */
export function feelingLine(text: string): string | undefined {
  const plain = normalize(text)
  return FEELINGS.find(({ pattern }) =>
    [...plain.matchAll(pattern)].some((match) => {
      const before = plain.slice(0, match.index)
      return !DENIED.test(`${before}${match[1] ?? ''}`) && !isAnothers(before)
    }),
  )?.line
}
