import { hasWordEnding, isFamiliar } from './familiar.ts'
import { FOLDED, GIVEN_NAMES, REGIONAL, WORD_NAMES } from './lexicon.ts'
import type { Sentence } from './sentences.ts'
import type { Token } from './tokens.ts'
import { perWord } from './word-memory.ts'
import { wordSet } from './word-set.ts'

/** Mask for names of people, places and products. */
export const NAME = '<name>'

/** The "all" of "you all are", for which "y'all are" has no word; n-grams skip it. */
export const SILENT = '<all>'

const FACES: [RegExp, string][] = [
  [/^(?:[<>]?[:;=8xX][-o*']?[)\]dDpP}3*]+|\(+[-o*']?[:;=]|\^_?\^)/, '<smile>'],
  [/^[<>]?[:;=8xX][-o*']?[(|\\/{@sS]+/, '<frown>'],
  [/^<3+/, '<heart>'],
]

const isCapitalized = (text: string): boolean => {
  const code = text.charCodeAt(0)
  if (code >= 97 && code <= 122) return false
  return /^\p{Lu}[\p{Ll}\p{M}'’]/u.test(text)
}

/** Whether three equal letters stand together, as in "soooo". */
export const isStretched = (word: string): boolean => {
  for (let at = 2; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code === word.charCodeAt(at - 1) && code === word.charCodeAt(at - 2)) return true
  }
  return false
}

/** Collapses three or more equal letters: "soooo" to "soo". */
const squeezed = (word: string): string => (isStretched(word) ? word.replace(/(.)\1{2,}/g, '$1$1') : word)

/** Whether most longer words of a sentence are capitalized. */
const isHeadline = (tokens: Token[], { first, last }: Sentence): boolean => {
  const words = tokens.slice(first, last).filter(({ kind, text }) => kind === 'word' && text.length > 3)
  return words.length > 3 && words.filter(({ text }) => isCapitalized(text)).length / words.length > 0.6
}

const TELLING = wordSet('the a an as is are was were am some many most my our your their every any all no')

/** "the Christian" is not a first name. */
const tells = (before: Token | undefined): boolean => before !== undefined && TELLING.has(before.lower)

const possessive = /'s$|s'$/

/** Whether a capitalized token is a name. */
const namesSomething = (tokens: Token[], at: number, opens: boolean, headline: boolean): boolean => {
  const token = tokens[at]
  if (token === undefined) return false
  const bare = token.lower.includes("'") ? token.lower.replace(possessive, '') : token.lower
  if (GIVEN_NAMES.has(bare)) return !(FOLDED.has(bare) && tells(tokens[at - 1]))
  if (!isCapitalized(token.text)) return false
  if (WORD_NAMES.has(bare)) {
    const next = tokens[at + 1]
    const called =
      next?.text === ',' ||
      next?.text === ':' ||
      (next !== undefined && isCapitalized(next.text) && next.kind === 'word')
    return !headline && (!opens || called)
  }
  if (FOLDED.has(bare) || isFamiliar(token.lower)) return false
  return !opens && !headline && !hasWordEnding(token.lower)
}

const SINGULAR_VERBS = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
])

const OUR =
  /^(?:arb|arm|behavi|cand|cl?am|col|demean|discol|dishon|enam|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|succ|tum|vals?|vap|vig)our/
const DOUBLED =
  /^(cance|counse|dia|fue|labe|leve|libe|mode|pane|penci|qua?rre|signa|tota|trave|marve|jewe|initia|channe|equa|riva|shove|unrave)ll(ed|ing|er|ers)$/
const RE_WORDS = /^(cent|fib|lit|met|theat|calib|meag|som?b|spect|lust|manoeuv|accout|kilomet|centimet)(re|res)$/
const NOT_IZE =
  /^(?:adv|rev|superv|telev|improv|exerc|comprom|compr|surpr|desp|dev|enterpr|disgu|prec|conc|prom|prem|apprais|pra|expert|franch|merchand|circumc|exc|inc|chast|otherw|likew|clockw|porp|tort|cru|bru|parad|upr)(?:a)?is/

const ized = (word: string): string => {
  if (word.length < 7 || NOT_IZE.test(word)) return word
  return word.replace(/is(e|es|ed|er|ers|ing|ation|ations|able)$/, 'iz$1').replace(/ys(e|es|ed|ing)$/, 'yz$1')
}

