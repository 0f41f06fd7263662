import { expect, test } from 'vitest'
import { matchAddress } from './addresses.ts'
import { findByPath } from './find.ts'
import { branchById, branches } from './lookup.ts'
import {
  artFallback,
  completeSubBranch,
  exploreAll,
  hasOwnList,
  LEAF_EMOJI,
  subBranchesOf,
  subBranchPath,
} from './sub-branches.ts'

test("NET-03 has path, label, icon and description as text, under the parent's path", () => {
  for (const branch of branches) {
    for (const item of subBranchesOf(branch.id) ?? []) {
      expect(Object.keys(item).toSorted()).toEqual(['description', 'icon', 'label', 'path'])
      expect(item.path.startsWith(branch.path), item.path).toBe(true)
      expect(item.icon).toMatch(/\p{Extended_Pictographic}/u)
      expect(matchAddress(item.path).address.screen, item.path).not.toBe('not-found')
      expect(findByPath(item.path)?.label, item.path).toBe(item.label)
    }
  }
})

test('NET-03 fills in defaults for missing parts', () => {
  const bare = {
    path: '/dashboard/art-creativity/untitled-branch',
    label: 'Untitled Branch',
    icon: LEAF_EMOJI,
    description: 'No description available',
  }
  for (const item of [{}, null, 'text', [], { label: '  ', icon: 3, description: null, path: 7 }]) {
    expect(completeSubBranch(item, '/dashboard/art-creativity')).toEqual(bare)
  }
})

test('NET-03 prefixes the path with the parent once', () => {
  const pathFor = (path: string) => completeSubBranch({ label: 'Ink Drawing', path }, '/dashboard/art-creativity').path
  const inks = ['ink', '/ink', '/dashboard/art-creativity/ink', 'https://evil.example/ink', '../../ink', '/a/b/ink?x#y']
  for (const path of inks) {
    expect(pathFor(path), path).toBe('/dashboard/art-creativity/ink')
  }
  for (const path of ['', '/', 'javascript:alert(1)', 'a b', '<b>', '//']) {
    expect(pathFor(path), path).toBe('/dashboard/art-creativity/ink-drawing')
  }
})

test("NET-03 cuts a model's overlong list", () => {
  const long = completeSubBranch(
    { label: 'x'.repeat(9999), icon: '🌳'.repeat(99), description: 'y'.repeat(9999) },
    '/dashboard/dev',
  )
  expect([long.label.length, long.icon.length, long.description.length]).toEqual([80, 16, 200])
  expect(matchAddress(long.path).address.screen).toBe('practice')
})

test('NET-05 eleven branches have a built-in list', () => {
  expect(branches.filter(hasOwnList).map((branch) => branch.id)).toEqual([
    'word-counter',
    'family-community',
    'public-speaking',
    'still-waters',
    'teen-treehouse',
    'home-and-hands',
    'veterans-military',
    'writers-creators',
    'dev',
    'astrology',
    'professional-dev',
  ])
})

test('NET-03 finds a list by last segment, label and any other name', () => {
  for (const value of ['family-community', 'relationships', 'Relationships', 'Relationships & Community', 'Family']) {
    expect(subBranchesOf(value)?.[0]?.label, value).toBe('Romantic')
  }
  expect(subBranchesOf('word-counter')?.[0]).toEqual({
    path: '/dashboard/word-counter/multilingual',
    label: 'Multilingual Practice',
    icon: '🌍',
    description: 'Say it in twelve languages, keep what you like.',
  })
})

test("DEV-01 each of the developer page's eight branches has a list", () => {
  const eight = [
    'Art & Creativity',
    'Faith & Still Waters',
    'Home & Garden',
    'Relationships & Community',
    'SproutLog',
    'YA Treehouse',
    'Developer Tools',
    'Veterans & Military',
  ]
  for (const label of eight) expect(subBranchesOf(label)?.length, label).toBeGreaterThanOrEqual(3)
})

test('an unknown branch, or one without sub-branches, has no list', () => {
  const others = ['Beekeeping', '', '__proto__', 'constructor', 'Sharing', 'Plant a Seed', 'Home', 'x'.repeat(100_000)]
  for (const value of others) {
    expect(subBranchesOf(value), value.slice(0, 20)).toBeUndefined()
  }
})

test('NAV-11 DASH-05 shows one Explore All after a failure, which leads to the branch', () => {
  const branch = branchById('voice-analysis')
  expect(branch && exploreAll(branch)).toMatchObject({ label: 'Explore All', path: '/dashboard/voice-analysis' })
})

test('BR-09 the Art page falls back to Creative Writing and Visual Storytelling', () => {
  expect(artFallback.map((item) => item.label)).toEqual(['Creative Writing', 'Visual Storytelling'])
})

test("lists a seed's sub-branches by section, any other page's under its path", () => {
  expect(subBranchPath('/dashboard/seed/17', 'a-b')).toBe('/dashboard/seed/17?section=a-b')
  expect(subBranchPath('/dashboard/dev', 'a-b')).toBe('/dashboard/dev/a-b')
})
