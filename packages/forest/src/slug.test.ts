import { expect, test } from 'vitest'
import { isSlug, slugOf, titleCase, titleFromSlug } from './slug.ts'

test('a slug is lowercase words with hyphens, without Latin accents', () => {
  expect(slugOf('Faith & Still Waters')).toBe('faith-still-waters')
  expect(slugOf("Children's Books")).toBe('childrens-books')
  expect(slugOf('Café Olé')).toBe('cafe-ole')
  expect(slugOf('  A--B  ')).toBe('a-b')
})

test('other scripts keep their letters and marks', () => {
  expect(slugOf('日本の 敬語')).toBe('日本の-敬語')
  expect(slugOf('हिन्दी में')).toBe('हिन्दी-में')
  expect(slugOf('Київ')).toBe('київ')
})

test('a label without letters gets a stable name', () => {
  expect(slugOf('🎉')).toMatch(/^branch-[0-9a-z]+$/)
  expect(slugOf('🎉')).not.toBe(slugOf('🌳'))
})

test('a slug of anything is a slug, and its own slug', () => {
  for (const label of [
    '',
    ' ',
    '🎉',
    'a'.repeat(500),
    'word '.repeat(200),
    '\uD800',
    'ß'.repeat(90),
    '́',
    'x/y?z#w',
    '😀a',
  ]) {
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
