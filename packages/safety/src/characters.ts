/** Latin letters that Cyrillic, Greek and Armenian imitate: "suicіde" with a Cyrillic i. */
const LOOKALIKES = new Map(
  [...'асеһіїјӏорѕухԁոαεικορυ'].map((letter, at) => [letter, [...'acehiijlopsyxdnaeikopu'][at] ?? letter]),
)

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ'
const SMALL_CAPITAL = new RegExp(`[${SMALL_CAPITALS}]`, 'g')
// White letters on black circles and squares.
const BADGE = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu
const FIRST_BADGE = 0x1f150
const BADGES_APART = 32

/** Letters dressed up, which no normal form of Unicode undresses. */
const undress = (text: string): string =>
  text
    .replace(BADGE, (letter) => ALPHABET[((letter.codePointAt(0) ?? 0) - FIRST_BADGE) % BADGES_APART] ?? letter)
    .replace(SMALL_CAPITAL, (letter) => ALPHABET[SMALL_CAPITALS.indexOf(letter)] ?? letter)

const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4`]/g
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u300c\u300d\u300e\u300f]/g
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g
// Newline, tab and carriage return stay: they part words.
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{DI}]/gu
// Sorting a long run of combining marks takes quadratic time in every Unicode library.
const MARK_RUN = /(\p{M}{6})\p{M}+/gu
const HAS_NON_ASCII = /[^\0-\x7f]/
/** One presentation form may open into 18 letters; a text that swells more than this is left as it came. */
const MAX_GROWTH = 4
/** Strokes through letters, and other marks that no Latin spelling has a letter for. */
const STRUCK_OUT = /(?<=[a-z])[\u0300-\u036f\u0489]+/giu
const WORD = /[\p{L}\p{M}]+/gu
const LATIN = /[a-z]/i
const OTHER_ALPHABET = /[\u0370-\u058f]/

const unmixed = (word: string): string =>
  LATIN.test(word) && OTHER_ALPHABET.test(word)
    ? Array.from(word, (letter) => LOOKALIKES.get(letter) ?? LOOKALIKES.get(letter.toLowerCase()) ?? letter).join('')
    : word

/**
 * The text with one spelling for each character: compatibility forms folded, invisible characters and strokes out,
 * quotation marks and dashes straight, imitated Latin letters back to Latin. Case, spelling and line breaks stay.
 */
export const cleanCharacters = (text: string): string => {
  if (!HAS_NON_ASCII.test(text)) return text.replace(INVISIBLE, '')
  const bounded = text.replace(INVISIBLE, '').toWellFormed().replace(MARK_RUN, '$1')
  const folded = bounded.normalize('NFKC')
  const kept = folded.length > MAX_GROWTH * bounded.length ? bounded : folded
  return undress(kept)
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(STRUCK_OUT, '')
    .replace(WORD, unmixed)
}

const MARKS = /\p{M}/gu
const ARABIC = /[\u0600-\u06ff]/
const DEVANAGARI = /[\u0900-\u097f]/

/** One word as patterns spell it: lower case, accents off, one form for letters that writers interchange. */
export const foldWord = (raw: string): string => {
  const word = raw.toLowerCase()
  if (!HAS_NON_ASCII.test(word)) return word
  const bare = word.normalize('NFD').replace(MARKS, '')
  if (LATIN.test(bare)) return bare.replaceAll('ß', 'ss')
  if (ARABIC.test(word)) {
    return word
      .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
      .replace(/[أإآ]/g, 'ا')
      .replaceAll('ى', 'ي')
      .replaceAll('ة', 'ه')
  }
  if (DEVANAGARI.test(word)) return word.replaceAll('\u093c', '').replaceAll('ँ', 'ं')
  return word.replaceAll('ё', 'е')
}
