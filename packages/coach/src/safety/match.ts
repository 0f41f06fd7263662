import { foldWord } from './clean.ts'
import { OPEN } from './spellings.ts'

/**
 * A small pattern language over words, so that frames stay tables.
 *
 * - `word`, `a/b/c` one of several, `<name>` a word class, `a/<name>` both, `_` any word
 * - `x?` may be missing · `x*` up to five of them · `!x` the next word is not x (takes no room)
 * - `~` up to three words of any kind, `~6` up to six; never past the end of a sentence
 * - `^` at the start of a clause · `$` at the end of one · `x/$` x, or the end
 * - `left + right`: the left part, and the right part before or after it in the same sentence, 16 words away at most
 * - `left && right`: the left part, and the right part in any sentence, 40 words away at most
 */
export type Pattern = {
  readonly anchor: Sequence
  readonly near: readonly Sequence[]
  readonly anywhere: readonly Sequence[]
  readonly source: string
}

type Sequence = readonly Element[]

/** One bit for each word number. */
type Mask = Uint32Array

type Element =
  | { readonly kind: 'one' | 'maybe' | 'many' | 'not'; readonly mask: Mask; readonly orEnd?: boolean }
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'start' | 'end' }

type Classes = Readonly<Record<string, string>>

/** Words to numbers. 0 is every word that stands in no pattern; 1 and 2 are the marks. */
type Vocabulary = { readonly ids: Map<string, number>; readonly masks: Map<string, Mask> }

const UNKNOWN = 0
const STOP = 1
const SOFT = 2
const MOST_MANY = 5
/** How many words away the parts joined by `+` may stand. */
const REACH = 16
/** The same for parts joined by `&&`. */
const WIDE_REACH = 40
/** Masks are made before all words are known, so they are given this much room. */
const ROOM = 8192

export const createVocabulary = (): Vocabulary => ({
  ids: new Map([
    ['.', STOP],
    [',', SOFT],
  ]),
  masks: new Map(),
})

const has = (mask: Mask, id: number): boolean => (((mask[id >> 5] ?? 0) >>> (id & 31)) & 1) === 1
const set = (mask: Mask, id: number): void => {
  mask[id >> 5] = (mask[id >> 5] ?? 0) | (1 << (id & 31))
}

const idOf = (vocabulary: Vocabulary, word: string): number => {
  const known = vocabulary.ids.get(word)
  if (known !== undefined) return known
  const id = vocabulary.ids.size + 1
  if (id >= ROOM) throw new Error(`more than ${ROOM} words in the patterns`)
  vocabulary.ids.set(word, id)
  return id
}

/** Patterns and texts are spelled by the same rules; a word that the reader opens into several can never match. */
const spelled = (word: string): string => {
  const folded = word.startsWith('#') ? word : foldWord(word)
  const opened = OPEN.get(folded)
  if (opened && opened.length > 1) throw new Error(`"${word}" is read as "${opened.join(' ')}"`)
  return opened?.[0] ?? folded
}

/** `not` in a pattern stands for every word that denies. */
const ALIASES = new Map([['not', ['not', 'never']]])

const wordsOf = (choice: string, classes: Classes): string[] => {
  const name = /^<(.+)>$/.exec(choice)?.[1]
  if (name === undefined) return ALIASES.get(choice) ?? [spelled(choice)]
  const list = classes[name]
  if (list === undefined) throw new Error(`no word class ${choice}`)
  return list.split(/\s+/).flatMap((word) => (word ? wordsOf(word, classes) : []))
}

const maskOf = (choices: string, classes: Classes, vocabulary: Vocabulary): Mask => {
  const made = vocabulary.masks.get(choices)
  if (made) return made
  const mask: Mask = new Uint32Array(ROOM / 32)
  vocabulary.masks.set(choices, mask)
  if (choices === '_') {
    mask.fill(0xffffffff)
    mask[0] = ~((1 << STOP) | (1 << SOFT))
    return mask
  }
  for (const choice of choices.split('/')) {
    for (const word of wordsOf(choice, classes)) set(mask, idOf(vocabulary, word))
  }
  return mask
}

