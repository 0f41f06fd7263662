import { content } from '../content.ts'
import type { OwnWords } from './own-words.ts'

const OFFERS = new Map<string, Set<OwnWords['kind']>>()
for (const { names, offers } of content.blanks)
  for (const name of offers ? names : []) OFFERS.set(name, new Set([...(OFFERS.get(name) ?? []), ...(offers ?? [])]))

const MOST = 3

/** "about [what it's about]" takes "you calling me Colin", "stop [what has to stop]" takes "calling me Colin". */
const NEEDS_SUBJECT = /\b(?:about|of)\s+$/i
const TAKES_DOING =
  /\b(?:about|of|stop|stopped|without|(?:thank you|thanks|grateful|sorry|apologize|forgive me|apology)(?: so much| again| yet)? for)\s+$/i
/** "I made a mistake: [what you did]" takes "I broke the lid". */
const TAKES_CLAUSE = /(?::|\b(?:that|since|after|noticed|saw|heard|is|know))\s+$/i

/** Whether one of two stretches stands in the other, as whole words. */
function isPartOf(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((text) => ` ${text.toLowerCase()} `)
    .toSorted((a, b) => a.length - b.length)
  return long.includes(short)
}

/** The person's own words for an empty field, the likeliest first. @param before the phrase up to the field */
export function offeredFor(name: string, before: string, own: readonly OwnWords[]): string[] {
  const kinds = OFFERS.get(name.toLowerCase().replace(/^the /, ''))
  if (!kinds) return []
  const fitting = own.filter(({ kind }) => kinds.has(kind)).flatMap((one) => inPlace(one, before) ?? [])
  const kept: string[] = []
  for (const one of fitting) if (kept.length < MOST && !kept.some((other) => isPartOf(one, other))) kept.push(one)
  return kept
}

function inPlace({ kind, text, clause }: OwnWords, before: string): string | undefined {
  if (kind === 'things') return /(?::|\bis)\s+$/.test(before) ? undefined : text
  if (TAKES_CLAUSE.test(before)) return clause
  if (!TAKES_DOING.test(before)) return undefined
  return kind === 'theirs' && NEEDS_SUBJECT.test(before) ? `you ${text}` : text
}
