import { expect, test } from 'vitest'
import { placeFlyout } from './place-flyout.ts'

const window = { left: 0, top: 60, width: 1440, height: 840 }
const panel = { width: 292, height: 300 }
const card = { left: 500, top: 200, width: 200, height: 280 }

test('DASH-05 with room below, the panel stands under the middle of its card', () => {
  expect(placeFlyout(card, panel, window)).toEqual({ left: -46, top: 286 })
})

test('DASH-05 at the edge of the window the panel stays inside it', () => {
  expect(placeFlyout({ ...card, left: 20 }, panel, window).left).toBe(-8)
  expect(placeFlyout({ ...card, left: 1220 }, panel, window).left).toBe(1440 - 12 - 292 - 1220)
})

test('DASH-05 without room below, the panel stands beside its card, seen whole', () => {
  const low = { ...card, top: 640 }
  const place = placeFlyout(low, panel, window)
  expect(place.left).toBe(206)
  expect(low.top + place.top + panel.height).toBe(900 - 12)
  expect(placeFlyout({ ...low, left: 1100 }, panel, window).left).toBe(-298)
})

test('DASH-05 beside a card that reaches under the header, the panel stays below the header', () => {
  const tall = { ...card, top: 10, height: 700 }
  expect(tall.top + placeFlyout(tall, panel, window).top).toBe(72)
})

test('DASH-05 with room nowhere, the panel stands under its card', () => {
  expect(placeFlyout({ ...card, top: 560 }, { width: 292, height: 900 }, window).top).toBe(286)
  expect(placeFlyout({ left: 12, top: 560, width: 744, height: 280 }, panel, { ...window, width: 768 }).top).toBe(286)
})
