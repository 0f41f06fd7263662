import { beforeEach, expect, test } from 'vitest'
import { keptStudyList, type StudyPhrase } from './study-list.ts'
import { stubStorage } from './test-storage.ts'

const KEY = 'understory.studyList'
const phrase: StudyPhrase = { original: 'Thank you.', translated: 'Gracias.', fromLanguage: 'en', toLanguage: 'es' }

let kept: Map<string, string>
let room: number

beforeEach(() => {
  room = Number.POSITIVE_INFINITY
  kept = stubStorage('localStorage', () => room)
})

test("a list nobody stored is absent, also after it's removed", () => {
  expect(keptStudyList.read()).toMatchObject({ items: [], isAbsent: true, isDamaged: false })
  expect(keptStudyList.put([phrase])).toBe(true)
  expect(keptStudyList.read()).toMatchObject({ items: [phrase], isAbsent: false })
  expect(keptStudyList.write(keptStudyList.absent)).toBe(true)
  expect(keptStudyList.read().isAbsent).toBe(true)
})

test('never overwrites a non-list; sets it aside under its own key', () => {
  kept.set(KEY, '{"version":2}')
  expect(keptStudyList.read()).toMatchObject({ items: [], isAbsent: false, isDamaged: true })
  expect(keptStudyList.put([phrase])).toBe(false)
  expect(kept.get(KEY)).toBe('{"version":2}')
  expect(keptStudyList.setAside(7)).toBe(true)
  expect(kept.get(`${KEY}.aside.7`)).toBe('{"version":2}')
  expect(keptStudyList.put([phrase])).toBe(true)
})

test("keeps damaged data in place when there's no room", () => {
  kept.set(KEY, '{"version":2}')
  room = 5
  expect(keptStudyList.setAside(7)).toBe(false)
  expect(kept.get(KEY)).toBe('{"version":2}')
})

test('refuses to store without room, and carries items of another version along', () => {
  room = 0
  expect(keptStudyList.put([phrase])).toBe(false)
  room = Number.POSITIVE_INFINITY
  kept.set(KEY, JSON.stringify([{ text: 'older' }, phrase]))
  expect(keptStudyList.read().items).toEqual([phrase])
  expect(keptStudyList.put([])).toBe(true)
  expect(JSON.parse(kept.get(KEY) ?? '')).toEqual([{ text: 'older' }])
})
