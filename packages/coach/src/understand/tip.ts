import { normalize } from '@understory/language/words'
import { content, type HearerGroup } from '../content.ts'
import { anyOf } from './text.ts'

const TIPS = content.tips.map((tip) => ({
  ...tip,
  pattern: anyOf(tip.words),
  barred: tip.unless && anyOf(tip.unless),
}))

/** One plain line about what makes this matter hard, where the message says what. */
export function tipFor(text: string, need: string, group: HearerGroup): string | undefined {
  const plain = normalize(text)
  for (const { pattern, barred, to, lines } of TIPS) {
    const found = lines[need] ?? lines.any
    if (!found || (to && !to.includes(group))) continue
    const rest = barred ? plain.replace(barred, '') : plain
    if (rest.search(pattern) >= 0) return found
  }
  return undefined
}
