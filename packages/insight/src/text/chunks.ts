/** A run without white space, in UTF-16 offsets. */
export type Chunk = {
  start: number
  end: number /** Line breaks since the chunk before. */
  breaks: number
  cut: boolean
}

/**
 * Maximum run length in UTF-16 units: taggers and patterns may be quadratic in it.
 *
 * @source sources.md#run-limit
 */
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
export const chunksOf = (text: string): Chunk[] => {
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
