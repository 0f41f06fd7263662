import { shelf } from '../cards/shelf.ts'
import { openShelf } from '../open-shelf/open-shelf.ts'
import { cardById } from '../retrieve/index.ts'
import type { Card, Phrase, Reaction, Try } from '../types.ts'

/** A phrase of the shelf, found again by its words. */
export type Origin = { card: Card; try?: Try; reaction?: Reaction }

/** Splits a phrase into what one does and what one says: "(aloud, beforehand) I'm excited." */
export const splitPhrase = (phrase: string): { stage?: string; words: string } => {
  const match = /^\(([^()]{1,160})\)\s*/.exec(phrase)
  if (!match) return { words: phrase }
  const stage = (match[1] ?? '').trim()
  return { stage, words: phrase.slice(match[0].length) }
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const variants = (say: Phrase): string[] =>
  [say.spoken, say.short, say.written, say.formal, say.casual].filter((each) => each !== undefined)

const build = (): Map<string, Origin[]> => {
  const found = new Map<string, Origin[]>()
  const add = (phrase: string, origin: Origin): void => {
    const { words, stage } = splitPhrase(phrase)
    const key = fold(words === '' ? (stage ?? '') : words)
    if (key === '') return
    const known = found.get(key)
    if (known === undefined) found.set(key, [origin])
    else if (known.every(({ card }) => card !== origin.card)) known.push(origin)
  }
  for (const card of [...shelf, ...openShelf]) {
    for (const each of card.tries) for (const phrase of variants(each.say)) add(phrase, { card, try: each })
    for (const [reaction, say] of Object.entries(card.ifThey)) {
      for (const phrase of variants(say)) add(phrase, { card, reaction: reaction as Reaction })
    }
  }
  return found
}

const origins = build()

/** Where a phrase that stands in quotation marks comes from, if it is of the shelf: of the card on the table, where that has it too. */
export const originOf = (quoted: string, open?: string): Origin | undefined => {
  const found = origins.get(fold(quoted))
  return found?.find(({ card }) => card.id === open) ?? found?.[0]
}

/** A card of the shelf or of the open shelf by its id. */
export const findCard = (id: string | undefined): Card | undefined =>
  id === undefined ? undefined : (cardById.get(id) ?? openShelf.find((card) => card.id === id))

/** No reply of ours quotes so often. */
const MOST_QUOTED = 40

/** What stands in straight or curly quotation marks, in order. */
export const quotedIn = (text: string): string[] =>
  [...text.replace(/[\u201c\u201d]/g, '"').matchAll(/"([^"]{1,1200})"/g)]
    .slice(0, MOST_QUOTED)
    .map((match) => (match[1] ?? '').trim())
