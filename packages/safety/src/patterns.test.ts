import { describe, expect, test } from 'vitest'
import crisis from '../generated/crisis.json' with { type: 'json' }
import { readable, wordsOf } from './normalize.ts'
import { compilePattern } from './pattern-language.ts'
import { hitsIn } from './patterns.ts'
import { sentencesOf } from './sentences.ts'

const hits = (text: string) => sentencesOf(readable(text)).flatMap(hitsIn)
const spaced = (text: string) => ` ${wordsOf(readable(text)).join(' ')} `

describe('the pattern language', () => {
  const groups = { pet: 'cat dog', animal: '<pet> horse' }
  test.each([
    ['i want/wanted to die', 'i wanted to die', true],
    ['i ~2 want to die', 'i really just want to die', true],
    ['i ~1 want to die', 'i really just want to die', false],
    ['i own? a <animal>', 'i a dog', true],
    ['to die !of/for', 'to die of laughter', false],
    ['done with life $', 'done with life insurance', false],
    ['i am #child', 'i am 12', true],
    ['i am #child', 'i am 32', false],
    ['held me && knife/gun', 'he had a knife and held me', true],
    ['held me && knife/gun', 'he held me', false],
  ])('%j on %j is %s', (pattern, text, isFound) => {
    expect(compilePattern(pattern, groups)(spaced(text))).toBe(isFound)
  })

  test('a group that does not exist is refused', () => {
    expect(() => compilePattern('my <cow>', groups)).toThrow('no group <cow>')
  })
})

test.each([
  ['that lead', crisis.patterns],
  ['that are mentioned', crisis.mentioned],
])('every English pattern of dangers %s finds its example, and no other pattern does', (_which, patterns) => {
  const tests = patterns.map(({ pattern }) => compilePattern(pattern, crisis.groups))
  const wrong = patterns.flatMap(({ pattern, example }, at) => {
    const sentences = sentencesOf(readable(example)).map(spaced)
    const found = tests.flatMap((isFound, each) => (sentences.some(isFound) ? [each] : []))
    return found.length === 1 && found[0] === at ? [] : [`${pattern}: ${example} (${found.length})`]
  })
  expect(wrong).toEqual([])
})

test('what is looked up by its rarest words is what is found without', () => {
  const missed = [...crisis.patterns, ...crisis.mentioned].filter(({ example }) => hits(example).length === 0)
  expect(missed).toEqual([])
})

test.each(crisis.foreign.map(({ language, kind, example }) => [language, kind, example]))(
  'a plain phrase in %s about %s is found',
  (language, _kind, example) => {
    expect(hits(example).map((hit) => hit.language)).toContain(language)
  },
)

test.each([
  'this meeting is killing me',
  'I keep looking at the razor scooter in the window',
  'I keep looking at the gun laws in our state',
  'Sometimes I want to disappear into a book',
  "It'd be simpler not to wake up the baby",
  'Please write a note for whoever finds me a new apartment',
  "She's the one who found me this job, and I want to write her a letter",
  'My kids are the ones who find me my glasses',
  "She's the one who'd find it funny, so I'll write it for her",
  "I want my kids to know it isn't their fault that I'm tired",
  'I wrote a last letter to my landlord so he can fix the heat',
  "I want to tell my son it's not his fault, I was tired and it's over now",
  "I'm the only one who finds it unfair, and I'd like to write to HR",
  'I have been keeping back my tablets, not enough for the trip. How do I ask the pharmacy for more?',
  'I put aside my pills each Sunday, enough for the week',
  'I have put aside enough pills for my trip to Spain',
  'I put aside the worming tablets for the cat, three is enough',
  'I kept the tablets back, one class set is enough',
  'My brother gets off at my stop and walks me to school',
  'This girl got off at my stop and later followed me on Instagram',
  'A guy walked after me at the train station to give my wallet back',
  'I could murder a burger',
  'how do I end a toast',
  'my mom beats me at chess',
  'we are shooting a film about a funeral',
  'my chef knives were stolen',
  'I am going to shoot my shot with her tonight',
  'I am 15 and my mom wants photos before the dance',
  'I am 13 and my teacher wants to meet my parents about math',
  'my uncle says the chili recipe is our secret',
  'my mom will not let me eat in my room',
  "it's easier not to wake up the baby",
  "I sleep better if I don't wake up constantly",
  "I'd feel better if I didn't wake up angry",
  'it would be nice not to wake up exhausted every day',
  "it's better if I don't wake up and check email",
  '小说里他想死',
])('%j holds no plain phrase', (text) => {
  expect(hits(text)).toEqual([])
})
