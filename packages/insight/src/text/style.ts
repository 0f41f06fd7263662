import { isStretched, NAME } from './canonical.ts'
import { isFamiliar } from './familiar.ts'
import { CLASSES, type WordClass } from './lexicon.ts'
import type { Reading } from './reading.ts'
import { syllablesOf } from './syllables.ts'
import type { Token } from './tokens.ts'
import { perWord } from './word-memory.ts'

const CLASS_NAMES = Object.keys(CLASSES) as WordClass[]

const OTHERS = [
  'logWords',
  'shortText',
  'longText',
  'meanLetters',
  'meanSyllables',
  'longWords',
  'unfamiliar',
  'latinate',
  'adverbs',
  'exclamations',
  'questions',
  'ellipses',
  'doubled',
  'commas',
  'heavyStops',
  'brackets',
  'quotes',
  'numbers',
  'names',
  'links',
  'faces',
  'capitals',
  'mixedStops',
  'emphasis',
  'smallStart',
  'smallI',
  'openEnd',
  'contractions',
  'bareContractions',
  'stretched',
  'hyphens',
  'symbols',
  'startsWithConjunction',
  'startsWithSecond',
  'startsWithFirst',
  'startsWithInterjection',
] as const

/** Universal Dependencies tags. */
const TAGS = 'ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X'.split(' ')
const TAG_PLACES = new Map(TAGS.map((tag, at): [string, number] => [tag, at]))

export const STYLE_NAMES: readonly string[] = [...CLASS_NAMES, ...OTHERS, ...TAGS]

const membership = new Map<string, number[]>()
CLASS_NAMES.forEach((name, at) => {
  for (const word of CLASSES[name]) membership.set(word, [...(membership.get(word) ?? []), at])
})

const BARE =
  /^(?:dont|cant|wont|im|ive|didnt|doesnt|isnt|wasnt|youre|theyre|thats|whats|hes|shes|couldnt|wouldnt|shouldnt|havent|hasnt|arent|werent|theres|youve|youll|wheres|whos|heres|aint)$/
const LATINATE =
  /(?:tion|sion|ment|ance|ence|ity|ism|ology|ous|ive|ate|ated|ates|ating|ize|ized|izing|ify|able|ible|ial|ual|ical|ency|ancy|tory|sory|tive)s?$/

type Counter = Record<(typeof OTHERS)[number], number>

type CounterName = keyof Counter

const NO_COUNTS = Object.fromEntries(OTHERS.map((name) => [name, 0])) as Counter

/** What depends on the word alone; `counts` are the counters that it raises. */
type WordFacts = {
  classes: readonly number[]
  counts: readonly CounterName[]
  isFolded: boolean
  letters: number
  syllables: number
}

const countersOf = (form: string): CounterName[] => {
  const letters = form.length
  const raised: readonly (readonly [CounterName, boolean])[] = [
    ['longWords', letters > 6],
    ['latinate', letters > 5 && LATINATE.test(form)],
    ['adverbs', letters > 4 && form.endsWith('ly')],
    ['unfamiliar', !isFamiliar(form)],
    ['contractions', form.includes("'") && !form.endsWith("'s")],
    ['bareContractions', BARE.test(form)],
  ]
  return raised.flatMap(([name, holds]) => (holds ? [name] : []))
}

const factsOf = perWord((form): WordFacts => {
  const classes = membership.get(form) ?? []
  if (form.startsWith('<'))
    return { classes, counts: form === NAME ? ['names'] : [], isFolded: true, letters: 5, syllables: 1.5 }
  return { classes, counts: countersOf(form), isFolded: false, letters: form.length, syllables: syllablesOf(form) }
})

const countWord = ({ text, lower }: Token, { counts, isFolded, letters }: WordFacts, count: Counter): void => {
  for (const name of counts) count[name] += 1
  if (isFolded) return
  if (text === 'i') count.smallI += 1
  if (text.charCodeAt(1) < 97 && letters > 1 && text === text.toUpperCase() && /[A-Z]{2}/.test(text))
    count.capitals += 1
  if (isStretched(lower)) count.stretched += 1
}

