import { describe, expect, it } from 'vitest'
import { languageOf } from './language.ts'
import { readText } from './reading.ts'

const language = (text: string) => languageOf(readText(text))

describe('which language a text is in', () => {
  it.each([
    'Hello.',
    'Um. Thanks?',
    'Surely you jest.',
    'hey u coming 2nite lol',
    'Meet José, Zoë and Siobhan at the café.',
    'Non-Hodgkin lymphoma is a disease of the blood.',
  ])('English: %s', (text) => {
    expect(language(text)).toMatchObject({ english: true })
  })

  it.each([
    'Ich kann heute leider nicht kommen, weil mein Zug nicht fährt.',
    'Perdón, la pregunta no está clara. ¿Puedes simplificar la pregunta?',
    'Je ne sais pas pourquoi vous dites que cela est vrai.',
    'これはテストです。とても良いと思います。',
    'aGVsbG8gd29ybGQgdGhpcyBpcyBhIHRlc3Q',
    '12 + 30 = 42',
  ])('not English, and says so: %s', (text) => {
    expect(language(text)).toMatchObject({ english: false, reason: expect.stringMatching(/\.$/) })
  })
})
