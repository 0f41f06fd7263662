import { expect, test } from 'vitest'
import { addressed, nameOf } from './names.ts'
import { tipFor } from './tip.ts'

test.each([
  ['My mom rings at dinner', 'mom', 'Mom'],
  ['And Ronnie in dispatch says no', 'coworker', 'Ronnie'],
  ['i gotta text Marcus (store manager)', 'boss', 'Marcus'],
  ['Pastor Dave asked me again', 'clergy', 'Pastor Dave'],
  ['My boss says no. My friend Tasha agrees', 'boss', undefined],
  ['Teo posted it', 'friend', undefined],
  ['Hello, the teacher of my daughter says her name wrong', 'teacher', undefined],
  ['The teacher says "lovely, Mr Baptiste" and moves on', 'teacher', undefined],
])('in "%s" the %s is called %s', (text, role, name) => {
  expect(nameOf(text, role)).toBe(name)
})

test('a phrase is said to somebody by name, after a greeting or in front', () => {
  expect(addressed('Hi, could you help?', 'Dani')).toBe('Hi Dani, could you help?')
  expect(addressed('Please stop.', 'Mom')).toBe('Mom, please stop.')
  expect(addressed("I'm sorry.", 'Mom')).toBe("Mom, I'm sorry.")
  expect(addressed('Hi [their name], thanks.', 'Dani')).toBe('Hi [their name], thanks.')
})

test('a tip takes up what makes the matter hard, by need', () => {
  expect(tipFor('he keeps doing it in front of everyone', 'boundary', 'near')).toContain('alone')
  expect(tipFor('he keeps doing it in front of everyone', 'comfort', 'near')).toBeUndefined()
  expect(tipFor('last night I said yes', 'tell-news', 'near')).toBeUndefined()
  expect(tipFor('lab again tomorrow', 'ask', 'beside')).toBeUndefined()
})