const markStats = (token: Token, count: Counter): void => {
  const first = token.text[0] ?? ''
  if (first === '!') count.exclamations += 1
  else if (first === '?') count.questions += 1
  else if (token.text.startsWith('..') || first === '…') count.ellipses += 1
  else if (first === ',') count.commas += 1
  else if (first === ';' || first === ':') count.heavyStops += 1
  else if (first === '(' || first === ')' || first === '[' || first === ']') count.brackets += 1
  else if ('"“”«»'.includes(first)) count.quotes += 1
  else if (first === '-' || first === '–' || first === '—') count.hyphens += 1
  else if (token.kind === 'symbol') count.symbols += 1
  if (token.text === "''" || token.text === "'''" || first === '*') count.emphasis += 1
  if (token.text.length > 1 && (first === '!' || first === '?')) count.doubled += 1
}

/**
 * Style features of a text range, in the order of {@link STYLE_NAMES}: word classes, parts of speech, lengths,
 * punctuation. Rates are per word without names, so that names have no effect.
 *
 * @source sources.md#style-features
 */
export const styleOf = ({ tokens, forms, tags }: Reading, first: number, last: number): Float64Array => {
  const classes = new Float64Array(CLASS_NAMES.length)
  const parts = new Float64Array(TAGS.length)
  const count = { ...NO_COUNTS }
  let [words, letters, syllables] = [0, 0, 0]
  let opening: string | undefined
  for (let at = first; at < last; at += 1) {
    const token = tokens[at]
    const form = forms[at]
    if (token === undefined || form === undefined) continue
    const part = TAG_PLACES.get(tags[at] ?? '')
    if (part !== undefined) parts[part] = (parts[part] ?? 0) + 1
    if (token.kind === 'word') {
      opening ??= form
      if (words === 0 && /^\p{Ll}/u.test(token.text)) count.smallStart = 1
      words += 1
      const facts = factsOf(form)
      for (const at of facts.classes) classes[at] = (classes[at] ?? 0) + 1
      countWord(token, facts, count)
      letters += facts.letters
      syllables += facts.syllables
      if (isShouted(token.text)) count.emphasis += 1
    } else if (token.kind === 'number') count.numbers += 1
    else if (token.kind === 'link') count.links += 1
    else if (token.kind === 'emoji' || token.kind === 'emoticon') count.faces += 1
    else {
      markStats(token, count)
      const before = tokens[at - 1]?.text[0]
      if ((token.text.startsWith('!') && before === '?') || (token.text.startsWith('?') && before === '!'))
        count.mixedStops = 1
    }
  }
  const out = assembled(classes, count, { words, letters, syllables, opening, end: forms[last - 1] ?? '' })
  parts.forEach((part, at) => {
    out[CLASS_NAMES.length + OTHERS.length + at] = part / (last - first + 2)
  })
  return out
}

const isShouted = (text: string): boolean =>
  text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase()

type Totals = { words: number; letters: number; syllables: number; opening: string | undefined; end: string }

const SHARES = [
  'longWords',
  'unfamiliar',
  'latinate',
  'adverbs',
  'commas',
  'contractions',
  'capitals',
  'names',
] as const

const LENGTHS = ['logWords', 'shortText', 'longText', 'meanLetters', 'meanSyllables'] as const
const UNCAPPED: ReadonlySet<CounterName> = new Set([...LENGTHS, ...SHARES])
const CAPPED = OTHERS.filter((name) => !UNCAPPED.has(name))

/** All features except parts of speech. */
const assembled = (classes: Float64Array, count: Counter, totals: Totals): Float64Array => {
  const words = Math.max(1, totals.words)
  // Pseudo-count that stabilizes rates in very short texts.
  const shared = words + 2
  for (const name of SHARES) count[name] = count[name] / shared
  count.logWords = Math.log(1 + totals.words)
  count.shortText = Math.max(0, 6 - totals.words)
  count.longText = Math.max(0, Math.log((1 + totals.words) / 25))
  count.meanLetters = (totals.letters + 10) / shared
  count.meanSyllables = (totals.syllables + 3) / shared
  count.openEnd = /^[.!?…"”')\]]/.test(totals.end) ? 0 : 1
  const opens = (name: WordClass): number => (totals.opening !== undefined && CLASSES[name].has(totals.opening) ? 1 : 0)
  count.startsWithConjunction = opens('conjunction')
  count.startsWithSecond = opens('second')
  count.startsWithFirst = opens('firstSingular')
  count.startsWithInterjection = opens('interjection')
  for (const name of CAPPED) count[name] = Math.min(3, count[name])
  const out = new Float64Array(STYLE_NAMES.length)
  classes.forEach((value, at) => {
    out[at] = value / shared
  })
  OTHERS.forEach((name, at) => {
    out[classes.length + at] = count[name]
  })
  return out
}
