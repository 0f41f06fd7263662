import { CHAT_WORDS, mayOpen, openBefore } from './chat-words.ts'

/** A reading copy of a raw text. `at[i]` is the raw UTF-16 offset of `text[i]`; the last entry is the raw end. */
export type Shadow = { raw: string; text: string; at: Int32Array }

const HEAD = 6000
const TAIL = 2000
/** wink-nlp and regular expressions alike turn quadratic on endless runs, so a run is read only this far. */
const RUN = 200
const LONGEST_RUN = 4
const ENDLESS = new RegExp(`\\S{${RUN + 1}}`)

type Draft = { out: string; at: ArrayLike<number> }

const STRAIGHT: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201b': "'",
  '\u02bc': "'",
  '`': "'",
  '\u00b4': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u2026': '...',
  '\u00a0': ' ',
}

const isBlank = (char: string): boolean => char === ' ' || char === '\n' || char === '\t'

const plain = (char: string): string => {
  const straight = STRAIGHT[char]
  if (straight !== undefined) return straight
  const code = char.codePointAt(0) ?? 0
  if (code === 10) return '\n'
  if (code < 32 || code === 127) return code === 9 || code === 13 ? ' ' : ''
  if (code < 127) return code >= 65 && code <= 90 ? char.toLowerCase() : char
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd'
  if ((code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || code === 0xfeff || code === 0xad)
    return ''
  if (code >= 0x80 && code < 0xa0) return ''
  const folded = char.normalize('NFKC').toLowerCase()
  return folded.length > 4 ? char : (STRAIGHT[folded] ?? folded)
}

const readChars = (raw: string, from: number, to: number, draft: { out: string; at: number[] }): void => {
  let run = 0
  let same = 0
  let last = ''
  for (let i = from; i < to; ) {
    const char = String.fromCodePoint(raw.codePointAt(i) ?? 32)
    const piece = plain(char)
    const start = i
    i += char.length
    if (piece === '') continue
    run = isBlank(piece) ? 0 : run + 1
    if (run > RUN) continue
    same = piece === last ? same + 1 : 1
    last = piece
    // three and more equal letters say tone, not spelling; endless marks and blanks say nothing
    if (same > 2 && (same > LONGEST_RUN || /\p{L}/u.test(piece))) continue
    draft.out += piece
    for (let j = 0; j < piece.length; j += 1) draft.at.push(start)
  }
}

const TOKEN = /[a-z0-9]+(?:'[a-z]+)*/g

const openChat = (draft: Draft): Draft => {
  const { out, at } = draft
  const pieces: string[] = []
  const map: number[] = []
  let done = 0
  const copy = (to: number): void => {
    pieces.push(out.slice(done, to))
    for (let i = done; i < to; i += 1) map.push(at[i] ?? 0)
    done = to
  }
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(out); match; match = TOKEN.exec(out)) {
    const word = match[0]
    if (word.length > 10) continue
    const end = match.index + word.length
    const opened = CHAT_WORDS.get(word) ?? (mayOpen(word) ? openBefore(word, nextWord(out, end)) : undefined)
    if (opened === undefined) continue
    // "y/n", "R&D", "k." in a list and addresses stay as they are
    const joined = /[&/@#._]/.test(out[match.index - 1] ?? '') || /[&/@_]/.test(out[end] ?? '')
    if (joined) continue
    copy(match.index)
    pieces.push(opened)
    for (let i = 0; i < opened.length; i += 1) map.push(at[match.index + Math.min(i, word.length - 1)] ?? 0)
    done = end
  }
  if (done === 0) return draft
  copy(out.length)
  return { out: pieces.join(''), at: map }
}

const nextWord = (text: string, from: number): string => /^\s+([a-z']+)/.exec(text.slice(from, from + 24))?.[1] ?? ''

/**
 * Reading copy of a message: folded case, straight quotes, chat words opened, control characters out, endless runs cut,
 * at most the first 6,000 and the last 2,000 units. Safe on any string.
 */
export const shade = (raw: string): Shadow => {
  const opened = openChat(read(raw))
  const at = new Int32Array(opened.at.length + 1)
  at.set(opened.at)
  at[opened.at.length] = raw.length
  return { raw, text: opened.out, at }
}

const read = (raw: string): Draft => {
  if (isSimple(raw)) return { out: raw.toLowerCase(), at: Int32Array.from({ length: raw.length }, (_, i) => i) }
  const draft = { out: '', at: [] as number[] }
  if (raw.length <= HEAD + TAIL) readChars(raw, 0, raw.length, draft)
  else {
    readChars(raw, 0, HEAD, draft)
    draft.out += '\n'
    draft.at.push(HEAD)
    readChars(raw, raw.length - TAIL, raw.length, draft)
  }
  return draft
}

const SIMPLE = /^[\n -_a-~]*$/
const REPEATED = /(.)\1\1/is

/** Whether nothing is folded but capitals and nothing is cut, so that each unit stands where it stood. */
const isSimple = (raw: string): boolean =>
  raw.length <= HEAD + TAIL && SIMPLE.test(raw) && !REPEATED.test(raw) && !ENDLESS.test(raw)

/** The raw characters under a stretch of the reading copy, without blanks at its ends. */
export const rawOf = (shadow: Shadow, start: number, end: number): { text: string; start: number; end: number } => {
  let from = shadow.at[start] ?? 0
  let to = shadow.at[end] ?? shadow.raw.length
  while (from < to && isBlank(shadow.raw[from] ?? '')) from += 1
  while (to > from && isBlank(shadow.raw[to - 1] ?? '')) to -= 1
  // where markup stood, blanks stand
  return { text: shadow.raw.slice(from, to).replace(/ {3,}/g, ' '), start: from, end: to }
}
