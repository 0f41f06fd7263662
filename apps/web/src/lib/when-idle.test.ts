import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
let window: EventTarget
const work = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('document', page)
  page.hidden = false
  work.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['pointerdown', 'keydown', 'scroll', 'input'])('idle work waits again after every %s', (touch) => {
  whenIdle(1000, work)
  vi.advanceTimersByTime(900)
  window.dispatchEvent(new Event(touch))
  vi.advanceTimersByTime(900)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
})

test('runs once, whatever is pressed later', () => {
  whenIdle(1000, work)
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('keydown'))
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledOnce()
})

test("doesn't wait while the page is hidden", () => {
  whenIdle(1000, work)
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(work).toHaveBeenCalledOnce()
})