/** Normalizes a lowercase word to American spelling. Linear: at most one ending is rewritten. */
const foldDialect = (word: string): string => {
  const listed = REGIONAL.get(word)
  if (listed !== undefined) return listed
  if (word.length < 5) return word
  if (word.includes('our') && OUR.test(word)) return word.replace('our', 'or')
  if (word.includes('ll')) return word.replace(DOUBLED, '$1l$2')
  if (word.endsWith('re') || word.endsWith('res'))
    return word.replace(RE_WORDS, (_, stem: string, end: string) => `${stem}er${end.slice(2)}`)
  return word.includes('is') || word.includes('ys') ? ized(word) : word
}

const foldedWord = perWord((lower) => FOLDED.get(lower) ?? foldDialect(squeezed(lower)))

const canonicalWord = (lower: string, before: string | undefined): string => {
  const word = foldedWord(lower)
  if (before !== 'they') return word
  const plural = SINGULAR_VERBS.get(word)
  if (plural !== undefined) return plural
  return word.endsWith('s') && word.length > 3 && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const SECOND_NEGATIVES = new Map([
  ['nothing', 'anything'],
  ['nobody', 'anybody'],
  ['nowhere', 'anywhere'],
  ['none', 'any'],
  ['no', 'any'],
])
const NEGATION_REACH = 4

/** Negative concord: "don't know nothing" means "don't know anything". */
const negatedBefore = (forms: readonly string[], first: number): boolean => {
  for (let at = forms.length - 1; at >= Math.max(first, forms.length - NEGATION_REACH); at -= 1) {
    const form = forms[at] ?? ''
    if (form.endsWith("n't") || form === 'never') return true
    if (!/^[\p{L}<]/u.test(form)) return false
  }
  return false
}

const AFTER_YOU_ALL = wordSet(
  "are were have had do did don't didn't aren't weren't haven't will won't can can't could should would know need want look seem",
)

const isYouAll = (tokens: Token[], at: number, { first, last }: Sentence): boolean =>
  at > first && at + 1 < last && tokens[at - 1]?.lower === 'you' && AFTER_YOU_ALL.has(tokens[at + 1]?.lower ?? '')

const bracketed = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.text === '[' && tokens[at + 1]?.text === ']' && /^(?:NAME|RELIGION)$/.test(tokens[at]?.text ?? '')

/**
 * Normalized form per token: lowercase, American spelling, names masked, identity terms folded, so that swapping them
 * changes no score.
 */
export const canonicalForms = (tokens: Token[], sentences: Sentence[]): string[] => {
  const forms: string[] = []
  for (const sentence of sentences) {
    const headline = isHeadline(tokens, sentence)
    let opens = true
    for (let at = sentence.first; at < sentence.last; at += 1) {
      const token = tokens[at]
      if (token === undefined) continue
      const form = formOf(tokens, at, opens, headline, forms[at - 1])
      const second = SECOND_NEGATIVES.get(form)
      if (form === 'all' && isYouAll(tokens, at, sentence)) forms.push(SILENT)
      else forms.push(second !== undefined && negatedBefore(forms, sentence.first) ? second : form)
      if (token.kind === 'word' || token.kind === 'number') opens = false
    }
  }
  return forms
}

const formOf = (tokens: Token[], at: number, opens: boolean, headline: boolean, before: string | undefined): string => {
  const token = tokens[at]
  if (token === undefined) return ''
  switch (token.kind) {
    case 'link':
      return '<link>'
    case 'number':
      return '<number>'
    case 'emoticon':
      return FACES.find(([pattern]) => pattern.test(token.text))?.[1] ?? token.lower
    case 'word':
      if (bracketed(tokens, at) || namesSomething(tokens, at, opens, headline)) return NAME
      return canonicalWord(token.lower, before)
    case 'punctuation':
    case 'symbol':
      return token.text.length > 1
        ? token.text.slice(0, token.text.startsWith('.') ? 3 : 2)
        : token.text
            .replace(/[“”«»]/, '"')
            .replace(/[‘’]/, "'")
            .replace('…', '...')
    default:
      return token.text
  }
}
