import { expect, test } from 'vitest'
import { BOOKS } from './books.ts'
import { LANGUAGES, type LanguageCode } from './languages.ts'
import { findPhrase } from './phrase-book.ts'
import { sentencesOf } from './sentences.ts'

/** What is found: the phrase of the book, and whether it was typed as it stands there. */
const found = (phrase: string, translation: string, isExact = true) => ({ phrase, translation, isExact })
const said = (text: string, from: LanguageCode, to: LanguageCode) => findPhrase(text, from, to)?.translation

test('MULTI-03 puts a typed name into the phrase, in every language', () => {
  for (const { code } of LANGUAGES) {
    expect(said('My name is Priya Sharma.', 'en', code), code).toContain('Priya Sharma')
    expect(said('Thank you, Priya.', 'en', code), code).toContain('Priya')
  }
  expect(findPhrase("My name's Priya.", 'en', 'es')).toEqual(found('My name is Priya.', 'Me llamo Priya.'))
  expect(said('Happy birthday, Zoë!', 'en', 'fr')).toBe('Joyeux anniversaire, Zoë\u202f!')
  expect(said('How are you, Ms. Lee?', 'en', 'es')).toBe('¿Cómo está, Ms. Lee?')
  expect(said('Hello Priya', 'en', 'ja')).toBe('Priyaさん、こんにちは。')
  expect(said('Thank you, Omar.', 'en', 'ar')).toBe('شكرًا يا Omar.')
})

test('MULTI-03 reads its own phrase with a name back to the same phrase', () => {
  for (const { code } of LANGUAGES.slice(1))
    for (const phrase of ['My name is Priya.', 'Thank you, Priya.', 'Good morning, Priya.'])
      expect(said(said(phrase, 'en', code) ?? '', code, 'en'), code).toBe(
        // French has one greeting for two English ones.
        code === 'fr' ? phrase.replace('Good morning', 'Hello') : phrase,
      )
})

test("MULTI-03 capitalizes a lowercase name and says so; rejects words that aren't names", () => {
  expect(findPhrase('my name is priya', 'en', 'de')).toMatchObject(
    found('My name is Priya.', 'Ich heiße Priya.', false),
  )
  expect(said('me llamo María del Carmen', 'es', 'en')).toBe('My name is María del Carmen.')
  for (const [text, from] of [
    ['My name is not Priya', 'en'],
    ['my name is important', 'en'],
    ['my name is on the list', 'en'],
    ['My name is a secret I keep from the people at work', 'en'],
    ['My name is 12345', 'en'],
    ['My name is ', 'en'],
    ['No Way', 'en'],
    ['Thank you, everybody', 'en'],
    ['Thank you, for nothing', 'en'],
    ['Ich heiße Sie willkommen', 'de'],
    ['我叫他来', 'zh'],
    ['私の名前は重要です', 'ja'],
  ] as const)
    expect(findPhrase(text, from, 'es' as LanguageCode), text).toBeUndefined()
})

test('MULTI-03 translates up to four sentences that are all in the book', () => {
  expect(findPhrase('Good morning. How are you?', 'en', 'es')).toEqual(
    found('Good morning. How are you?', 'Buenos días. ¿Cómo está?'),
  )
  expect(said('¿Cómo está? Gracias por su ayuda.', 'es', 'ja')).toBe(
    'お元気ですか。手伝ってくださってありがとうございます。',
  )
  expect(said('谢谢。再见。', 'zh', 'en')).toBe('Thank you. Goodbye.')
  expect(said('Good morning.\nMy name is Priya', 'en', 'de')).toBe('Guten Morgen. Ich heiße Priya.')
  expect(findPhrase('Hi, how are you?', 'en', 'it')).toEqual(found('Hello. How are you?', 'Salve. Come sta?', false))
  for (const text of [
    'Good morning. The heron waited by the weir.',
    'Thank you. Thank you. Thank you. Thank you. Thank you.',
    'Good morning, the heron',
    'Thank you. '.repeat(200),
  ])
    expect(findPhrase(text, 'en', 'es'), text).toBeUndefined()
  expect(sentencesOf('Wait... what? ¡No!')).toEqual(['Wait...', 'what?', '¡No!'])
})

test('MULTI-03 uses feminine forms in languages that have them', () => {
  expect(findPhrase('I am tired.', 'en', 'es')).toMatchObject({
    translation: 'Estoy cansado.',
    forms: { speaker: 'masculine' },
  })
  for (const [text, to, kind, translation] of [
    ['I am tired.', 'es', 'speaker', 'Estoy cansada.'],
    ['I am tired.', 'ru', 'speaker', 'Я устала.'],
    ['You are not alone.', 'fr', 'listener', "Vous n'êtes pas seule."],
    ['This is my friend.', 'it', 'other', 'Le presento una mia amica.'],
    ['Thank you.', 'pt', 'speaker', 'Obrigada.'],
    ['I am a nurse.', 'de', 'speaker', 'Ich bin Krankenpflegerin.'],
    ['Please sit down.', 'ar', 'listener', 'تفضلي بالجلوس.'],
    ['I understand.', 'hi', 'speaker', 'मैं समझती हूँ।'],
    ['Thank you, Ana.', 'pt', 'speaker', 'Obrigada, Ana.'],
  ] as const)
    expect(findPhrase(text, 'en', to, { [kind]: 'feminine' })).toMatchObject({
      translation,
      forms: { [kind]: 'feminine' },
    })
  expect(findPhrase('I am tired.', 'en', 'es', { listener: 'feminine' })?.translation).toBe('Estoy cansado.')
  expect(findPhrase('Thank you.', 'en', 'es', { speaker: 'feminine' })).not.toHaveProperty('forms')
  expect(findPhrase('I am tired. This is my friend.', 'en', 'es', { other: 'feminine' })).toMatchObject({
    translation: 'Estoy cansado. Le presento a una amiga mía.',
    forms: { speaker: 'masculine', other: 'feminine' },
  })
})

test('MULTI-03 keeps the form of the source unless another is requested', () => {
  expect(said('Estoy cansada', 'es', 'fr')).toBe('Je suis fatiguée.')
  expect(findPhrase('Estoy cansada', 'es', 'en')).toEqual(found('Estoy cansada.', 'I am tired.'))
  expect(findPhrase('Estoy cansada', 'es', 'fr', { speaker: 'masculine' })?.translation).toBe('Je suis fatigué.')
})

test('MULTI-03 pairs every feminine form with a different phrase of the same ending', () => {
  for (const { code } of LANGUAGES) {
    const { phrases } = BOOKS[code]
    const own = phrases.map(({ text }) => text)
    for (const { text, feminine = '' } of phrases.filter(({ of }) => of)) {
      expect(own, feminine).not.toContain(feminine)
      expect(feminine.at(-1), feminine).toBe(text.at(-1))
    }
  }
  for (const code of ['es', 'fr', 'it', 'pt', 'de', 'ru', 'ar', 'hi'] as const)
    expect(BOOKS[code].phrases.filter(({ of }) => of).length, code).toBeGreaterThanOrEqual(4)
})
