import type { Chip, Coaching } from '@understory/contract/coaching'
import { expect, test } from 'vitest'
import type { Message } from '../types.ts'
import { toPractice } from './to-practice.ts'

const said = (content: string): Message => ({ id: content, parentId: null, role: 'user', content, at: 0 })
function answered(to: string | null, label: string, presses: string[] = [], goesOn = false): Message {
  const chips: Chip[] = [{ kind: 'to', state: to === null ? 'open' : 'said', id: to, label }]
  const suggestions = presses.map((message) => ({ label: message, message }))
  const coaching: Coaching = { chips, parts: [], suggestions, chosen: {}, ...(goesOn && { goesOn }) }
  return { id: label, parentId: null, role: 'assistant', content: '', at: 0, coaching }
}

test('a rehearsal starts from the matter and its hearer, also after a press on a suggestion', () => {
  const path = [said('My roommate eats my food'), answered('roommate', 'Your roommate', ['Shorter, please.'])]
  const started = { situation: 'My roommate eats my food', to: 'roommate', who: 'my roommate' }
  expect(toPractice(path)).toEqual(started)
  expect(toPractice([...path, said('Shorter, please.'), answered('roommate', 'Your roommate')])).toEqual(started)
  expect(toPractice([...path, said('And my boss?'), answered('hr', 'HR')])).toMatchObject({ who: 'HR' })
})

test.each(['shorter', 'what if she says no', 'Thanks!'])(
  'a rehearsal starts from the matter after a typed "%s"',
  (typed) => {
    const matter = 'My roommate eats my food'
    const followed = answered('roommate', 'Your roommate', [], true)
    const path = [said(matter), answered('roommate', 'Your roommate'), said(typed), followed]
    expect(toPractice(path).situation).toBe(matter)
    const thanked: Coaching = { chips: [], parts: [], suggestions: [], chosen: {}, goesOn: true }
    expect(toPractice([...path.slice(0, -1), { ...followed, coaching: thanked }]).situation).toBe(matter)
  },
)

test('a rehearsal starts without a hearer where none is known', () => {
  expect(toPractice([])).toEqual({ situation: '' })
  expect(toPractice([said('Help'), answered(null, 'Not set')])).toEqual({ situation: 'Help' })
})
