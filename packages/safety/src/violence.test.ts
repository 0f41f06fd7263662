import { expect, test } from 'vitest'
import { readDanger } from './safety.ts'
import { violenceIn } from './violence.ts'

const read = (content: string) => readDanger([{ role: 'user', content }], new Map())

test.each([
  ['my husband hits me at night', 'violence-at-home', 'writer'],
  ['he hit me in front of our kids', 'violence-at-home', 'writer'],
  ['my roommate threatened me with a knife', 'violence-at-home', 'writer'],
  ['my brother in law hits my sister', 'violence-at-home', 'other'],
  ['my dad hits me when i get bad grades', 'child-or-elder', 'writer'],
  ['i am 14 and my brother chokes me', 'child-or-elder', 'writer'],
  ['i am 34 and my father still hits me', 'violence-at-home', 'writer'],
  ['he lets his mother beat me', 'violence-at-home', 'writer'],
  ['my husband hit our son yesterday', 'child-or-elder', 'other'],
  ['the aide slaps me when i am slow', 'child-or-elder', 'writer'],
  ['my uncle shoves my old grandmother', 'child-or-elder', 'other'],
  ['i slapped my wife last night', 'danger-to-others', 'writer'],
  ['i hit my son yesterday', 'danger-to-others', 'writer'],
  ['i look after my mother and i slapped her', 'child-or-elder', 'other'],
  ['my husband pushes me and i hit him back', 'violence-at-home', 'writer'],
  ['i am a nurse and my husband hits me', 'violence-at-home', 'writer'],
  ['my father has dementia and he hits me', 'violence-at-home', 'writer'],
])('reads who is hurt by whom: %s', (text, kind, who) => expect(violenceIn(text)).toMatchObject({ kind, who }))

test.each([
  'he threatens to kill me and i hit him once',
  'he says he will hurt the kids if i go',
  'her words were hard to take',
  'i want to die',
])('leaves the rest to the classifier: %s', (text) => expect(violenceIn(text)).toBeUndefined())

test('a child who is hit gets the line for children, and nobody tells a parent who hit that it is not their fault', () => {
  expect(read('My dad hits me when I get bad grades')).toMatchObject({
    level: 'lead',
    kind: 'child-or-elder',
    who: 'writer',
  })
  expect(read('I hit my son yesterday and I feel awful')).toMatchObject({ kind: 'danger-to-others', isFeared: true })
})
