import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ToastItem } from './use-toast.ts'
import { dismissToast, REMOVE_AFTER_MS, stepToasts, toast, toastStore, useToast } from './use-toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  dismissToast()
  vi.runAllTimers()
  vi.useRealTimers()
})

const first: ToastItem = { id: 'a', title: 'Seed Planted!', open: true }
const second: ToastItem = { id: 'b', title: 'Analysis Failed', variant: 'destructive', open: true }

test('TOAST-01 an added toast is open', () => {
  toast({ title: 'Seed Planted!', description: 'It grows.' })
  expect(toastStore.snapshot()).toMatchObject([{ title: 'Seed Planted!', description: 'It grows.', open: true }])
})

test('TOAST-01 a second toast replaces the first', () => {
  toast({ title: 'First' })
  toast({ title: 'Second', variant: 'destructive' })
  expect(toastStore.snapshot().map((item) => item.title)).toEqual(['Second'])
})

test("TOAST-01 an update keeps the toast's id and changes only what's given", () => {
  const shown = toast({ title: 'Saving', description: 'One moment' })
  shown.update({ title: 'Saved' })
  expect(toastStore.snapshot()).toEqual([{ id: shown.id, title: 'Saved', description: 'One moment', open: true }])
})

test('TOAST-01 a dismissed toast closes at once and is removed after its exit', () => {
  const shown = toast({ title: 'Saved' })
  shown.dismiss()
  expect(toastStore.snapshot()).toMatchObject([{ id: shown.id, open: false }])
  vi.advanceTimersByTime(REMOVE_AFTER_MS - 1)
  expect(toastStore.snapshot()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastStore.snapshot()).toEqual([])
})

test("TOAST-01 removing an old toast doesn't touch the new one", () => {
  toast({ title: 'First' }).dismiss()
  toast({ title: 'Second' })
  vi.advanceTimersByTime(REMOVE_AFTER_MS * 2)
  expect(toastStore.snapshot().map((item) => item.title)).toEqual(['Second'])
})

test('TOAST-01 dismissing without an id closes the current toast', () => {
  toast({ title: 'First' })
  dismissToast()
  expect(toastStore.snapshot()[0]?.open).toBe(false)
})

test('ignores an action for another id', () => {
  expect(stepToasts([first], { type: 'updated', id: 'b', content: { title: 'Other' } })).toEqual([first])
  expect(stepToasts([first], { type: 'dismissed', id: 'b' })).toEqual([first])
  expect(stepToasts([first], { type: 'removed', id: 'b' })).toEqual([first])
})

test("an action doesn't mutate the given toasts", () => {
  const before = [first]
  expect(stepToasts(before, { type: 'added', toast: second })).toEqual([second])
  expect(stepToasts(before, { type: 'removed' })).toEqual([])
  expect(before).toEqual([first])
})

test('listeners hear each action until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = toastStore.subscribe(listener)
  const shown = toast({ title: 'Saved' })
  shown.update({ title: 'Saved twice' })
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  shown.dismiss()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('prerendering sees no toast', () => {
  toast({ title: 'Saved' })
  expect(renderToStaticMarkup(createElement(() => useToast().length))).toBe('0')
})
