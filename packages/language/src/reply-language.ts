import { ENGLISH } from './english.ts'
import { type Language, languageOf, VOTES, type Voted } from './language.ts'

type Known = Exclude<Language, 'other'>

/** Words that are common in replies. */
const MORE: Record<Voted | 'en', string> = {
  en: "your you're it's that's one two first before after only same rest leave keep tomorrow today something nothing other every each between more less well better here now say says said words line ask asks think thank sentence",
  es: 'puede puedes usted ustedes eso ese esa esta este hay también donde dónde algo alguien nada otro otra hacer decir ser tiene tienes fue son están hasta desde entre sobre todo todos así ahora hoy mañana bien mejor cada ellos tú si sí ya o ni tus sus nos antes después di dile frase palabras',
  pt: 'pode você isso esse essa esta este há também onde algo alguém nada outro outra fazer dizer ser tem ter tens foi são estão até desde entre sobre tudo todos assim agora hoje amanhã bem melhor cada eles tu se sim já ou nem seus nos antes depois diga frase palavras só',
  fr: "peut pouvez cela aussi où quelque rien autre faire être as a été sont depuis entre tout tous ainsi maintenant aujourd'hui demain bien mieux chaque eux si oui déjà ou ni vos nos avant après dites phrase mots c'est n'est qu'un qu'une d'une votre vos",
  de: 'kannst können diese dieser dieses auch wo etwas jemand nichts andere anderen machen sein hat hast war sind bis seit zwischen über alles alle so jetzt heute morgen gut besser jede ihnen zum zur wenn ja schon oder noch deine deinen vor nach sag satz wörter nur man dir dich',
  it: "può puoi questa questi anche dove qualcosa qualcuno niente altro altra fare essere ha hai sei fino tra su tutto tutti così adesso oggi domani bene meglio ogni loro se sì già o né tuoi suoi prima dopo di' frase parole solo c'è l'altra dei delle degli",
}

/** Words unique to related, unsupported languages. */
const NEIGHBORS = new Set(
  "és amb els dels però molt això què unha non moi máis cun ei eu l'on ik het een niet van och att det inte ikke og jeg som".split(
    ' ',
  ),
)

const LANGUAGES: readonly (Voted | 'en')[] = ['en', ...VOTES.map(([language]) => language)]

/** Maps a word to the indexes of its languages. */
const HOMES = new Map<string, number[]>()
for (const [at, words] of [ENGLISH, ...VOTES.map(([, its]) => its)].entries())
  for (const word of words.union(new Set(MORE[LANGUAGES[at] ?? 'en'].split(' '))))
    HOMES.set(word, [...(HOMES.get(word) ?? []), at])

/** Letters of other languages with the same script. */
const SCRIPT_OWN: ReadonlyMap<Language, RegExp> = new Map<Language, RegExp>([
  ['ja', /[\u3040-\u30ff]/],
  ['ko', /[\uac00-\ud7af]/],
  ['zh', /[\u4e00-\u9fff]/],
  ['ru', /^(?!.*[әғқңөүұһў]).*[ыэ]/s],
  ['ar', /^(?!.*[\u06cc\u06a9]).*(?:ة|ال)/s],
  ['hi', /(?:है|हैं|नहीं)/],
])

/** Maximum length read: detection runs while the user waits. */
const READ = 2000
const ONLY_LATIN = /^[\p{Script=Latin}\p{M}\P{L}]*$/u

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}']+/gu) ?? []

type Votes = { language: Known; share: number; own: number; ownWords: number }

/** Per language: `share` of known words, `own` unique ones. */
const votesOf = (words: readonly string[]): readonly Votes[] => {
  const common = LANGUAGES.map(() => 0)
  const own = LANGUAGES.map(() => 0)
  const kinds = LANGUAGES.map(() => new Set<string>())
  for (const word of words) {
    const homes = HOMES.get(word) ?? []
    for (const at of homes) common[at] = (common[at] ?? 0) + 1
    const [only = 0] = homes
    if (homes.length !== 1) continue
    own[only] = (own[only] ?? 0) + 1
    kinds[only]?.add(word)
  }
  return LANGUAGES.map((language, at) => ({
    language,
    share: (common[at] ?? 0) / words.length,
    own: own[at] ?? 0,
    ownWords: kinds[at]?.size ?? 0,
  }))
}

const inLatinLetters = (words: readonly string[]): Known | undefined => {
  const [best, next] = votesOf(words).toSorted((a, b) => b.own - a.own)
  if (!best || !next || best.share < 0.3 || best.ownWords < 3) return undefined
  const against = best.language === 'en' ? 0 : words.filter((word) => NEIGHBORS.has(word)).length
  return Math.max(next.own, against) * 5 > best.own ? undefined : best.language
}

const ofPassage = (text: string, words: readonly string[]): Known | undefined => {
  if (ONLY_LATIN.test(text)) return inLatinLetters(words)
  const latin = words.filter((word) => ONLY_LATIN.test(word)).length
  if (latin > words.length * 0.9) return inLatinLetters(words)
  const language = latin < words.length * 0.2 ? languageOf(text) : 'other'
  return language !== 'other' && SCRIPT_OWN.get(language)?.test(text) ? language : undefined
}

/** Whether a paragraph may be in another language. */
const isForeignTo = (language: Known, paragraph: string): boolean => {
  const words = wordsOf(paragraph)
  const votes = votesOf(words).find((each) => each.language === language)
  const isStrange = votes !== undefined && words.length >= 8 && votes.share < 0.2
  return isStrange || (ofPassage(paragraph, words) ?? language) !== language
}

/**
 * Language of a reply, for reading aloud.
 *
 * @param text only the first 2,000 UTF-16 units are read
 * @returns undefined if uncertain or mixed
 */
export const languageOfReply = (text: string): Known | undefined => {
  const plain = text.slice(0, READ).toLowerCase().replaceAll('’', "'")
  const language = ofPassage(plain, wordsOf(plain))
  const paragraphs = plain.split(/\n\s*\n/)
  if (language === undefined || paragraphs.length === 1) return language
  return paragraphs.some((paragraph) => isForeignTo(language, paragraph)) ? undefined : language
}
