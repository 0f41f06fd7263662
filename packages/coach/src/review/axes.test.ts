import { expect, test } from 'vitest'
import { along } from './axes.ts'

test.each([
  "Why didn't she have lunch?",
  'My brother and he have a car.',
  'I suggest he have a rest.',
  'Thank you for your very kind words.',
  'Your not telling me hurt.',
  'Thank you for your welcome.',
  'It shook its very core.',
  'Its hard drive failed.',
  'See you later then!',
  'If that is better then we can move.',
  'Getting to know you was a joy.',
  'To know you is to love you.',
  'It was the way to early retirement.',
])('"%s" is right and stays', (right) => {
  expect(along('grammar', right)).toBe(right)
})

test.each([
  ['I know you was late.', 'I know you were late.'],
  ['He have a dog.', 'He has a dog.'],
  ["He don't care.", "He doesn't care."],
  ['Your welcome!', "You're welcome!"],
  ['Your so kind.', "You're so kind."],
  ['Its very important to know.', "It's very important to know."],
  ['It takes more then ten days.', 'It takes more than ten days.'],
  ['I came earlier then planned.', 'I came earlier than planned.'],
  ["That's way to much.", "That's way too much."],
])('"%s" becomes "%s"', (wrong, right) => {
  expect(along('grammar', wrong)).toBe(right)
})
