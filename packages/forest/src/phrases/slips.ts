import type { LanguageCode } from './languages.ts'

/** Edits allowed per letter. */
const TOLERANCE = 0.2
/**
 * In shorter words a substitution usually makes another word, so only transpositions, insertions and deletions count.
 */
const SHORT = 5

/** Negations; English contractions are already expanded. */
const NEGATIONS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:not|no|never|cannot|nothing|nobody)\b/,
  es: /(?<!\p{L})(?:no|nunca|nada|nadie)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pas|ne|non|jamais|rien)(?!\p{L})|(?<!\p{L})n['’]/u,
  de: /(?<!\p{L})(?:nicht|nie|nein|kein\p{L}*|nichts)(?!\p{L})/u,
  it: /(?<!\p{L})(?:non|no|mai|niente)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:não|nao|nunca|nada)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:не|нет|никогда|нельзя)(?!\p{L})/u,
  ja: /ない|ません|なく|ず/u,
  ko: /않|없|못|아니|모르|(?<!\p{L})안(?!녕)/u,
  zh: /不|没|沒|别|別/u,
  ar: /(?<!\p{L})(?:لا|ليس|لست|لم|لن|غير)(?!\p{L})/u,
  hi: /नहीं|मत|(?<![\p{L}\p{M}])न(?![\p{L}\p{M}])/u,
}

/** Normalized letters and words, and whether the text is negated. */
export type Reading = { readonly letters: string; readonly words: readonly string[]; readonly denies: boolean }

/** Edit distance to a phrase; undefined if the difference changes the meaning. */
export function slipsBetween(written: Reading, phrase: Reading): number | undefined {
  const longest = Math.max(written.letters.length, phrase.letters.length)
  if (written.denies !== phrase.denies) return undefined
  const shortest = Math.min(written.letters.length, phrase.letters.length)
  if (longest < SHORT) return shortest > 2 && isSlip(written.letters, phrase.letters) ? 1 : undefined
  const most = Math.floor(longest * TOLERANCE)
  if (longest - shortest > most) return undefined
  const distance = editDistance(written.letters, phrase.letters)
  if (distance > most) return undefined
  if (written.words.length !== phrase.words.length || phrase.words.length === 1) return distance
  return written.words.every((word, at) => isSlip(word, phrase.words[at] ?? '')) ? distance : undefined
}

export function denies(text: string, language: LanguageCode): boolean {
  return NEGATIONS[language].test(text.toLowerCase())
}

function isSlip(word: string, meant: string): boolean {
  if (word === meant) return true
  const longest = Math.max(word.length, meant.length)
  const distance = editDistance(word, meant)
  if (longest >= SHORT) return distance <= Math.max(1, Math.floor(longest / 4))
  if (Math.min(word.length, meant.length) < 3 && longest > 2) return distance === 1 && word.length !== meant.length
  return distance === 1 && word[0] === meant[0] && !isChanged(word, meant)
}

/** One substitution. */
function isChanged(word: string, meant: string): boolean {
  return word.length === meant.length && [...word].sort().join('') !== [...meant].sort().join('')
}

/** Optimal string alignment distance. */
function editDistance(a: string, b: string): number {
  let [twoAbove, above] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const swap = isSwap ? (twoAbove[column - 2] ?? 0) + 1 : change
      current.push(Math.min(change, swap, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    ;[twoAbove, above] = [above, current]
  }
  return above[b.length] ?? 0
}
