import { beforeEach, expect, test } from 'vitest'
import { markSection, progress } from './progress.ts'
import { stubStorage } from './test-storage.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage('localStorage')
})

test("BR-16 a read or practiced section stays marked, once, until it's unmarked", () => {
  markSection('read', 'dev/documentation', true)
  markSection('read', 'dev/documentation', true)
  markSection('done', 'still-waters/journal', true)
  expect(progress.read()).toEqual({ read: ['dev/documentation'], done: ['still-waters/journal'] })
  markSection('read', 'dev/documentation', false)
  expect(JSON.parse(kept.get('understory.progress') ?? '')).toEqual({ read: [], done: ['still-waters/journal'] })
})

test('BR-16 treats invalid progress as none', () => {
  for (const text of ['', '{', '7', 'null', '{"read":"all","done":[5,null]}']) {
    kept.set('understory.progress', text)
    expect(progress.read()).toEqual({ read: [], done: [] })
  }
})
