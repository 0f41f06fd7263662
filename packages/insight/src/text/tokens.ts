type TokenKind = 'word' | 'number' | 'punctuation' | 'emoji' | 'emoticon' | 'link' | 'symbol'

/** `text.slice(start, end)`, UTF-16 units. */
export type Token = {
  text: string
  /** Lowercase, straight quotes. */
  lower: string
  start: number
  end: number
  kind: TokenKind
  /** Preceded by white space. */
  spaced: boolean
  /** Line breaks before it. */
  breaks: number
}

/** Tokens from `first` up to `last`, which is not included. */
export type TokenRange = { first: number; last: number }

const LINK = /^(?:https?:\/\/|ftp:\/\/|www\.)\S+|^<?url>?$/i
const ADDRESS = /^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/
const HOST = /^[\w-]{2,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|org|net|edu|gov|io|co|uk|de|info)(?:\/\S*)?$/i
const EMOTICON =
  /^(?:[<>]?[:;=8xX][-o*']?[)\](|dDpPsS/\\{}@3*]+|[)\](]+[-o*']?[:;=]|<3+|\^_?\^|[oO]_[oO])(?=$|[\s.,!?)])/
const DOTTED = /^(?:\p{L}\.){2,6}/u
const NUMBER = /^\d+(?:[.,:]\d+)*/
const WORD = /^[\p{L}\p{M}\p{N}_]+(?:['’‘`][\p{L}\p{M}]+)*['’]?/u
const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:[\u{fe0f}\u{20e3}\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic}|\p{Regional_Indicator})*/u

const isLetterCode = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

const plain = (word: string): string => {
  const lower = word.toLowerCase()
  return /[’‘`´]/.test(lower) ? lower.replace(/[’‘`´]/g, "'") : lower
}

const plainWordEnd = (text: string, from: number, to: number): number => {
  let at = from
  while (at < to && isLetterCode(text.charCodeAt(at))) at += 1
  return at
}

const trimQuote = (word: string): string => (/['’]$/.test(word) && !/s['’]$/i.test(word) ? word.slice(0, -1) : word)

const repeated = (rest: string): string => {
  const first = rest.charCodeAt(0)
  let length = 1
  while (length < rest.length && rest.charCodeAt(length) === first) length += 1
  return rest.slice(0, length)
}

type Piece = { text: string; kind: TokenKind; bare?: boolean }

const matched = (pattern: RegExp, rest: string): string | undefined => pattern.exec(rest)?.[0]

const wholeChunk = (chunk: string): Piece | undefined => {
  const bare = chunk.replace(/[.,;:!?)\]"'’”]{1,5}$/, '')
  if (bare.length > 3 && (LINK.test(bare) || HOST.test(bare))) return { text: bare, kind: 'link' }
  return undefined
}

const nextPiece = (rest: string, mayHoldAddress: boolean): Piece => {
  const code = rest.charCodeAt(0)
  const address = mayHoldAddress ? matched(ADDRESS, rest) : undefined
  if (address !== undefined) return { text: address, kind: 'link' }
  if (code < 128 && !isLetterCode(code) && !(code >= 48 && code <= 57) && code !== 95) {
    const face = matched(EMOTICON, rest)
    if (face !== undefined && face.length > 1) return { text: face, kind: 'emoticon' }
    const run = repeated(rest)
    return { text: run, kind: /^[.,;:!?'"()[\]{}-]/.test(run) ? 'punctuation' : 'symbol' }
  }
  const face = rest.length < 5 ? matched(EMOTICON, rest) : undefined
  if (face !== undefined) return { text: face, kind: 'emoticon' }
  const dotted = rest.charCodeAt(1) === 46 ? matched(DOTTED, rest) : undefined
  if (dotted !== undefined) return { text: dotted, kind: 'word' }
  const number = matched(NUMBER, rest)
  const word = matched(WORD, rest)
  if (word !== undefined && word.length > (number?.length ?? 0)) {
    return { text: trimQuote(word), kind: /\p{L}/u.test(word) ? 'word' : 'number' }
  }
  if (number !== undefined) return { text: number, kind: 'number' }
  const emoji = matched(EMOJI, rest)
  if (emoji !== undefined) return { text: emoji, kind: 'emoji' }
  const first = String.fromCodePoint(rest.codePointAt(0) ?? 0xfffd)
  const run = first.length === 1 ? repeated(rest) : first
  return { text: run, kind: /^\p{P}/u.test(first) ? 'punctuation' : 'symbol' }
}

/** A run without white space, in UTF-16 offsets. */
type Chunk = {
  start: number
  end: number
  /** Line breaks since the chunk before. */
  breaks: number
  cut: boolean
}

/** Maximum run length in UTF-16 units: taggers and patterns may be quadratic in it. @source sources.md#run-limit */
const RUN_LIMIT = 200

const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200b) ||
  code === 0x3000 ||
  code === 0xfeff ||
  code === 0x85 ||
  code === 0x2028 ||
  code === 0x2029 ||
  code === 0x202f

const isBreak = (code: number): boolean => code === 10 || code === 0x85 || code === 0x2028 || code === 0x2029

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff

/** Runs without white space; longer ones than {@link RUN_LIMIT} are cut, never inside a surrogate pair. */
const chunksOf = (text: string): Chunk[] => {
  const chunks: Chunk[] = []
  let at = 0
  let breaks = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) {
      if (isBreak(code) || (code === 13 && text.charCodeAt(at + 1) !== 10)) breaks += 1
      at += 1
      continue
    }
    let end = at + 1
    while (end < text.length && end - at < RUN_LIMIT && !isSpace(text.charCodeAt(end))) end += 1
    const runs = end < text.length && !isSpace(text.charCodeAt(end))
    if (runs && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1
    const before = chunks.at(-1)
    chunks.push({ start: at, end, breaks, cut: before !== undefined && before.end === at })
    breaks = 0
    at = end
  }
  return chunks
}

const addPieces = (text: string, chunk: Chunk, tokens: Token[]): void => {
  let at = chunk.start
  const add = (piece: Piece): void => {
    const first = at === chunk.start
    tokens.push({
      text: piece.text,
      lower: piece.bare ? piece.text.toLowerCase() : plain(piece.text),
      start: at,
      end: at + piece.text.length,
      kind: piece.kind,
      spaced: first && !chunk.cut,
      breaks: first ? chunk.breaks : 0,
    })
    at += piece.text.length
  }
  // Fast path: most chunks are a bare word.
  const bareEnd = plainWordEnd(text, chunk.start, chunk.end)
  if (bareEnd === chunk.end) {
    add({ text: text.slice(chunk.start, chunk.end), kind: 'word', bare: true })
    return
  }
  // Then "word," and "word.".
  if (bareEnd === chunk.end - 1 && bareEnd > chunk.start + 1 && '.,!?:;'.includes(text.charAt(bareEnd))) {
    add({ text: text.slice(chunk.start, bareEnd), kind: 'word', bare: true })
    add({ text: text.slice(bareEnd, chunk.end), kind: 'punctuation' })
    return
  }
  const whole = wholeChunk(text.slice(at, chunk.end))
  if (whole !== undefined) add(whole)
  const address = text.slice(at, chunk.end).includes('@')
  while (at < chunk.end) add(nextPiece(text.slice(at, chunk.end), address))
}

/**
 * Tokenizes words, numbers, punctuation, emoji and links; only white space lies between. Repeated punctuation is one
 * token. Linear.
 */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = []
  for (const chunk of chunksOf(text)) addPieces(text, chunk, tokens)
  return tokens
}
