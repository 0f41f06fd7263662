import { expect, test } from 'vitest'
import { strangers, strangersKeptAside } from '../development/strangers.ts'
import { talk } from '../test-talk.ts'

const first = (context: string, message: string): string => talk(context, message)[0]?.text ?? ''

test.each([
  ['Personal', 'i want to tell my bf i need more alone time', '"I need more alone time.'],
  [
    'Personal',
    'need to tell my roommate im moving out before the lease is up',
    "I'm moving out before the lease is up.",
  ],
  [
    'Family',
    'we cant afford xmas presents this year, how to tell the kids',
    "we can't afford xmas presents this year.",
  ],
  ['Family', 'how can i get my sister to give me back her key', '"Could you give me back your key?'],
  ['Family', 'how do i ask my parents to babysit without feeling like im using them', '"Could you babysit?'],
  ['Work', 'how do i ask my coworker to turn down his music', '"Could you turn down your music?'],
])('ASSIST: in %s, "%s" is answered in their own words', (context, message, line) => {
  expect(first(context, message)).toContain(line)
})

test('ASSIST: where a verb would have to change with "he", no line is made of it', () => {
  expect(first('Personal', 'tell my brother i think he drinks too much')).not.toMatch(
    /I think you drinks|I think he drinks/,
  )
})

test('ASSIST: half a sentence before a "but" is no line', () => {
  expect(first('Family', 'tell my son that i love him but he cant live here')).not.toContain('"I love you.')
})

test('ASSIST: after a line of their own words the news is not asked for again', () => {
  const replies = talk('Family', 'how do i tell my daughter we cant pay for the wedding', 'she already booked it')
  expect(replies.at(-1)?.text).not.toMatch(/I have something to tell you|What is the news/)
})

test('ASSIST: people never hear of shelves and cards', () => {
  for (const { context, text } of [...strangers, ...strangersKeptAside])
    expect(first(context, text)).not.toMatch(
      /\b(?:my|the) (?:shelf|cards?)\b|\bno card\b|\bcard of (?:mine|its own)\b/i,
    )
})
