import type { LanguageCode } from './languages.ts'
import { lettersOf } from './reading.ts'

const SLOT = '{name}'

/** "My name is …": the book's own wording first, then others. */
const INTRODUCTIONS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['My name is {name}.', "My name's {name}.", 'I am called {name}.', "I'm called {name}."],
  es: ['Me llamo {name}.', 'Mi nombre es {name}.', 'Yo me llamo {name}.'],
  fr: ["Je m'appelle {name}.", 'Je m’appelle {name}.', 'Mon nom est {name}.'],
  de: ['Ich heiße {name}.', 'Ich heisse {name}.', 'Mein Name ist {name}.'],
  it: ['Mi chiamo {name}.', 'Il mio nome è {name}.'],
  pt: ['Meu nome é {name}.', 'O meu nome é {name}.', 'Me chamo {name}.', 'Chamo-me {name}.'],
  ru: ['Меня зовут {name}.', 'Моё имя {name}.'],
  ja: ['{name}と申します。', '私の名前は{name}です。'],
  ko: ['제 이름은 {name}입니다.', '저는 {name}라고 합니다.'],
  zh: ['我叫{name}。', '我的名字是{name}。'],
  ar: ['اسمي {name}.', 'أنا اسمي {name}.'],
  hi: ['मेरा नाम {name} है।', 'मेरा नाम है {name}।'],
}
/** The phrase of the book whose name may be another. */
export const INTRODUCTION = 'My name is Ana.'

/** How the name of the person spoken to stands with a phrase: behind it, or before it. */
const ADDRESS: Readonly<Record<LanguageCode, string>> = {
  en: '{phrase}, {name}',
  es: '{phrase}, {name}',
  fr: '{phrase}, {name}',
  de: '{phrase}, {name}',
  it: '{phrase}, {name}',
  pt: '{phrase}, {name}',
  ru: '{phrase}, {name}',
  ja: '{name}さん、{phrase}',
  ko: '{name} 씨, {phrase}',
  zh: '{name}，{phrase}',
  ar: '{phrase} يا {name}',
  hi: '{name} जी, {phrase}',
}

/** Languages that write names with a capital. */
const CASED: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru']
/** Small words inside names. */
const PARTICLES = /^(?:de|del|della|da|dos|das|di|la|le|van|von|der|den|bin|ibn|al|el|y|e)$/
/** What follows "my name is", or is called out, and is no name. */
const NO_NAMES = new Set(
  `not no none never also still always now here there what that this it in on at the a an your his her their important wrong
  misspelled spelled pronounced hard difficult unknown private secret long short common rare missing
  everyone everybody all friend friends sir madam ma'am miss mister doctor teacher nurse boss mom mum dad mother father grandma
  grandpa honey dear darling world god guys folks team please people ladies gentlemen stranger neighbor
  todos todas amigo amiga amigos señor señora doctor doctora mamá papá profesor profesora importante dios mundo
  tous toutes ami amie monsieur madame docteur maman papa professeur monde dieu important
  alle freund freundin herr frau doktor mama papa lehrer lehrerin willkommen wichtig welt gott
  tutti tutte amico amica signore signora dottore mamma papà mondo dio
  amigo amiga senhor senhora doutor doutora mãe pai mundo deus
  всем все друг друзья доктор мама папа мир не важно
  重要 秘密 他 她 它 你 我 大家 医生 老师 朋友 妈妈 爸爸 先生 皆 友達 母 父
  비밀 친구 선생님 엄마 아빠 여러분
  صديقي صديقتي دكتور أمي أبي الجميع مهم سر
  दोस्त माँ पिताजी सब डॉक्टर नहीं क्या`
    .split(/\s+/)
    .map(lettersOf),
)
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
  for (const wording of INTRODUCTIONS[language]) {
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
  if (words.some((word) => !/^[\p{L}\p{M}ー][\p{L}\p{M}ー'’.-]*$/u.test(word) || NO_NAMES.has(lettersOf(word))))
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
  return (INTRODUCTIONS[language][0] ?? '').replace(SLOT, () => name)
}

/** A phrase said to somebody by name: the sign at its end stays at the end. */
export function address(phrase: string, name: string, language: LanguageCode): string {
  const isBefore = ADDRESS[language].startsWith(SLOT)
  const end = isBefore ? '' : (phrase.match(/\u202f?[.!?。！？؟।]$/u)?.[0] ?? '')
  const body = phrase.slice(0, phrase.length - end.length)
  return ADDRESS[language].replace('{phrase}', () => body).replace(SLOT, () => name) + end
}
