import { expect, test } from 'vitest'
import { isSlug, slugOf, titleCase, titleFromSlug } from './slug.ts'

test.each([
  ['Faith & Still Waters', 'faith-still-waters'],
  ["Children's Books", 'childrens-books'],
  ['Café Olé', 'cafe-ole'],
  ['  A--B  ', 'a-b'],
  ['日本の 敬語', '日本の-敬語'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['Київ', 'київ'],
])('a slug is lowercase words with hyphens, without Latin accents: %s', (label, slug) => {
  expect(slugOf(label)).toBe(slug)
})

test('a label without letters gets a stable name', () => {
  expect(slugOf('🎉')).toMatch(/^branch-[0-9a-z]+$/)
  expect(slugOf('🎉')).not.toBe(slugOf('🌳'))
})

test('a slug of anything is a slug, and its own slug', () => {
  const odd = ['', ' ', '🎉', '\uD800', '\u0301', 'x/y?z#w', '😀a']
  for (const label of [...odd, 'a'.repeat(500), 'word '.repeat(200), 'ß'.repeat(90)]) {
    const slug = slugOf(label)
    expect(isSlug(slug), JSON.stringify(label.slice(0, 20))).toBe(true)
    expect(slugOf(slug)).toBe(slug)
  }
})

test('rejects an invalid slug', () => {
  for (const text of ['', '-', 'a-', '-a', 'a--b', 'a b', 'a/b', 'a.b', '<b>', 'a'.repeat(81)])
    expect(isSlug(text)).toBe(false)
})

test('keeps small words lowercase inside a title, and acronyms and inner capitals as is', () => {
  expect(titleCase('the art of asking for help')).toBe('The Art of Asking for Help')
  expect(titleCase('ai and iPhone')).toBe('AI and iPhone')
  expect(titleFromSlug('giving-critique')).toBe('Giving Critique')
  expect(titleFromSlug('starting-a-talk-with-your-boss')).toBe('Starting a Talk with Your Boss')
})
