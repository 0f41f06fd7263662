import { expect, test } from 'vitest'
import { knowsWord } from './engine.ts'
import { normalise } from './normalise.ts'

const words = (text: string): string =>
  normalise(text, knowsWord)
    .tokens.map(({ word }) => word)
    .join(' ')

test.each([
  ["I'm", 'i am'],
  ['I’m', 'i am'],
  ['dont', 'do not'],
  ['u r gonna', 'you are going to'],
  ["he'll kill", 'he will kill'],
  ['what the hell is this', 'what the hell is this'],
  ['k*ll', 'kill'],
  ['su1cide', 'suicide'],
  ['d0nt', 'do not'],
  ['k i l l  m y s e l f', 'kill myself'],
  ['killmyself', 'kill myself'],
  ['diiiie', 'die'],
  ['myslef', 'myself'],
  ['self-harm', 'selfharm'],
  ['about my self harm', 'about my selfharm'],
  ['any more', 'anymore'],
  ['ｋｉｌｌ', 'kill'],
  ['kіll', 'kill'],
  ['ki\u200bll', 'kill'],
  ['k\u034fi\u3164ll', 'kill'],
  ['k̶i̶l̶l̶', 'kill'],
  ['ḱílĺ', 'kill'],
  ['ᴋɪʟʟ 🅚🅘🅛🅛 🅺🅸🅻🅻 now', 'kill kill now'],
  ['ki11', 'kill'],
  ['s*****e', 'suicide'],
  ['k.i.l.l m.e, d-i-e', 'kill me , die'],
  ['i want too', 'i want to'],
  ['I. want. to. die. Now what', 'i want to die . now what'],
  ['yes 👏 you 👏 can 👏 go', 'yes you can go'],
  ['más días', 'mas dias'],
  ['12yo', '#kid yo'],
  ['twenty', '#adult'],
  ['200', '#low'],
  ['no no no no', 'no no'],
  ['wait... what?! yes', 'wait , what . yes'],
])('"%s" is read as "%s"', (text, shadow) => {
  expect(words(text)).toBe(shadow)
})

test('the offsets of a word lead back to its own spelling', () => {
  const { clean, tokens } = normalise('Hm, I CAN’T go on', knowsWord)
  const can = tokens.find(({ word }) => word === 'can')
  expect(clean.slice(can?.start, can?.end)).toBe("CAN'T")
})

test('what stands in quotation marks is known as quoted, an unpaired mark quotes nothing', () => {
  const quoted = (text: string): string[] =>
    normalise(text, knowsWord).tokens.flatMap(({ word, quoted: is }) => (is ? [word] : []))
  expect(quoted('she said "no more" to him')).toEqual(['no', 'more'])
  expect(quoted("she said 'no more' to him")).toEqual(['no', 'more'])
  expect(quoted('a 5" screen for him')).toEqual([])
})

test('lone surrogates become the replacement character, and marks without end are cut', () => {
  expect(normalise('a\ud800', knowsWord).clean).toBe('a\ufffd')
  expect(normalise(`a${'\u0315'.repeat(1000)}`, knowsWord).clean.length).toBeLessThan(20)
})
