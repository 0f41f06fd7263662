/** A run of words; `isOwn` if the other text doesn't have them there. */
export type Part = { text: string; isOwn: boolean }

type Word = { text: string; key: string }
/** The comparison takes quadratic memory. */
const MOST_WORDS = 400

/** Splits both texts by their longest common subsequence of words, ignoring case and accents. */
export function compareWords(mine: string, theirs: string, mineLocale: string): { mine: Part[]; theirs: Part[] } {
  const a = wordsOf(mine, mineLocale)
  const b = wordsOf(theirs, mineLocale)
  const shared = sharedPlaces(a.filter(isWord), b.filter(isWord))
  return { mine: partsOf(a, shared.a), theirs: partsOf(b, shared.b) }
}

const isWord = ({ key }: Word) => key !== ''

function wordsOf(text: string, locale: string): Word[] {
  const segments = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].slice(0, 4 * MOST_WORDS)
  return segments.map(({ segment, isWordLike }) => ({ text: segment, key: isWordLike ? keyOf(segment) : '' }))
}

function keyOf(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .toLowerCase()
}

/** Which words of each side are in the longest common subsequence. */
function sharedPlaces(a: readonly Word[], b: readonly Word[]): { a: ReadonlySet<number>; b: ReadonlySet<number> } {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      const line = lengths[row]
      if (!line) continue
      const isSame = a[row]?.key === b[column]?.key
      line[column] = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const shared = { a: new Set<number>(), b: new Set<number>() }
  let [row, column] = [0, 0]
  while (row < a.length && column < b.length) {
    if (a[row]?.key === b[column]?.key) {
      shared.a.add(row++)
      shared.b.add(column++)
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return shared
}

function partsOf(words: readonly Word[], shared: ReadonlySet<number>): Part[] {
  const parts: Part[] = []
  let place = 0
  for (const word of words) {
    const isOwn = isWord(word) && !shared.has(place)
    if (isWord(word)) place += 1
    const last = parts.at(-1)
    if (last && last.isOwn === isOwn) last.text += word.text
    else parts.push({ text: word.text, isOwn })
  }
  return parts
}
