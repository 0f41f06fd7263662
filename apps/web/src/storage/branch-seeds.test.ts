import { beforeEach, expect, test } from 'vitest'
import { type BranchSeed, branchSeeds } from './branch-seeds.ts'
import { stubStorage } from './test-storage.ts'

const seed: BranchSeed = {
  branchType: 'Talking with teenagers',
  rationale: 'The door stays shut.',
  id: 1_795_255_500_000,
  status: 'growing',
  plantedAt: '2026-11-21T10:05:00.000Z',
}

let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage('localStorage')
})

test('SEED-01 stores seeds as a JSON list under branchSeeds', () => {
  expect(branchSeeds.put([seed])).toBe(true)
  expect(JSON.parse(kept.get('branchSeeds') ?? '')).toEqual([seed])
  expect(branchSeeds.read().items).toEqual([seed])
})

test("SEED-01 drops items that aren't seeds, and treats a non-list as empty", () => {
  kept.set('branchSeeds', JSON.stringify([seed, null, 'words', { ...seed, id: 'x' }, { ...seed, rationale: 5 }]))
  expect(branchSeeds.read().items).toEqual([seed])
  for (const text of ['', '{', '7', '{"branchType":"Alone"}']) {
    kept.set('branchSeeds', text)
    expect(branchSeeds.read().items).toEqual([])
  }
})

test("keeps a model's page with its seed, and drops an invalid one", () => {
  const task = { title: 'Open softly', instructions: 'Say it slowly.', prompt: 'Can we talk?' }
  const ideas = [{ label: 'The fence', description: 'One small talk.' }]
  const page = { intro: 'Start.', aloud: task, write: task, coach: task, starters: ['Help me.'], ideas }
  const grown: BranchSeed = { ...seed, grown: { by: 'Gemini Nano', page } }
  expect(branchSeeds.put([grown])).toBe(true)
  expect(branchSeeds.read().items).toEqual([grown])
  const pages = [undefined, { ...page, write: {} }, { ...page, ideas: 1 }]
  for (const wrong of [null, 7, ...pages.map((page) => ({ by: 'Nano', page }))]) {
    kept.set('branchSeeds', JSON.stringify([{ ...seed, grown: wrong }]))
    expect(branchSeeds.read().items).toEqual([seed])
  }
})
