import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, REMOVE_AFTER_MS, toast, useToast } from './use-toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  currentToast.write(null)
  vi.useRealTimers()
})

test('TOAST-01 an added toast is open and replaces the one before', () => {
  toast({ title: 'First', variant: 'destructive' })
  toast({ title: 'Seed Planted!', description: 'It grows.' })
  expect(currentToast.read()).toMatchObject({ title: 'Seed Planted!', description: 'It grows.', open: true })
})

test("TOAST-01 an update keeps the toast's id and changes only what's given", () => {
  const shown = toast({ title: 'Saving', description: 'One moment' })
  shown.update({ title: 'Saved' })
  expect(currentToast.read()).toEqual({ id: shown.id, title: 'Saved', description: 'One moment', open: true })
})

test('TOAST-01 a dismissed toast closes at once and is removed after its exit', () => {
  const shown = toast({ title: 'Saved' })
  shown.dismiss()
  expect(currentToast.read()).toMatchObject({ id: shown.id, open: false })
  vi.advanceTimersByTime(REMOVE_AFTER_MS - 1)
  expect(currentToast.read()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(currentToast.read()).toBeNull()
})

test("TOAST-01 updating, dismissing or removing an old toast doesn't touch the new one", () => {
  const old = toast({ title: 'First' })
  old.dismiss()
  toast({ title: 'Second' })
  old.update({ title: 'Other' })
  old.dismiss()
  vi.advanceTimersByTime(REMOVE_AFTER_MS * 2)
  expect(currentToast.read()).toMatchObject({ title: 'Second', open: true })
})

test('listeners hear each change until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = currentToast.subscribe(listener)
  const shown = toast({ title: 'Saved' })
  shown.update({ title: 'Saved twice' })
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  shown.dismiss()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('prerendering sees no toast', () => {
  toast({ title: 'Saved' })
  expect(renderToStaticMarkup(createElement(() => (useToast() ? 'shown' : 'none')))).toBe('none')
})
