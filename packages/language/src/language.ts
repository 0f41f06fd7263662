import { ENGLISH } from './english.ts'

/** By code; "other" is any other language. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'it' | 'ja' | 'ko' | 'zh' | 'ru' | 'ar' | 'hi' | 'pt' | 'other'

const list = (words: string): Set<string> => new Set(words.split(' '))

/** Latin-script languages, detected by function words. */
export type Voted = 'es' | 'pt' | 'fr' | 'de' | 'it'

export const VOTES: readonly [Voted, ReadonlySet<string>][] = [
  [
    'es',
    list(
      'el la los las un una de del que y en es por para con no mi tu su se lo me te le como cómo pero muy más qué cuando hola gracias quiero puedo tengo necesito decir decirle hablar ayuda madre jefe estoy está soy porque hijo hija ella él amigo amiga sin',
    ),
  ],
  [
    'pt',
    list(
      'o a os as um uma de do da dos das que e em é por para com não meu minha seu sua se me te como mas muito mais quando olá oi obrigado obrigada quero posso tenho preciso dizer falar ajuda mãe chefe estou está sou porque filho filha ela ele você isso ao eu amigo',
    ),
  ],
  [
    'fr',
    list(
      "le la les un une de des du que et en est pour avec ne pas mon ma mes ton sa son se je tu il elle nous vous comment mais très plus quand bonjour merci veux peux dire parler aide mère patron suis parce fils fille ce cette ça au aux dans sur à c'est j'ai qu'il d'un l'ai",
    ),
  ],
  [
    'de',
    list(
      'der die das den dem ein eine einen einem einer und in ist für mit nicht mein meine meinem meiner dein sein ihr sich ich du er sie wir wie aber sehr mehr wenn hallo danke will kann muss möchte sagen sprechen hilfe mutter chef bin weil sohn tochter es zu auf von im am dass habe was',
    ),
  ],
  [
    'it',
    list(
      'il lo la i gli le un una di del della che e in è per con non mio mia tuo suo sua si mi ti ci come ma molto più quando ciao grazie voglio posso devo ho dire dirgli dirle parlare aiuto madre capo sono perché figlio figlia lei lui questo al alla nel sul da anche amico',
    ),
  ],
]

/** Words that identify a language on their own. */
const SURE: readonly [Language, ReadonlySet<string>][] = [
  [
    'es',
    list(
      'ayuda ayúdame ayudame necesito puedes quiero español hablas hablo buenos buenas días tardes noches cómo qué jefe mamá miedo triste perdón disculpa',
    ),
  ],
  [
    'pt',
    list(
      'olá ajuda ajude preciso quero português você vocês não obrigado obrigada bom tarde noite chefe mãe desculpa medo',
    ),
  ],
  [
    'fr',
    list(
      "bonjour bonsoir salut aidez aider aidez-moi s'il plaît français peux pouvez veux voudrais besoin parler écrire j'ai c'est qu'est désolé désolée peur mère patron triste",
    ),
  ],
  [
    'de',
    list(
      'hilfe bitte guten hallo deutsch ich brauche möchte sprechen entschuldigung entschuldige chef mutter traurig angst wie geht',
    ),
  ],
  [
    'it',
    list(
      'aiuto aiutami buongiorno buonasera italiano parli voglio vorrei bisogno scusa scusami paura perché capo triste',
    ),
  ],
]
/** Loanwords in English: not sufficient alone. */
const LOANED = list('bom chef noche patron capo triste tarde salut')

const SCRIPTS: readonly [Language, RegExp][] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af\u1100-\u11ff]/g],
  ['zh', /[\u4e00-\u9fff\u3400-\u4dbf]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['hi', /[\u0900-\u097f]/g],
  [
    'other',
    /[\u0590-\u05ff\u0370-\u03ff\u0e00-\u0e7f\u0980-\u09ff\u0b80-\u0bff\u10a0-\u10ff\u0530-\u058f\u1200-\u137f]/g,
  ],
]

/** Function words of unsupported languages. */
const ELSEWHERE = list(
  'ik je het een niet van dat wat hoe mijn jij hij zij maar naar jeg og det er på ikke som til jag och att är inte på med nie się jest na że jak co mam nasıl için bir ve bu ben bana ama değil tôi là không của và saya tidak yang dan untuk bagaimana hindi ako ang mga paano kako sam nije što jak',
).difference(ENGLISH)

const byScript = (text: string): Language | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return undefined
  for (const [language, pattern] of SCRIPTS) {
    const hits = text.match(pattern)?.length ?? 0
    if (hits === 0 || hits / letters < 0.3) continue
    // Kana decides for Japanese; Ukrainian, Persian and others have letters of their own.
    if (language === 'ru' && /[іїєґўћђљњџ]/.test(text)) return 'other'
    if (language === 'ar' && /[پچژگےہھٹڈ]/.test(text)) return 'other'
    return language
  }
  return undefined
}

/** One to three words: decided by unique words, or when nearly all match; English words win. */
const ofFew = (words: readonly string[]): Language => {
  if (words.some((word) => ENGLISH.has(word))) return 'en'
  let [best, most]: [Language, number] = ['en', 0]
  for (const [language, common] of VOTES) {
    const own = SURE.find(([each]) => each === language)?.[1]
    const sure = words.filter((word) => own?.has(word) && !LOANED.has(word)).length
    const votes = new Set(words.filter((word) => common.has(word) || own?.has(word))).size
    const weight = sure > 0 || (votes >= 2 && votes === words.length) ? sure + votes : 0
    if (weight > most) [best, most] = [language, weight]
  }
  return best
}

/**
 * Detects the language of lowercase text by script, then by function words.
 * @returns 'en' if nothing else is likely
 */
export const languageOf = (text: string): Language => {
  const script = byScript(text)
  if (script) return script
  const words = text.match(/[\p{L}']+/gu) ?? []
  // Spanish only.
  if (/[¿¡]/.test(text) && !words.some((word) => ENGLISH.has(word))) return 'es'
  if (words.length < 4) return ofFew(words)
  const sample = words.slice(0, 120)
  const english = sample.filter((word) => ENGLISH.has(word)).length
  let best: Language = 'en'
  let most = 0
  for (const [language, set] of VOTES) {
    const votes = sample.filter((word) => set.has(word)).length
    if (votes > most) {
      best = language
      most = votes
    }
  }
  const need = Math.max(2, Math.ceil(sample.length * 0.3))
  if (most >= need && most > english * 1.2) return best
  const elsewhere = sample.filter((word) => ELSEWHERE.has(word)).length
  return elsewhere >= need && elsewhere > english * 1.5 ? 'other' : 'en'
}
