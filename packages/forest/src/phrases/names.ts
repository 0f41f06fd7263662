import { BOOKS } from './books.ts'
import type { LanguageCode } from './languages.ts'
import { lettersOf } from './reading.ts'

const SLOT = '{name}'

/** The phrase whose name is replaceable. */
export const INTRODUCTION = 'My name is Ana.'

/** Languages that capitalize names. */
const CASED: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru']
/** Particles in names. */
const PARTICLES = /^(?:de|del|della|da|dos|das|di|la|le|van|von|der|den|bin|ibn|al|el|y|e)$/
const NOT_NAMES = new Set(Object.values(BOOKS).flatMap(({ notNames }) => notNames.map(lettersOf)))
const LONGEST_NAME = 40
/** Longer names without capitals are probably half a sentence. */
const LONGEST_UNCASED = 20
const END = /[\s.!?。！？؟।…]+$/u

/** A name and the phrase around it. Uncertain if lowercase, or without a comma. */
export type Named = { readonly name: string; readonly phrase?: string; readonly isSure: boolean }

/** Parses "My name is …" or a phrase addressed to a person. */
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

/** Vocative markers in scripts without capitals. */
const CALLS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  ja: /^(?<name>.+?)さん(?<comma>[、，,\s])(?<phrase>.+)$/u,
  ko: /^(?<name>.+?)\s?씨(?<comma>[,，\s])(?<phrase>.+)$/u,
  zh: /^(?<name>.{1,12}?)(?<comma>[，,])(?<phrase>.+)$/u,
  hi: /^(?<name>.+?)\sजी(?<comma>[,\s])(?<phrase>.+)$/u,
  ar: /^(?<phrase>.+?)(?<comma>[،,]?\s)يا (?<name>.+)$/u,
}
/** Otherwise the words after the last comma, or the last capitalized words. */
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

/** Adds a name before the final punctuation. */
export function address(phrase: string, name: string, language: LanguageCode): string {
  const isBefore = BOOKS[language].address.startsWith(SLOT)
  const end = isBefore ? '' : (phrase.match(/\u202f?[.!?。！？؟।]$/u)?.[0] ?? '')
  const body = phrase.slice(0, phrase.length - end.length)
  return BOOKS[language].address.replace('{phrase}', () => body).replace(SLOT, () => name) + end
}
