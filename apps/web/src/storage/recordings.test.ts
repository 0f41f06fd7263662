import 'fake-indexeddb/auto'
import { IDBFactory, IDBTransaction } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RecordingPart } from './recordings.ts'

let keepRecordingPart: typeof import('./recordings.ts').keepRecordingPart
let readRecordingParts: typeof import('./recordings.ts').readRecordingParts
let dropRecording: typeof import('./recordings.ts').dropRecording

const part = (index: number, given: Partial<RecordingPart> = {}): RecordingPart => ({
  place: 'voice-analysis',
  session: 1_795_255_500_000,
  index,
  rate: 16_000,
  pcm: Int16Array.of(index, -index),
  heard: `part ${index}`,
  ...given,
})

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  // The previous module has its database open.
  vi.resetModules()
  ;({ keepRecordingPart, readRecordingParts, dropRecording } = await import('./recordings.ts'))
})

test('returns recording parts in order with audio and words, in any stored format', async () => {
  for (const index of [10, 0, 2, 1]) expect(await keepRecordingPart(part(index))).toBe(true)
  expect(await readRecordingParts('voice-analysis')).toEqual([part(0), part(1), part(2), part(10)])
})

test('returns the newer of two recordings, and each place has its own', async () => {
  await keepRecordingPart(part(0, { session: 1 }))
  await keepRecordingPart(part(0, { session: 2 }))
  await keepRecordingPart(part(0, { place: 'word-log' }))
  expect((await readRecordingParts('voice-analysis')).map(({ session }) => session)).toEqual([2])
  await dropRecording('voice-analysis')
  expect(await readRecordingParts('voice-analysis')).toEqual([])
  expect(await readRecordingParts('word-log')).toHaveLength(1)
})

test('says when storage is off and reads nothing, until it works again', async () => {
  const storage = indexedDB
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  expect(await keepRecordingPart(part(0))).toBe(false)
  expect(await readRecordingParts('voice-analysis')).toEqual([])
  await expect(dropRecording('voice-analysis')).resolves.toBeUndefined()
  vi.stubGlobal('indexedDB', storage)
  expect(await keepRecordingPart(part(0))).toBe(true)
})

test("doesn't report a part the disk rejected as saved, and accepts the next", async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
    // After the request succeeded.
    this.objectStore('recording-parts').count().onsuccess = () => this.abort()
  })
  expect(await keepRecordingPart(part(0))).toBe(false)
  expect(await keepRecordingPart(part(1))).toBe(true)
  expect(await readRecordingParts('voice-analysis')).toEqual([part(1)])
  commit.mockRestore()
})

test('reopens storage that was deleted or upgraded elsewhere', async () => {
  await keepRecordingPart(part(0))
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('understory').onsuccess = resolve
  })
  expect(await readRecordingParts('voice-analysis')).toEqual([])
  expect(await keepRecordingPart(part(1))).toBe(true)
  expect(await readRecordingParts('voice-analysis')).toEqual([part(1)])
})