const compileElement = (text: string, classes: Classes, vocabulary: Vocabulary): Element => {
  if (text === '^') return { kind: 'start' }
  if (text === '$') return { kind: 'end' }
  if (text.startsWith('~')) return { kind: 'gap', most: text.length > 1 ? Number(text.slice(1)) : 3 }
  const mask = (choices: string): Mask => maskOf(choices, classes, vocabulary)
  if (text.startsWith('!')) return { kind: 'not', mask: mask(text.slice(1)) }
  if (text.endsWith('/$')) return { kind: 'one', mask: mask(text.slice(0, -2)), orEnd: true }
  if (text.endsWith('?')) return { kind: 'maybe', mask: mask(text.slice(0, -1)) }
  if (text.endsWith('*')) return { kind: 'many', mask: mask(text.slice(0, -1)) }
  return { kind: 'one', mask: mask(text) }
}

/** Compiles one pattern; throws on an unknown class, so that a slip in a table fails at load. */
export const compile = (source: string, classes: Classes, vocabulary: Vocabulary): Pattern => {
  const sequence = (part: string): Sequence =>
    part
      .trim()
      .split(/\s+/)
      .map((element) => compileElement(element, classes, vocabulary))
  const [sentence = '', ...anywhere] = source.split(' && ')
  const [anchor = '', ...near] = sentence.split(' + ')
  return { source, anchor: sequence(anchor), near: near.map(sequence), anywhere: anywhere.map(sequence) }
}

/** Numbers of the words of a window. */
export const idsOf = (words: readonly { word: string }[], vocabulary: Vocabulary): Int32Array =>
  Int32Array.from(words, ({ word }) => vocabulary.ids.get(word) ?? UNKNOWN)

const isMark = (id: number | undefined): boolean => id === STOP || id === SOFT || id === undefined

/** The end of the match that starts at `at`, or -1. Steps are bounded by the pattern's own length and gaps. */
const matchFrom = (ids: Int32Array, elements: Sequence, at: number, from: number): number => {
  const element = elements[from]
  if (element === undefined) return at
  switch (element.kind) {
    case 'start':
      return isMark(ids[at - 1]) ? matchFrom(ids, elements, at, from + 1) : -1
    case 'end':
      return isMark(ids[at]) ? matchFrom(ids, elements, at, from + 1) : -1
    case 'not': {
      const id = ids[at]
      return id !== undefined && has(element.mask, id) ? -1 : matchFrom(ids, elements, at, from + 1)
    }
    case 'one': {
      const id = ids[at]
      if (id !== undefined && has(element.mask, id)) return matchFrom(ids, elements, at + 1, from + 1)
      return element.orEnd && isMark(id) ? matchFrom(ids, elements, at, from + 1) : -1
    }
    case 'gap':
      return matchAfterGap(ids, elements, at, from, element.most)
    default:
      return matchRepeated(ids, elements, at, from, element)
  }
}

const matchAfterGap = (ids: Int32Array, elements: Sequence, at: number, from: number, most: number): number => {
  for (let skipped = 0; skipped <= most; skipped += 1) {
    const end = matchFrom(ids, elements, at + skipped, from + 1)
    if (end >= 0) return end
    const id = ids[at + skipped]
    if (id === undefined || id === STOP) return -1
  }
  return -1
}

const matchRepeated = (
  ids: Int32Array,
  elements: Sequence,
  at: number,
  from: number,
  element: { kind: string; mask: Mask },
): number => {
  const most = element.kind === 'maybe' ? 1 : MOST_MANY
  let taken = 0
  while (taken < most && has(element.mask, ids[at + taken] ?? ROOM)) taken += 1
  // The greedy way first: "want to be be dead" leaves nothing behind.
  for (; taken >= 0; taken -= 1) {
    const end = matchFrom(ids, elements, at + taken, from + 1)
    if (end >= 0) return end
  }
  return -1
}

