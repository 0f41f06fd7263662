import { BOOKS } from './books.ts'
import type { LanguageCode } from './languages.ts'
import { lettersOf } from './reading.ts'

const SLOT = '{name}'

/** The phrase of the book whose name may be another. */
export const INTRODUCTION = 'My name is Ana.'

/** Languages that write names with a capital. */
const CASED: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru']
/** Small words inside names. */
const PARTICLES = /^(?:de|del|della|da|dos|das|di|la|le|van|von|der|den|bin|ibn|al|el|y|e)$/
const NOT_NAMES = new Set(Object.values(BOOKS).flatMap(({ notNames }) => notNames.map(lettersOf)))
const LONGEST_NAME = 40
/** Without capitals a long name is more likely half a sentence. */
const LONGEST_UNCASED = 20
const END = /[\s.!?。！？؟।…]+$/u

/**
 * A text with a name in it: the name, and the phrase around it where the name only calls somebody. Not sure where the name is
 * written without its capital, or stands behind a phrase without a comma.
 */
export type Named = { readonly name: string; readonly phrase?: string; readonly isSure: boolean }

/** What a text would be as "My name is …" or as a phrase said to somebody by name. */
export function namedIn(text: string, language: LanguageCode): Named[] {
  return [...introduced(text, language), ...addressed(text, language)]
}

function introduced(text: string, language: LanguageCode): Named[] {
  const plain = text.trim().replace(END, '')
  for (const wording of BOOKS[language].introductions) {
    const [before = '', behind = ''] = wording.replace(END, '').split(SLOT)
    const [lower, start] = [plain.toLowerCase(), before.toLowerCase()]
    const isMatch = lower.startsWith(start) && lower.endsWith(behind) && plain.length > before.length + behind.length
    if (!isMatch) continue
    const written = plain.slice(before.length, plain.length - behind.length).trim()
    const isOneWord = !/\s/.test(written)
    const isSure = isName(written, language)
    if (isSure || (isOneWord && isName(capitalized(written), language))) return [{ name: capitalized(written), isSure }]
  }
  return []
}

/** Where languages write no capitals, a sign of address tells a name from another word. */
const CALLS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  ja: /^(?<name>.+?)さん(?<comma>[、，,\s])(?<phrase>.+)$/u,
  ko: /^(?<name>.+?)\s?씨(?<comma>[,，\s])(?<phrase>.+)$/u,
  zh: /^(?<name>.{1,12}?)(?<comma>[，,])(?<phrase>.+)$/u,
  hi: /^(?<name>.+?)\sजी(?<comma>[,\s])(?<phrase>.+)$/u,
  ar: /^(?<phrase>.+?)(?<comma>[،,]?\s)يا (?<name>.+)$/u,
}
/** Elsewhere the name is what stands behind the last comma, or the last words with capitals. */
const CALL = [
  /^(?<phrase>.+)(?<comma>,)\s(?<name>\p{Lu}.*)$/u,
  /^(?<phrase>.+?)(?<comma>)\s(?<name>\p{Lu}.*)$/u,
  /^(?<phrase>.+)(?<comma>)\s(?<name>\p{Lu}.*)$/u,
]

function addressed(text: string, language: LanguageCode): Named[] {
  const end = text.trim().match(END)?.[0].trim() ?? ''
  const plain = text.trim().replace(END, '')
  const calls = CALLS[language]
  return (calls ? [calls] : CALL).flatMap((call) => {
    const found = call.exec(plain)?.groups
    const [name, phrase] = [found?.name?.trim() ?? '', found?.phrase?.trim() ?? '']
    if (phrase === '' || !isName(name, language)) return []
    return [{ name, phrase: phrase + end, isSure: found?.comma !== '' }]
  })
}

/** The words of a name, each with its capital where the language has them. */
function isName(name: string, language: LanguageCode): boolean {
  const words = name.split(/[\s・]+/)
  if (name === '' || name.length > LONGEST_NAME || words.length > 3) return false
  if (words.some((word) => !/^[\p{L}\p{M}ー][\p{L}\p{M}ー'’.-]*$/u.test(word) || NOT_NAMES.has(lettersOf(word))))
    return false
  if (language === 'zh' && /[他她它你您我们]/.test(name)) return false
  if (!CASED.includes(language)) return name.length <= LONGEST_UNCASED
  const outer = [words[0], words.at(-1)]
  return (
    outer.every((word) => /^[^\p{Ll}]/u.test(word ?? '')) &&
    words.every((word) => /^[^\p{Ll}]/u.test(word) || PARTICLES.test(word))
  )
}

const capitalized = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

export function introduce(name: string, language: LanguageCode): string {
  return (BOOKS[language].introductions[0] ?? '').replace(SLOT, () => name)
}

/** A phrase said to somebody by name: the sign at its end stays at the end. */
export function address(phrase: string, name: string, language: LanguageCode): string {
  const isBefore = BOOKS[language].address.startsWith(SLOT)
  const end = isBefore ? '' : (phrase.match(/\u202f?[.!?。！？؟।]$/u)?.[0] ?? '')
  const body = phrase.slice(0, phrase.length - end.length)
  return BOOKS[language].address.replace('{phrase}', () => body).replace(SLOT, () => name) + end
}
