/** Latin letters that other alphabets imitate: "suicіde" with a Cyrillic i. */
const LOOKALIKES = new Map(
  Object.entries({
    а: 'a',
    с: 'c',
    е: 'e',
    һ: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    ӏ: 'l',
    о: 'o',
    р: 'p',
    ѕ: 's',
    у: 'y',
    х: 'x',
    ԁ: 'd',
    ո: 'n',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ο: 'o',
    ρ: 'p',
    υ: 'u',
  }),
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
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\p{DI}\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/gu
// Sorting a long run of combining marks takes quadratic time in every Unicode library.
const MARK_RUN = /(\p{M}{6})\p{M}+/gu
const HAS_NON_ASCII = /[^\0-\x7f]/
/** One presentation form may open into 18 letters; a text that swells more than this is left as it came. */
const MAX_GROWTH = 4

/**
 * The text with one spelling for each character: NFKC, lone surrogates to U+FFFD, invisible characters out,
 * quotation marks and dashes straight. Case, spelling and line breaks stay, so that a fragment can be quoted from it.
 */
export const cleanText = (text: string): string => {
  const plain = text.replace(INVISIBLE, '')
  if (!HAS_NON_ASCII.test(plain)) return plain
  const bounded = plain.toWellFormed().replace(MARK_RUN, '$1')
  const folded = bounded.normalize('NFKC')
  const kept = folded.length > MAX_GROWTH * bounded.length ? bounded : folded
  return undress(kept).replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"').replace(DASHES, '-')
}

const MARKS = /\p{M}/gu
const LATIN = /[a-z]/
const OTHER_ALPHABET = /[\u0370-\u058f]/
const ARABIC = /[\u0600-\u06ff]/
const DEVANAGARI = /[\u0900-\u097f]/

/**
 * One word as patterns spell it: lower case, Latin accents off, imitated Latin letters back to Latin, one form for
 * the letters that Arabic, Hindi and Russian writers interchange, and no letter more than twice in a row.
 */
export const foldWord = (raw: string): string => {
  let word = raw.toLowerCase()
  if (HAS_NON_ASCII.test(word)) word = foldScript(word)
  return squeeze(word, 2)
}

const foldScript = (word: string): string => {
  const bare = word.normalize('NFD').replace(MARKS, '')
  if (LATIN.test(bare)) {
    const latin = OTHER_ALPHABET.test(bare)
      ? Array.from(bare, (letter) => LOOKALIKES.get(letter) ?? letter).join('')
      : bare
    return latin.replaceAll('ß', 'ss')
  }
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

const TWICE = /(.)\1/su
const THRICE = /(.)\1\1/su

/** No character more than `most` (1 or 2) times in a row: "sooooo" becomes "soo". */
export const squeeze = (word: string, most: number): string => {
  if (!(most === 1 ? TWICE : THRICE).test(word)) return word
  let run = 0
  let previous = ''
  let kept = ''
  for (const letter of word) {
    run = letter === previous ? run + 1 : 1
    previous = letter
    if (run <= most) kept += letter
  }
  return kept
}
