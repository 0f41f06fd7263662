import { expect, test } from 'vitest'
import { BOOKS } from './books.ts'
import { LANGUAGES, type LanguageCode } from './languages.ts'
import { findPhrase } from './phrase-book.ts'

const phrasesIn = (code: LanguageCode): string[] => BOOKS[code].phrases.map(({ text }) => text)
const english = phrasesIn('en')
/** What is found: the phrase of the book, and whether it was typed as it stands there. */
const found = (phrase: string, translation: string, isExact = true) => ({ phrase, translation, isExact })

const SCRIPT: Record<LanguageCode, RegExp> = {
  en: /^[\p{Script=Latin}\p{P}\s]+$/u,
  es: /^[\p{Script=Latin}\p{P}\s]+$/u,
  fr: /^[\p{Script=Latin}\p{P}\s]+$/u,
  de: /^[\p{Script=Latin}\p{P}\s]+$/u,
  it: /^[\p{Script=Latin}\p{P}\s]+$/u,
  pt: /^[\p{Script=Latin}\p{P}\s]+$/u,
  ja: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー\p{P}]+$/u,
  ko: /^[\p{Script=Hangul}\p{P}\s]+$/u,
  zh: /^[\p{Script=Han}\p{P}]+$/u,
  ru: /^[\p{Script=Cyrillic}\p{P}\s]+$/u,
  ar: /^[\p{Script=Arabic}\p{M}\p{P}\s]+$/u,
  hi: /^[\p{Script=Devanagari}\p{M}\p{P}\s]+$/u,
}

test.each(LANGUAGES)(
  'MULTI-01 MULTI-03 $name has every phrase in its own script, each with an end mark',
  ({ code }) => {
    const phrases = phrasesIn(code)
    expect(phrases.length).toBeGreaterThanOrEqual(150)
    expect(phrases).toHaveLength(english.length)
    for (const phrase of phrases) {
      expect(phrase).toMatch(SCRIPT[code])
      expect(phrase).toMatch(/[.!?。！？؟।]$/u)
      expect(phrase.trim()).toBe(phrase)
    }
  },
)

test('MULTI-03 English phrases are unique, and a question is a question in every language', () => {
  expect(new Set(english).size).toBe(english.length)
  const questions = english.flatMap((phrase, at) => (phrase.endsWith('?') ? [at] : []))
  // Russian and Hindi ask for a favor with an imperative; Japanese ends a polite question in か with a full stop.
  for (const code of ['es', 'fr', 'de', 'it', 'pt', 'zh', 'ko'] as const) {
    const phrases = phrasesIn(code)
    expect(questions.map((at) => phrases[at]).filter((phrase) => !/[?？]$/.test(phrase ?? ''))).toEqual([])
  }
})

test("MULTI-03 a French ? or ! stays on its word's line", () => {
  for (const phrase of phrasesIn('fr')) expect(phrase).not.toMatch(/[^\u202f][?!]/u)
})

test('MULTI-03 finds a phrase in any language, ignoring case, accents, punctuation and spaces', () => {
  expect(findPhrase('thank you for your patience', 'en', 'fr')).toEqual(
    found('Thank you for your patience.', 'Merci de votre patience.'),
  )
  expect(findPhrase('¿COMO ESTA', 'es', 'de')?.translation).toBe('Wie geht es Ihnen?')
  expect(findPhrase('شكرا', 'ar', 'en')?.translation).toBe('Thank you.')
  expect(findPhrase('ありがとうございます', 'ja', 'ko')?.translation).toBe('감사합니다.')
  expect(findPhrase('मुझे मदद चाहिए', 'hi', 'en')?.translation).toBe('I need help.')
})

test('MULTI-03 finds and names a similar phrase; not a distant, blank, long or ambiguous one', () => {
  expect(findPhrase('Thank you for you patiense', 'en', 'es')).toEqual(
    found('Thank you for your patience.', 'Gracias por su paciencia.', false),
  )
  for (const text of ['The committee adjourned early', 'xx', ' . ', 'a'.repeat(10_000), 'nurse'])
    expect(findPhrase(text, 'en', 'es'), text).toBeUndefined()
})

test('MULTI-03 finds a phrase by its paraphrases, each of one phrase only', () => {
  const seen = new Set<string>()
  for (const { text: phrase, wordings = [] } of BOOKS.en.phrases) {
    for (const wording of wordings) {
      expect(findPhrase(wording, 'en', 'es'), wording).toMatchObject({ phrase })
      expect(seen.has(wording), wording).toBe(false)
      seen.add(wording)
    }
  }
  expect(BOOKS.en.phrases.filter(({ wordings }) => wordings).length).toBeGreaterThan(130)
  expect(findPhrase('i’m a nurse', 'en', 'de')).toMatchObject({ phrase: 'I am a nurse.', isExact: true })
  expect(findPhrase('Thanks!', 'en', 'it')).toEqual(found('Thank you.', 'Grazie.', false))
})

test("MULTI-03 forgives a typo in a short word if it doesn't make another word", () => {
  for (const [slip, phrase] of [
    ['yse', 'Yes.'],
    ['yess', 'Yes.'],
    ['Hlelo', 'Hello.'],
    ['thnaks', 'Thank you.'],
    ['im sory', "I'm sorry."],
  ] as const) {
    expect(findPhrase(slip, 'en', 'fr'), slip).toMatchObject({ phrase, isExact: false })
  }
  expect(findPhrase('hloa', 'es', 'en')).toMatchObject({ phrase: 'Hola.', isExact: false })
  for (const other of ['yet', 'not', 'on', 'I am bad', 'Where is the bedroom?', 'I can do that', 'nope', 'Turn lift'])
    expect(findPhrase(other, 'en', 'fr'), other).toBeUndefined()
})

test('MULTI-03 never mixes up a negation and its opposite, in any language', () => {
  for (const [text, language] of [
    ['I do understand', 'en'],
    ['I do not agree with it', 'en'],
    ['Estoy de acuerdo', 'es'],
    ['Je comprends', 'fr'],
    ['Ich verstehe', 'de'],
    ['我不同意', 'zh'],
    ['わかりません', 'ja'],
    ['Я не понимаю', 'ru'],
  ] as const) {
    const found = findPhrase(text, language, 'en')
    const isDenied = /not|不|ません|не /.test(text)
    if (found) expect(/n't|not/.test(found.translation), `${text}: ${found.translation}`).toBe(isDenied)
  }
})
