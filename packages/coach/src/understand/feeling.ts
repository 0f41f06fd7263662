import { normalize } from '@understory/language/words'
import { content } from '../content.ts'

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const FEELINGS = content.feelings.map(({ words, line }) => ({
  pattern: new RegExp(
    `\\b(?:i'?m|i am|i feel|im|i felt|feeling|makes? me|made me|i was|i've been|got me|so|really|i'm so|i just)\\s+(?:\\w+\\s+){0,2}(?:${words.map(escapeRegExp).join('|')})\\b|\\b(?:${
      words
        .filter((word) => /\s/.test(word))
        .map(escapeRegExp)
        .join('|') || '(?!)'
    })\\b`,
  ),
  line,
}))

const DENIED = /\b(?:not|isn't|isnt|wasn't|never|no longer|don't|dont)(?: \w+){0,3} ?$/

/** One short clause for a feeling that the writer says they have; "I'm not even mad" names none. */
export function feelingLine(text: string): string | undefined {
  const plain = normalize(text)
  return FEELINGS.find(({ pattern }) => {
    const match = pattern.exec(plain)
    return match && !DENIED.test(match[0].replace(/ ?\S+$/, '')) && !DENIED.test(plain.slice(0, match.index))
  })?.line
}