/** Where a pattern matches from this word on, or -1; its later parts are looked for in the whole window. */
export const matchAt = (ids: Int32Array, pattern: Pattern, at: number): number => {
  const end = matchFrom(ids, pattern.anchor, at, 0)
  if (end < 0) return -1
  if (pattern.near.length > 0) {
    const from = sentenceEdge(ids, at, -1)
    const to = sentenceEdge(ids, end - 1, 1)
    if (!pattern.near.every((part) => isWithin(ids, part, from, to))) return -1
  }
  return pattern.anywhere.every((part) =>
    isWithin(ids, part, Math.max(0, at - WIDE_REACH), Math.min(ids.length, end + WIDE_REACH)),
  )
    ? end
    : -1
}

/** The last word on this side that is in the same sentence and not too far away. */
const sentenceEdge = (ids: Int32Array, from: number, step: 1 | -1): number => {
  let edge = from
  for (let away = 0; away < REACH; away += 1) {
    const id = ids[edge + step]
    if (id === undefined || id === STOP) break
    edge += step
  }
  return step > 0 ? edge + 1 : edge
}

const isWithin = (ids: Int32Array, elements: Sequence, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (matchFrom(ids, elements, at, 0) >= 0) return true
  return false
}

/** For every word number, the numbers of the entries whose pattern may begin with it. */
export const indexByFirst = (entries: readonly { readonly pattern: Pattern }[]): readonly number[][] => {
  const index: number[][] = Array.from({ length: ROOM }, () => [])
  for (const [at, { pattern }] of entries.entries()) {
    const firsts = firstElements(pattern).map(idsIn)
    for (const id of firsts.length === 1 ? (firsts[0] ?? []) : new Set(firsts.flat())) index[id]?.push(at)
  }
  return index
}

/**
 * For every word number, the numbers of the entries that cannot match where none of a few telling words stands:
 * of every pattern's words the rarest by `weight`. A window then asks only the patterns that its words wake.
 */
export const indexByRarest = (
  entries: readonly { readonly pattern: Pattern }[],
  weight: (id: number) => number,
): readonly number[][] => {
  const index: number[][] = Array.from({ length: ROOM }, () => [])
  const weights = Float64Array.from({ length: ROOM }, (_, id) => weight(id))
  const known = new Map<Mask, { ids: number[]; weight: number }>()
  const telling = (mask: Mask): { ids: number[]; weight: number } => {
    const made = known.get(mask)
    if (made) return made
    const ids = idsIn(mask)
    const sum = { ids, weight: ids.reduce((total, id) => total + (weights[id] ?? 0), 0) }
    known.set(mask, sum)
    return sum
  }
  for (const [at, { pattern }] of entries.entries()) {
    const needed = [pattern.anchor, ...pattern.near, ...pattern.anywhere].flat()
    const choices = needed.flatMap((element) =>
      element.kind === 'one' && !element.orEnd ? [telling(element.mask)] : [],
    )
    const rarest = choices.reduce((best, choice) => (choice.weight < best.weight ? choice : best), ANY)
    if (rarest === ANY) throw new Error(`"${pattern.source}" has no word that must be there`)
    for (const id of rarest.ids) index[id]?.push(at)
  }
  return index
}

const ANY = { ids: [] as number[], weight: Number.POSITIVE_INFINITY }

const opened = new WeakMap<Mask, number[]>()

const idsIn = (mask: Mask): number[] => {
  const made = opened.get(mask)
  if (made) return made
  const ids: number[] = []
  opened.set(mask, ids)
  mask.forEach((bits, at) => {
    for (let bit = 0; bits !== 0 && bit < 32; bit += 1) if ((bits >>> bit) & 1) ids.push(at * 32 + bit)
  })
  return ids
}

const firstElements = (pattern: Pattern): Mask[] => {
  const masks: Mask[] = []
  for (const element of pattern.anchor) {
    if (element.kind === 'start') continue
    if (!('mask' in element) || element.kind === 'not') break
    masks.push(element.mask)
    if (element.kind === 'one') return masks
  }
  throw new Error(`"${pattern.source}" must begin with a word`)
}
