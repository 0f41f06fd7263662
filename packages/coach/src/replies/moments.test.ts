import type { Context } from '@understory/contract/contexts'
import { expect, test } from 'vitest'
import { cases, line } from '../content.ts'
import { momentsNear } from './moments.ts'

const MATTER = "My landlord won't repair the heating"
const find = (matter: string, most = 6, listed: readonly string[] = [], context: Context = 'Personal') =>
  momentsNear(matter, { context, listed }, new Map(), most)
const near = (matter: string, ...more: [most?: number, listed?: readonly string[], context?: Context]) =>
  find(matter, ...more).moments

test('gives what to do and what to say, ready to read', () => {
  const [first] = near(MATTER)
  expect(first?.title).toMatch(/landlord/i)
  expect(first?.phrase).toBe(cases.get(first?.id ?? '')?.phrase)
  expect(near(MATTER, 2)).toHaveLength(2)
})

test('gives the other medium, another way and what to say to the likeliest reactions', () => {
  for (const { id, further } of near(MATTER)) {
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
  const [first] = near(`${MATTER}. ${question}`, 1)
  expect(first?.further[2]?.intro).toMatch(intro)
})

test.each([
  'What do I say when he comes back?',
  'What if I start crying halfway?',
  'When I call he gets mad\nWhat do I say?',
])('keeps the likeliest reactions first where none is asked about: %s', (question) => {
  for (const { id, further } of near(`${MATTER}. ${question}`)) {
    const own = Object.values(cases.get(id)?.reactions ?? {}).map(({ say }) => say)
    expect(further.slice(2).map(({ say }) => say)).toEqual(own.slice(0, 2))
  }
})

test('speaks of the hearer as the matter does', () => {
  const matter = 'My wife and I celebrate different holidays. What do I say if she cries?'
  const listed = ['partner-celebrate-different-holidays']
  const found = near(matter, 40, listed, 'Family')
  expect(found.find(({ id }) => listed.includes(id))?.further[2]?.do).toBe('Take her hand if she wants that.')
})

test('a case that the page lists moves up', () => {
  const placesOf = (listed: readonly string[]) =>
    near('I have to talk to my boss', 40, listed, 'Work').map(({ id }) => id)
  const before = placesOf([])
  const last = before.at(-1) ?? ''
  expect(placesOf([last]).indexOf(last)).toBeLessThan(before.indexOf(last))
})

test('names no heavy thing that the matter does not speak of', () => {
  const titlesFor = (matter: string) =>
    near(matter, 40, ['leading-funeral-after-suicide'], 'Faith').map(({ title }) => title)
  expect(titlesFor('I have a funeral Saturday for a man I never met').join()).not.toMatch(/suicide/i)
  expect(titlesFor('I lead a funeral after a suicide').join()).toMatch(/suicide/i)
})

test.each(['', '12345 !!', 'Mi casero no arregla la calefacción'])('finds nothing for %j', (matter) => {
  expect(find(matter)).toEqual({ moments: [] })
})

test('gives general answers to what the matter asks beside the words, and no key where it asks nothing', () => {
  const news = 'I have to tell my parents that I dropped out of college.'
  expect(find(`${news} How do I say it without crying?`, 1, [], 'Family').generalAnswers).toEqual([
    { intro: 'If you might cry:', text: line('tears') },
  ])
  expect(find(news, 1, [], 'Family')).not.toHaveProperty('generalAnswers')
})
