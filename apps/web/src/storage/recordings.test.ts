import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { dropRecording, keepRecordingPart, type RecordingPart, readRecordingParts } from './recordings.ts'

const part = (index: number, given: Partial<RecordingPart> = {}): RecordingPart => ({
  place: 'voice-analysis',
  session: 1_795_255_500_000,
  index,
  rate: 16_000,
  pcm: Int16Array.of(index, -index),
  heard: `part ${index}`,
  ...given,
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})

test('parts of a recording come back in order, with their sound and what was heard, however they were kept', async () => {
  for (const index of [10, 0, 2, 1]) expect(await keepRecordingPart(part(index))).toBe(true)
  expect(await readRecordingParts('voice-analysis')).toEqual([part(0), part(1), part(2), part(10)])
})

test('of two recordings of a place the newer one comes back, and each place has its own', async () => {
  await keepRecordingPart(part(0, { session: 1 }))
  await keepRecordingPart(part(0, { session: 2 }))
  await keepRecordingPart(part(0, { place: 'word-log' }))
  expect((await readRecordingParts('voice-analysis')).map(({ session }) => session)).toEqual([2])
  await dropRecording('voice-analysis')
  expect(await readRecordingParts('voice-analysis')).toEqual([])
  expect(await readRecordingParts('word-log')).toHaveLength(1)
})

test('a browser that keeps nothing says so, and reading finds nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  expect(await keepRecordingPart(part(0))).toBe(false)
  expect(await readRecordingParts('voice-analysis')).toEqual([])
  await expect(dropRecording('voice-analysis')).resolves.toBeUndefined()
})
