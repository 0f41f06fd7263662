import { expect, test } from 'vitest'
import { distanceToPhrase, ROOM_ABOVE } from './use-scroll.ts'

const view = { height: 473, isFocused: false }

test("doesn't scroll while the words are visible, unless the focus moved to the reply's start", () => {
  const seen = { ...view, start: -40, top: 200, bottom: 340 }
  expect(distanceToPhrase(seen)).toBe(0)
  expect(distanceToPhrase({ ...seen, isFocused: true })).toBe(-40 - ROOM_ABOVE)
})

test('scrolls the words into view with the start of the reply above them', () => {
  expect(distanceToPhrase({ ...view, start: -360, top: -120, bottom: 12 })).toBe(-360 - ROOM_ABOVE)
})

test("shows the end of the words if both don't fit, but never hides their start", () => {
  const { height } = view
  const by = distanceToPhrase({ ...view, start: 22, top: 300, bottom: 520 })
  expect(520 - by).toBeLessThanOrEqual(height)
  expect(distanceToPhrase({ ...view, start: 22, top: 300, bottom: 900 })).toBe(300 - ROOM_ABOVE)
})
