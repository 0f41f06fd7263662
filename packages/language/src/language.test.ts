import { expect, test } from 'vitest'
import { isGibberish } from './gibberish.ts'
import { languageOf } from './language.ts'

test.each([
  ['es', 'hola, necesito hablar con mi madre pero no sé cómo'],
  ['es', '¿puedes ayudarme en español?'],
  ['fr', 'je dois parler à ma mère et je ne sais pas comment'],
  ['de', 'ich muss meinem chef etwas sagen und habe angst'],
  ['it', 'devo dire una cosa al mio capo e non so come'],
  ['pt', 'preciso falar com a minha mãe mas não sei como'],
  ['ru', 'как мне сказать маме, что я ухожу'],
  ['ja', '上司に休みをお願いしたいです'],
  ['ko', '엄마에게 어떻게 말해야 할까요'],
  ['zh', '我想跟老板请假，怎么说'],
  ['ar', 'كيف أقول لا لأمي'],
  ['hi', 'मैं अपने बॉस से कैसे बात करूँ'],
  ['other', 'ik moet met mijn baas praten maar ik weet niet hoe'],
])('a message in %s is known', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  ['fr', 'bonjour'],
  ['fr', "j'ai besoin d'aide"],
  ['fr', 'aidez moi'],
  ['fr', "s'il vous plaît"],
  ['fr', 'comment dire merci'],
  ['es', 'ayuda por favor'],
  ['es', 'buenos días'],
  ['es', 'necesito ayuda'],
  ['de', 'hilfe bitte'],
  ['de', 'ich habe angst'],
  ['de', 'guten tag'],
  ['it', 'buongiorno'],
  ['it', 'ho paura'],
  ['pt', 'preciso de ajuda'],
  ['pt', 'olá'],
])('so few words as in "%s: %s" are known too', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  'my spanish neighbor says hola every day',
  'je',
  'how do i say thank you',
  'que sera sera',
  'i told my abuela that i moved out',
  'ok lol',
  'hola',
  'merci',
  'ciao bella',
  'no comment',
  'my chef',
  'teaching aide',
  'die in',
  'adios amigo',
  'tarde',
  'mi casa',
  'sibling rivalry',
  'performance review',
])('"%s" stays English', (text) => {
  expect(languageOf(text)).toBe('en')
})

const known = (word: string) => ['hello', 'boss', 'dishes'].includes(word)

test.each(['asdf', 'asdfghjkl qwerty', 'sdkfjhskdjfh', 'hjkl hjkl', 'zxcvb nmqwe'])('"%s" is gibberish', (text) => {
  expect(isGibberish(text, known)).toBe(true)
})

test.each(['hmm', 'cockatiel', 'brb', 'dishes', 'my boss asdf', 'kubernetes', 'ok', '12', ''])(
  '"%s" is no gibberish',
  (text) => {
    expect(isGibberish(text, known)).toBe(false)
  },
)
