import type { TokenRange } from './tokens.ts'

/**
 * A small pattern language over words, for word lists that need a little grammar.
 *
 * `due to the fact that` matches those words; `(may|might)` either; `(in order to|so as to)` either sequence;
 * `(really|very)?` optionally; `^` the beginning of a sentence; `$` its end; `*` any one word; `..` up to three words;
 * `-ly` any word with that ending (at least two letters more); `VERB`, `ADJ`, `NOUN`… any word with that tag.
 * Words are matched in canonical form. Marks are words too: `,` and `?` stand for themselves.
 */
export type Phrase<Id extends string = string> = { pattern: string; id: Id }

/** Where a phrase stands. */
export type PhraseMatch<Id extends string = string> = TokenRange & { id: Id; pattern: string }

type Element =
  | { kind: 'word'; words: ReadonlySet<string> }
  | { kind: 'ending'; ending: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'any' }
  | { kind: 'gap' }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'choice'; choices: Element[][]; optional: boolean }

type Node = { element: Exclude<Element, { kind: 'choice' }>; next: Node[] } | typeof DONE
const DONE = { element: undefined, next: [] } as const

const GAP = 3

/** Splits at a mark outside of parentheses. */
const splitAt = (mark: string, text: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

const elementsOf = (pattern: string): Element[] =>
  splitAt(' ', pattern)
    .filter((element) => element !== '')
    .map(elementOf)

const elementOf = (element: string): Element => {
  if (element === '^') return { kind: 'start' }
  if (element === '$') return { kind: 'end' }
  if (element === '*') return { kind: 'any' }
  if (element === '..') return { kind: 'gap' }
  if (/^-[a-z]+$/.test(element)) return { kind: 'ending', ending: element.slice(1) }
  if (/^[A-Z]{3,5}$/.test(element)) return { kind: 'tag', tag: element }
  const optional = element.endsWith('?') && element.length > 1
  const bare = optional ? element.slice(0, -1) : element
  if (!bare.startsWith('(')) {
    return optional
      ? { kind: 'choice', choices: [[elementOf(bare)]], optional }
      : { kind: 'word', words: new Set([bare]) }
  }
  const choices = splitAt('|', bare.slice(1, -1))
  const plain = choices.every((choice) => !/[ ()*^$?A-Z]|^-|^\.\.$/.test(choice))
  if (plain && !optional) return { kind: 'word', words: new Set(choices) }
  return { kind: 'choice', choices: choices.map(elementsOf), optional }
}

/** Links the elements from `at` on. */
const linked = (elements: readonly Element[], at: number, after: Node[]): Node[] => {
  const element = elements[at]
  if (element === undefined) return after
  const rest = linked(elements, at + 1, after)
  if (element.kind !== 'choice') return [{ element, next: rest }]
  const choices = element.choices.flatMap((choice) => linked(choice, 0, rest))
  return element.optional ? [...choices, ...rest] : choices
}

type Words = ReadonlySet<string> | undefined

/** Words of all nodes; undefined if those of one are. */
const wordsOfAll = (nodes: readonly Node[], wordsOf: (node: Node) => Words): Words => {
  const all = nodes.map(wordsOf)
  return all.includes(undefined) ? undefined : new Set(all.flatMap((words) => [...(words ?? [])]))
}

/** Words a match may begin with; undefined if any. */
const firstWords = (nodes: readonly Node[]): Words =>
  wordsOfAll(nodes, ({ element, next }) => {
    if (element?.kind === 'word') return element.words
    return element?.kind === 'start' ? firstWords(next) : undefined
  })

/** Words that may come second; undefined if any or none. */
const secondWords = (nodes: readonly Node[]): Words =>
  wordsOfAll(nodes, ({ element, next }) => (element?.kind === 'start' ? secondWords(next) : firstWords(next)))

export type PhraseText = {
  forms: readonly string[]
  /** Sentence bounds per token. */
  sentenceFirst: Int32Array
  sentenceLast: Int32Array
  tags?: readonly string[]
}

const isWordForm = (form: string): boolean => {
  const code = form.charCodeAt(0)
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 60
  return /^[\p{L}\p{N}]/u.test(form)
}

/** End of the longest match from `at`, or -1. Bounded by the pattern. */
const longest = (nodes: readonly Node[], text: PhraseText, at: number, end: number): number => {
  let best = -1
  for (const node of nodes) {
    const past = node.element === undefined ? at : pastOne(node.element, node.next, text, at, end)
    if (past > best) best = past
  }
  return best
}

const pastOne = (
  element: NonNullable<Node['element']>,
  next: readonly Node[],
  text: PhraseText,
  at: number,
  end: number,
): number => {
  const form = text.forms[at] ?? ''
  switch (element.kind) {
    case 'word':
      return at < end && element.words.has(form) ? longest(next, text, at + 1, end) : -1
    case 'start':
      return at === text.sentenceFirst[at] ? longest(next, text, at, end) : -1
    case 'end':
      return at >= end || /^[.!?]/.test(form) ? longest(next, text, at, end) : -1
    case 'gap':
      return pastGap(next, text, at, end)
    case 'ending':
      return at < end && form.length > element.ending.length + 1 && form.endsWith(element.ending)
        ? longest(next, text, at + 1, end)
        : -1
    case 'tag':
      return at < end && text.tags?.[at] === element.tag ? longest(next, text, at + 1, end) : -1
    default:
      return at < end && isWordForm(form) ? longest(next, text, at + 1, end) : -1
  }
}

const pastGap = (next: readonly Node[], text: PhraseText, at: number, end: number): number => {
  for (let skip = 0; skip <= GAP && at + skip <= end; skip += 1) {
    const past = longest(next, text, at + skip, end)
    if (past >= 0) return past
    if (!isWordForm(text.forms[at + skip] ?? '')) return -1
  }
  return -1
}

/** Alternatives that begin with `word`. */
const beginningWith = (nodes: readonly Node[], word: string): Node[] =>
  nodes.flatMap((node): Node[] => {
    const { element, next } = node
    if (element?.kind === 'start') return [{ element, next: beginningWith(next, word) }]
    return element?.kind === 'word' && !element.words.has(word) ? [] : [node]
  })

/** A phrase indexed by a first word. */
type Compiled = {
  list: number
  id: string
  pattern: string
  nodes: readonly Node[]
  second: Words
}

type PhraseBook = {
  lists: number
  byWord: ReadonlyMap<string, readonly Compiled[]>
  anywhere: readonly Compiled[]
}

export const phraseBook = (lists: readonly (readonly Phrase[])[]): PhraseBook => {
  const byWord = new Map<string, Compiled[]>()
  const anywhere: Compiled[] = []
  lists.forEach((phrases, list) => {
    for (const { id, pattern } of phrases) {
      const nodes = linked(elementsOf(pattern), 0, [DONE])
      const words = firstWords(nodes)
      if (words === undefined) anywhere.push({ list, id, pattern, nodes, second: secondWords(nodes) })
      for (const word of words ?? []) {
        const own = beginningWith(nodes, word)
        const compiled = { list, id, pattern, nodes: own, second: secondWords(own) }
        byWord.set(word, [...(byWord.get(word) ?? []), compiled])
      }
    }
  })
  return { lists: lists.length, byWord, anywhere }
}

/** Longest match per list and position; ties go to the earlier phrase. Linear. */
export const matchBook = ({ lists, byWord, anywhere }: PhraseBook, text: PhraseText): PhraseMatch[][] => {
  const found: PhraseMatch[][] = Array.from({ length: lists }, () => [])
  const consider = (compiled: Compiled, at: number, end: number): void => {
    if (compiled.second?.has(text.forms[at + 1] ?? '') === false) return
    const last = longest(compiled.nodes, text, at, end)
    if (last <= at) return
    const list = found[compiled.list]
    const before = list?.at(-1)
    if (list === undefined) return
    const match = { id: compiled.id, first: at, last, pattern: compiled.pattern }
    if (before === undefined || before.first !== at) list.push(match)
    else if (last > before.last) list[list.length - 1] = match
  }
  for (let at = 0; at < text.forms.length; at += 1) {
    const end = text.sentenceLast[at] ?? text.forms.length
    for (const compiled of byWord.get(text.forms[at] ?? '') ?? []) consider(compiled, at, end)
    for (const compiled of anywhere) consider(compiled, at, end)
  }
  return found
}

/** Compiles a single list. */
export const matcherOf = <Id extends string>(phrases: readonly Phrase<Id>[]) => {
  const book = phraseBook([phrases])
  return (text: PhraseText): PhraseMatch<Id>[] => (matchBook(book, text)[0] ?? []) as PhraseMatch<Id>[]
}
