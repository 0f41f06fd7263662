import { expect, test } from 'vitest'
import type { BranchSeed } from '../../storage/branch-seeds.ts'
import { withGrown, withTopic, wordsForModel } from './grow-seed.ts'
import { ideasOfSeed, pageOfSeed, topicOf, wordsNear } from './seed-pages.ts'

const seed: BranchSeed = {
  branchType: 'Talking with neighbors',
  rationale: 'The fence fell down.',
  id: 17,
  status: 'growing',
  plantedAt: '2026-11-21T10:05:00.000Z',
}
const task = { title: 'Open softly', instructions: 'Say it slowly.', prompt: 'Can we talk?' }
const grown = {
  by: 'Gemini Nano',
  page: {
    intro: 'Start with what you both want.',
    aloud: task,
    write: task,
    coach: task,
    starters: ['Help me.'],
    ideas: [{ label: 'The fence', description: 'One small talk.' }],
  },
}
const place = { parentPath: '/dashboard/seed/17' }

test('gives the model the start of a long seed, cut between characters', () => {
  expect(wordsForModel(seed)).toEqual({ title: 'Talking with neighbors', rationale: 'The fence fell down.' })
  const long = { branchType: `a${'🌲'.repeat(200)}`, rationale: 'x\0'.repeat(2_000) }
  const { title, rationale } = wordsForModel({ ...seed, ...long })
  expect([title.length, title.isWellFormed()]).toEqual([200, true])
  expect([rationale.length, rationale.includes('\0')]).toEqual([2_000, false])
})

test('adds a page to one seed and removes it', () => {
  const other = { ...seed, id: 18 }
  const withPage = withGrown([seed, other], 17, grown)
  expect(withPage).toEqual([{ ...seed, grown }, other])
  expect(withGrown(withPage, 17, undefined)).toEqual([seed, other])
})

test("shows a model's page with links for its ideas, and the built-in page without one", () => {
  const written = { ...seed, grown }
  expect(pageOfSeed(written, place).intro).toEqual(['Start with what you both want.'])
  const fence = { label: 'The fence', path: '/dashboard/seed/17?section=the-fence' }
  expect(ideasOfSeed(written, place)).toMatchObject([fence])
  expect(pageOfSeed(written, { ...place, section: 'the-fence' }).title).toBe('The fence')
  expect(pageOfSeed(seed, place).origin).toContain('written for topics of this kind')
  // Links from before the model's page still work.
  const [old] = ideasOfSeed(seed, place)
  const section = old?.path.split('section=')[1] ?? ''
  expect(pageOfSeed(written, { ...place, section })).toEqual(pageOfSeed(seed, { ...place, section }))
})

test("uses the person's name for a seed, and tasks of the kind they chose", () => {
  const [named] = withTopic([seed], 17, { name: 'The fence', kind: 'change' })
  expect(named && topicOf(named)).toEqual({ name: 'The fence', kind: 'change' })
  expect(named && pageOfSeed(named, place).title).toBe('The fence')
  expect(named && ideasOfSeed(named, place)[0]?.path).toBe('/dashboard/seed/17?section=say-it-once')
})

test('searches for pages near a seed by its name and reason, each once', () => {
  expect(wordsNear(seed)).toBe('Talking with neighbors. The fence fell down.')
  expect(wordsNear({ ...seed, branchType: 'The fence' })).toBe('The fence fell down.')
})
