/**
 * A small pattern language over words, for word lists that need a little grammar.
 *
 * `due to the fact that` matches those words; `(may|might)` either; `(in order to|so as to)` either sequence;
 * `(really|very)?` optionally; `^` the beginning of a sentence; `$` its end; `*` any one word; `..` up to three words;
 * `-ly` any word with that ending (at least two letters more); `VERB`, `ADJ`, `NOUN`… any word with that tag.
 * Words are matched in canonical form. Marks are words too: `,` and `?` stand for themselves.
 */
export type Phrase<Id extends string = string> = { pattern: string; id: Id }

/** Tokens `first` up to but not including `last` match the phrase. */
export type PhraseMatch<Id extends string = string> = { id: Id; first: number; last: number; pattern: string }

type Node =
  | { kind: 'word'; words: ReadonlySet<string> }
  | { kind: 'ending'; ending: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'any' }
  | { kind: 'gap' }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'choice'; choices: Node[][]; optional: boolean }

const GAP = 3

const elementsOf = (pattern: string): string[] => {
  const out: string[] = []
  let depth = 0
  let current = ''
  for (const character of pattern) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ' ' && depth === 0) {
      if (current !== '') out.push(current)
      current = ''
    } else current += character
  }
  return current === '' ? out : [...out, current]
}

const splitChoices = (text: string): string[] => {
  const out: string[] = []
  let depth = 0
  let current = ''
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) {
      out.push(current)
      current = ''
    } else current += character
  }
  return [...out, current]
}

const nodeOf = (element: string): Node => {
  if (element === '^') return { kind: 'start' }
  if (element === '$') return { kind: 'end' }
  if (element === '*') return { kind: 'any' }
  if (element === '..') return { kind: 'gap' }
  if (/^-[a-z]+$/.test(element)) return { kind: 'ending', ending: element.slice(1) }
  if (/^[A-Z]{3,5}$/.test(element)) return { kind: 'tag', tag: element }
  const optional = element.endsWith('?') && element.length > 1
  const bare = optional ? element.slice(0, -1) : element
  if (!bare.startsWith('(')) {
    return optional ? { kind: 'choice', choices: [[nodeOf(bare)]], optional } : { kind: 'word', words: new Set([bare]) }
  }
  const choices = splitChoices(bare.slice(1, -1))
  const plain = choices.every((choice) => !/[ ()*^$?A-Z]|^-|^\.\.$/.test(choice))
  if (plain && !optional) return { kind: 'word', words: new Set(choices) }
  return { kind: 'choice', choices: choices.map((choice) => elementsOf(choice).map(nodeOf)), optional }
}

/** Words that a match may begin with; undefined when any word may. */
const firstWords = (nodes: Node[]): ReadonlySet<string> | undefined => {
  const out = new Set<string>()
  for (const node of nodes) {
    if (node.kind === 'start') continue
    if (node.kind === 'word') {
      for (const word of node.words) out.add(word)
      return out
    }
    if (node.kind !== 'choice') return undefined
    for (const choice of node.choices) {
      const first = firstWords(choice)
      if (first === undefined) return undefined
      for (const word of first) out.add(word)
    }
    if (!node.optional) return out
  }
  return undefined
}

/** What a matcher reads: canonical words of one text, where its sentences begin and end, tags where known. */
export type PhraseText = {
  forms: readonly string[]
  /** Token number at which the sentence of each token begins, and past which it ends. */
  sentenceFirst: Int32Array
  sentenceLast: Int32Array
  tags?: readonly string[]
}

const matchesWord = (node: Node, text: PhraseText, at: number): boolean => {
  const form = text.forms[at] ?? ''
  if (node.kind === 'word') return node.words.has(form)
  if (node.kind === 'ending') return form.length > node.ending.length + 1 && form.endsWith(node.ending)
  if (node.kind === 'tag') return text.tags?.[at] === node.tag
  return /^[\p{L}\p{N}<]/u.test(form)
}

/** Token number past the longest match of `nodes[step…]` at `at`, or -1. Bounded by the pattern, not by the text. */
const matchFrom = (nodes: Node[], step: number, text: PhraseText, at: number, end: number): number => {
  const node = nodes[step]
  if (node === undefined) return at
  switch (node.kind) {
    case 'start':
      return at === text.sentenceFirst[at] ? matchFrom(nodes, step + 1, text, at, end) : -1
    case 'end':
      return at >= end || /^[.!?]/.test(text.forms[at] ?? '') ? matchFrom(nodes, step + 1, text, at, end) : -1
    case 'gap': {
      for (let skip = 0; skip <= GAP && at + skip <= end; skip += 1) {
        const past = matchFrom(nodes, step + 1, text, at + skip, end)
        if (past >= 0) return past
        if (!/^[\p{L}\p{N}<]/u.test(text.forms[at + skip] ?? '')) return -1
      }
      return -1
    }
    case 'choice': {
      let longest = -1
      for (const choice of node.choices) {
        const inner = matchFrom([...choice, ...nodes.slice(step + 1)], 0, text, at, end)
        if (inner > longest) longest = inner
      }
      return longest >= 0 || !node.optional ? longest : matchFrom(nodes, step + 1, text, at, end)
    }
    default:
      return at < end && matchesWord(node, text, at) ? matchFrom(nodes, step + 1, text, at + 1, end) : -1
  }
}

type Compiled<Id extends string> = { phrase: Phrase<Id>; nodes: Node[]; order: number }

/** Finds all phrases of a list in a text; at each place the longest, of equals the one listed first. */
export type Matcher<Id extends string> = (text: PhraseText) => PhraseMatch<Id>[]

/** Compiles a list of phrases once. Cost of matching is linear in the text. */
export const matcherOf = <Id extends string>(phrases: readonly Phrase<Id>[]): Matcher<Id> => {
  const byWord = new Map<string, Compiled<Id>[]>()
  const anywhere: Compiled<Id>[] = []
  phrases.forEach((phrase, order) => {
    const compiled = { phrase, nodes: elementsOf(phrase.pattern).map(nodeOf), order }
    const words = firstWords(compiled.nodes)
    if (words === undefined) anywhere.push(compiled)
    else for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), compiled])
  })
  return (text) => {
    const found: PhraseMatch<Id>[] = []
    for (let at = 0; at < text.forms.length; at += 1) {
      const end = text.sentenceLast[at] ?? text.forms.length
      let best: PhraseMatch<Id> | undefined
      const consider = (compiled: Compiled<Id>): void => {
        const past = matchFrom(compiled.nodes, 0, text, at, end)
        if (past > at && past > (best?.last ?? at)) {
          best = { id: compiled.phrase.id, first: at, last: past, pattern: compiled.phrase.pattern }
        }
      }
      byWord.get(text.forms[at] ?? '')?.forEach(consider)
      anywhere.forEach(consider)
      if (best !== undefined) found.push(best)
    }
    return found
  }
}
