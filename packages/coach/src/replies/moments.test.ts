import { expect, test } from 'vitest'
import { cases, line } from '../content.ts'
import { momentsNear } from './moments.ts'

const MATTER = "My landlord won't repair the heating"
const near = (listed: readonly string[] = [], most = 6) =>
  momentsNear(MATTER, { context: 'Personal', listed }, new Map(), most).moments

test('gives what to do and what to say, ready to read', () => {
  const [first] = near()
  expect(first?.title).toMatch(/landlord/i)
  expect(first?.phrase).toBe(cases.get(first?.id ?? '')?.phrase)
  expect(near([], 2)).toHaveLength(2)
})

test('gives the other medium, another way and what to say to the likeliest reactions', () => {
  for (const { id, further } of near()) {
    const one = cases.get(id)
    expect(further.slice(0, 2)).toEqual([
      { intro: one?.isWritten ? 'To say:' : 'To send:', say: one?.message },
      { intro: 'Another way:', say: one?.another },
    ])
    expect(further.slice(2).map(({ intro }) => intro)).toEqual(Array(2).fill(expect.stringMatching(/^If they .+:$/)))
  }
})

test.each([
  ['What do I say, and what if she says nothing?', /^If (?:she|they) goe?s? quiet:$/],
  ['How do I say it when he gets angry?', /^If (?:he|they) gets? angry:$/],
])('says first what to say to the reaction that the matter asks about: %s', (question, intro) => {
  const [first] = momentsNear(`${MATTER}. ${question}`, { context: 'Personal', listed: [] }, new Map(), 1).moments
  expect(first?.further[2]?.intro).toMatch(intro)
})

test.each([
  'What do I say when he comes back?',
  'What if I start crying halfway?',
  'When I call he gets mad\nWhat do I say?',
])('keeps the likeliest reactions first where none is asked about: %s', (question) => {
  const found = momentsNear(`${MATTER}. ${question}`, { context: 'Personal', listed: [] }, new Map(), 6).moments
  for (const { id, further } of found) {
    const own = Object.values(cases.get(id)?.reactions ?? {}).map(({ say }) => say)
    expect(further.slice(2).map(({ say }) => say)).toEqual(own.slice(0, 2))
  }
})

test('speaks of the hearer as the matter does', () => {
  const matter = 'My wife and I celebrate different holidays. What do I say if she cries?'
  const listed = ['partner-celebrate-different-holidays']
  const found = momentsNear(matter, { context: 'Family', listed }, new Map(), 40).moments
  expect(found.find(({ id }) => listed.includes(id))?.further[2]?.do).toBe('Take her hand if she wants that.')
})

test('a case that the page lists moves up', () => {
  const placesOf = (listed: readonly string[]) =>
    momentsNear('I have to talk to my boss', { context: 'Work', listed }, new Map(), 40).moments.map(({ id }) => id)
  const before = placesOf([])
  const last = before.at(-1) ?? ''
  expect(placesOf([last]).indexOf(last)).toBeLessThan(before.indexOf(last))
})

test('names no heavy thing that the matter does not speak of', () => {
  const titlesFor = (matter: string) =>
    momentsNear(matter, { context: 'Faith', listed: ['leading-funeral-after-suicide'] }, new Map(), 40).moments.map(
      ({ title }) => title,
    )
  expect(titlesFor('I have a funeral Saturday for a man I never met').join()).not.toMatch(/suicide/i)
  expect(titlesFor('I lead a funeral after a suicide').join()).toMatch(/suicide/i)
})

test.each(['', '12345 !!', 'Mi casero no arregla la calefacción'])('finds nothing for %j', (matter) => {
  expect(momentsNear(matter, { context: 'Personal', listed: [] }, new Map(), 6)).toEqual({ moments: [] })
})

test('gives general answers to what the matter asks beside the words, and no key where it asks nothing', () => {
  const near = (matter: string) => momentsNear(matter, { context: 'Family', listed: [] }, new Map(), 1)
  const news = 'I have to tell my parents that I dropped out of college.'
  expect(near(`${news} How do I say it without crying?`).generalAnswers).toEqual([
    { intro: 'If you might cry:', text: line('tears') },
  ])
  expect(near(news)).not.toHaveProperty('generalAnswers')
})
