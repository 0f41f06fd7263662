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

test.each(['pointerdown', 'keydown', 'scroll', 'input'])(
  'what can wait begins again to wait with every %s',
  (touch) => {
    whenIdle(1000, work)
    vi.advanceTimersByTime(900)
    window.dispatchEvent(new Event(touch))
    vi.advanceTimersByTime(900)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(work).toHaveBeenCalledOnce()
  },
)

test('it is done once, whatever is pressed later', () => {
  whenIdle(1000, work)
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('keydown'))
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledOnce()
})

test('who looks away waits for nothing', () => {
  whenIdle(1000, work)
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(work).toHaveBeenCalledOnce()
})
