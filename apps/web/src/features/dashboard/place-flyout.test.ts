import { expect, test } from 'vitest'
import { placeFlyout } from './place-flyout.ts'

const window = { left: 0, top: 60, width: 1440, height: 840 }
const panel = { width: 292, height: 300 }
const card = { left: 500, top: 200, width: 200, height: 280 }

test("DASH-05 centers the panel under its card when there's room below", () => {
  expect(placeFlyout(card, panel, window)).toEqual({ left: -46, top: 286 })
})

test('DASH-05 keeps the panel inside the window', () => {
  expect(placeFlyout({ ...card, left: 20 }, panel, window).left).toBe(-8)
  expect(placeFlyout({ ...card, left: 1220 }, panel, window).left).toBe(1440 - 12 - 292 - 1220)
})

test("DASH-05 puts the panel beside its card when there's no room below", () => {
  const low = { ...card, top: 640 }
  const place = placeFlyout(low, panel, window)
  expect(place.left).toBe(206)
  expect(low.top + place.top + panel.height).toBe(900 - 12)
  expect(placeFlyout({ ...low, left: 1100 }, panel, window).left).toBe(-298)
})

test('DASH-05 keeps the panel below the header when its card reaches under it', () => {
  const tall = { ...card, top: 10, height: 700 }
  expect(tall.top + placeFlyout(tall, panel, window).top).toBe(72)
})

test("DASH-05 puts the panel under its card when there's no room anywhere", () => {
  expect(placeFlyout({ ...card, top: 560 }, { width: 292, height: 900 }, window).top).toBe(286)
  expect(placeFlyout({ left: 12, top: 560, width: 744, height: 280 }, panel, { ...window, width: 768 }).top).toBe(286)
})
