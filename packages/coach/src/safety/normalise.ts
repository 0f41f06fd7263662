import { cleanText, foldWord } from './clean.ts'
import { respell, shorten, unglue, unmask } from './repair.ts'
import { JOIN, OPEN } from './spellings.ts'

/** A word or a mark of the shadow. Marks are `.` (a sentence ends) and `,` (a softer break). */
export type Token = {
  word: string
  /** UTF-16 offsets into `Shadow.clean`. */
  start: number
  end: number
  /** Inside quotation marks. */
  quoted: boolean
}

/** What safety reads: `clean` keeps case and line breaks for quoting, `tokens` are what patterns match. */
export type Shadow = { clean: string; tokens: readonly Token[] }

// A word keeps inner apostrophes and masking signs, two in a row, of stars eight, so that no long run is tried twice.
const PIECES =
  /([\p{L}\p{M}\p{N}]+(?:(?:['*@$!#|]{1,2}|\*{3,8})[\p{L}\p{M}\p{N}]+)*)|(\n[ \t]*\n)|([.!?…。！？।؟]+)|([,;:()，、；：،؛]|[ \t]-+[ \t]|--+)|(")|('(?=[\p{L}])|')|(\p{Extended_Pictographic})/gu

const STRETCHED = /(.)\1\1/u
const NUMBER = /^\d+$/
const NUMBER_AND_LETTERS = /^(\d+)([a-z]+)$/
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .map((word, at) => [word, 10 * (at + 2)] as const)
const NUMBER_WORDS = new Map(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
    .split(' ')
    .map((word, at) => [word, at + 2] as const)
    .concat(TENS),
)

/** Numbers become the class that patterns ask for: a child's age, an adult's age, a starving day's calories, others. */
const numberWord = (value: number): string => {
  if (value <= 17) return '#kid'
  if (value <= 99) return '#adult'
  return value <= 900 ? '#low' : '#num'
}

/**
 * Reads a text into its shadow, in linear time: characters cleaned, case folded, chat words and contractions opened,
 * masked, stretched, glued and spaced-out words repaired towards the words safety needs.
 * @param knows whether a word stands in some pattern; stretched words are shortened towards those only
 */
export const normalise = (text: string, knows: (word: string) => boolean): Shadow => {
  const clean = cleanText(text)
  const raw = withoutBeats(withoutInnerDots(split(clean)))
  const tokens: Token[] = []
  const read = remembering((word, before) => wordsOf(word, before, knows))
  for (const piece of joinSpacedLetters(raw, clean, knows)) {
    for (const word of read(piece.word, tokens.at(-1)?.word)) {
      // "no no no no" says no more than "no no".
      if (tokens.at(-1)?.word !== word || tokens.at(-2)?.word !== word) tokens.push({ ...piece, word })
    }
  }
  return { clean, tokens: openWill(joinPairs(tokens)) }
}

const split = (clean: string): Token[] => {
  const tokens: Token[] = []
  let openAt = -1
  let mark = ''
  const toggle = (sign: string): void => {
    if (openAt < 0) {
      openAt = tokens.length
      mark = sign
    } else if (mark === sign) {
      for (let at = openAt; at < tokens.length; at += 1) {
        const token = tokens[at]
        if (token) token.quoted = true
      }
      openAt = -1
    }
  }
  for (const found of clean.matchAll(PIECES)) {
    const [all, word, blank, stop, soft, quote, single, picture] = found
    const start = found.index
    const end = start + all.length
    const add = (text: string): void => void tokens.push({ word: text, start, end, quoted: false })
    const addMark = (sign: '.' | ','): void => {
      const last = tokens.at(-1)?.word
      if (last !== '.' && last !== sign) add(sign)
    }
    if (word !== undefined) add(word)
    else if (picture !== undefined) add(picture)
    else if (blank !== undefined) addMark('.')
    else if (stop !== undefined) addMark(/^(?:\.{2,}|…)$/.test(stop) ? ',' : '.')
    else if (soft !== undefined) addMark(',')
    else if (quote !== undefined) toggle('"')
    else if (single !== undefined && isQuoteSign(clean, start)) toggle("'")
  }
  return tokens
}

/** An apostrophe is a quotation mark when it touches a word on one side only. */
const isQuoteSign = (clean: string, at: number): boolean => {
  const before = at === 0 || /[\s"(,.!?:]/.test(clean[at - 1] ?? ' ')
  const after = at + 1 >= clean.length || /[\s",.!?:)]/.test(clean[at + 1] ?? ' ')
  return before !== after
}

const isLetter = (token: Token | undefined): boolean => token !== undefined && /^[\p{L}*@$!#\d]$/u.test(token.word)

/** "k.i.l.l": dots that touch single letters on both sides end nothing. */
const withoutInnerDots = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isInner = isLetter(before) && isLetter(after) && before?.end === token.start && after?.start === token.end
    return !(isInner && token.word === '.')
  })

const FEWEST_BEATS = 4

const isBeat = ({ word }: Token): boolean => word === '.' || word === ',' || /^\p{Extended_Pictographic}$/u.test(word)

/** "I. want. to. die.", "I 👏 want 👏 ...": where every word stands alone, what stands between them ends nothing. */
const withoutBeats = (tokens: readonly Token[]): Token[] => {
  const isWord = (at: number): boolean => tokens[at] !== undefined && !isBeat(tokens[at])
  const isAlone = (at: number): boolean => isWord(at) && !isWord(at - 1) && !isWord(at + 1)
  const kept: Token[] = []
  let at = 0
  while (at < tokens.length) {
    let end = at
    while (end < tokens.length && (isAlone(end) || !isWord(end))) end += 1
    const run = tokens.slice(at, Math.max(at + 1, end))
    const words = run.filter((token) => !isBeat(token))
    const last = run.findLastIndex((token) => !isBeat(token))
    const isBeaten = words.length >= FEWEST_BEATS
    for (const token of isBeaten ? [...words, ...run.slice(last + 1)] : run) kept.push(token)
    at += run.length
  }
  return kept
}

/**
 * "k i l l  m y s e l f": four and more single letters side by side are one word, or several where the gap is wider; fewer
 * where they make a word that safety needs.
 */
const joinSpacedLetters = (tokens: readonly Token[], clean: string, knows: (word: string) => boolean): Token[] => {
  const joined: Token[] = []
  let at = 0
  while (at < tokens.length) {
    let end = at
    while (isLetter(tokens[end])) end += 1
    const run = tokens.slice(at, end)
    const isOne = run.length >= 4 || (run.length === 3 && knows(run.map(({ word }) => word.toLowerCase()).join('')))
    for (const token of isOne ? glueRun(run, clean) : run) joined.push(token)
    const next = tokens[end]
    if (next) joined.push(next)
    at = end + 1
  }
  return joined
}

const glueRun = (run: readonly Token[], clean: string): Token[] => {
  const words: Token[] = []
  // "k-i-l-l m-e": beside hyphens a space parts words.
  const gaps = run.slice(1).map(({ start }, at) => clean.slice(run[at]?.end, start))
  const parting = gaps.some((gap) => /[^\s]/.test(gap)) ? /\s/ : /\n/
  for (const letter of run) {
    const last = words.at(-1)
    // A gap of one sign (a space, a dot, a hyphen) is inside the word.
    if (last && letter.start - last.end <= 1 && !parting.test(clean[last.end] ?? '') && last.word.length < 40) {
      last.word += letter.word
      last.end = letter.end
    } else words.push({ ...letter })
  }
  return words
}

const MOST_REMEMBERED = 10_000

/** What these stand for the word before them says. */
const LEANS_BACK = /^(?:2|to{2,}|[.,])$/i

/** Words come again and again in one text; each spelling is read once. */
const remembering = (
  read: (word: string, before: string | undefined) => readonly string[],
): ((word: string, before: string | undefined) => readonly string[]) => {
  const known = new Map<string, readonly string[]>()
  return (word, before) => {
    if (LEANS_BACK.test(word)) return read(word, before)
    const made = known.get(word)
    if (made) return made
    const words = read(word, before)
    if (known.size < MOST_REMEMBERED) known.set(word, words)
    return words
  }
}

const TO_BEFORE_VERB = new Set(['want', 'wants', 'going', 'need', 'trying', 'try', 'ready', 'have', 'wanted'])

const wordsOf = (raw: string, before: string | undefined, knows: (word: string) => boolean): readonly string[] => {
  const lower = raw.toLowerCase()
  if (lower === '.' || lower === ',') return [lower]
  const unmasked = unmask(lower, (form) => OPEN.has(form) || knows(form))
  if (unmasked) return OPEN.get(unmasked) ?? [unmasked]
  if (/[*@$!#|]/.test(lower)) {
    const read = remembering((part) => wordsOf(part, before, knows))
    return lower.split(/[*@$!#|]+/).flatMap((part) => read(part, before))
  }
  const folded = foldWord(lower.replaceAll("'", ''))
  if ((folded === '2' || folded === 'too') && before && TO_BEFORE_VERB.has(before)) return ['to']
  if (NUMBER.test(folded)) return [numberWord(Number(folded))]
  const value = NUMBER_WORDS.get(folded)
  if (value !== undefined) return [numberWord(value)]
  const stretched = folded.length < lower.length && STRETCHED.test(lower)
  const word = stretched ? shorten(folded, (form) => OPEN.has(form) || knows(form)) : folded
  const opened = OPEN.get(word)
  if (opened) return opened
  const age = NUMBER_AND_LETTERS.exec(word)
  if (age?.[1] && age[2]) return [numberWord(Number(age[1])), age[2]]
  if (knows(word)) return [word]
  const repaired = respell(word)
  return repaired ? [repaired] : (unglue(word) ?? [word])
}

/** "he'll" and "she'd" have lost their apostrophes; before one of these verbs they were never a place or a hut. */
const WILL = new Map([
  ['hell', ['he', 'will']],
  ['shell', ['she', 'will']],
  ['hed', ['he', 'would']],
  ['shed', ['she', 'would']],
])
const AFTER_WILL = new Set(
  'be kill hurt hit take leave find never not make send tell do come hate die end shoot get go burn beat have call post lose throw just only probably always'.split(
    ' ',
  ),
)

const openWill = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const opened = WILL.get(token.word)
    if (!opened || !AFTER_WILL.has(tokens[at + 1]?.word ?? '')) return [token]
    return opened.map((word) => ({ ...token, word }))
  })

const joinPairs = (tokens: readonly Token[]): Token[] => {
  const joined: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const last = joined.at(-1)
    const heads = token.word === 'self' && /^(?:harm|injur|mutilat)/.test(tokens[at + 1]?.word ?? '')
    const one = last && !heads ? JOIN.get(`${last.word} ${token.word}`)?.[0] : undefined
    if (last && one) joined[joined.length - 1] = { ...last, word: one, end: token.end }
    else joined.push(token)
  }
  return joined
}
