import { expect, test } from 'vitest'
import { pathTo } from './addresses.ts'
import { breadcrumbs, findByPath, pageTitle, search } from './find.ts'
import { branchByName } from './lookup.ts'
import { piecesOf } from './matching.ts'

const labels = (query: string) => search(query).map((hit) => hit.node.label)
const trail = (address: string, section?: string) =>
  breadcrumbs(address, section)
    .map((crumb) => crumb.label)
    .join(' > ')

test.each([
  ['elder care', 'Elder Care'],
  ['SPROUTLOG', 'SproutLog'],
  // By description.
  ['slammed door', 'Family Dynamics'],
  ['waiting room', 'Healthcare Communication'],
  // By older and short names.
  ['Progress Tracker', 'LeafPrint'],
  ['ya treehouse', 'Young Adult'],
  // By all words in any order, with "and" for &.
  ['faith and still waters', 'Faith & Still Waters'],
  ['tools developer', 'Developer Tools'],
])('NAV-06 "%s" finds %s alone', (query, label) => expect(labels(query)).toEqual([label]))

test('NAV-06 ranks label starts first, then labels that contain the query, then descriptions', () => {
  expect(labels('presentation')[0]).toBe('Presentation Skills')
  for (const name of ['Public Speaking', 'Teens', 'Veterans & Military']) expect(labels(name), name).not.toEqual([])
  const hits = labels('writ')
  expect(hits[0]).toBe('Writers & Creators')
  expect(hits.indexOf('Creative Writing')).toBeLessThan(hits.indexOf('Art & Creativity'))
  expect(hits.indexOf('Free Writing')).toBeLessThan(hits.indexOf('Journal'))
})

test("NAV-06 highlights the query's matches, ignoring case", () => {
  const marked = (text = '', ranges: Parameters<typeof piecesOf>[1] = []) =>
    piecesOf(text, ranges).flatMap((piece) => (piece.isMatch ? [piece.text] : []))
  const [hit] = search('GaRd')
  expect(hit?.node.label).toBe('Gardening')
  expect(marked(hit?.node.label, hit?.labelRanges)).toEqual(['Gard'])
  const [byDescription] = search('verse')
  expect(byDescription?.labelRanges).toEqual([])
  expect(marked(byDescription?.node.description, byDescription?.descriptionRanges)).toEqual(['verse'])
})

test('NAV-07 finds nothing for unknown words or a blank query', () => {
  for (const query of ['zzzz', '', '   ', '\n', 'İ'.repeat(300), '.*', '(', 'x'.repeat(100_000)]) {
    expect(search(query), query.slice(0, 20)).toEqual([])
  }
})

test('NAV-06 a hit under a branch names that branch', () => {
  expect(search('Romantic')[0]?.parentLabel).toBe('Relationships')
  expect(search('Multilingual')[0]?.parentLabel).toBe('SproutLog')
  expect(search('LeafPrint')[0]?.parentLabel).toBeUndefined()
})

test('a path finds its node under each of its addresses', () => {
  for (const path of [
    '/dashboard/still-waters',
    '/dashboard/faith',
    '/still-waters',
    '/dashboard/faith/',
    '/dashboard/faith?x=1',
  ]) {
    expect(findByPath(path)?.id, path).toBe('still-waters')
  }
  expect(findByPath('/start-analysis')?.id).toBe('voice-analysis')
  expect(findByPath('/')?.id).toBe('dashboard')
})

test('BR-01 finds a section at both addresses, and falls back to the branch for unknown ones', () => {
  expect(findByPath('/dashboard/relationships?section=romantic')?.id).toBe('family-community/romantic')
  expect(findByPath('/dashboard/family-community?section=romantic#top')?.id).toBe('family-community/romantic')
  expect(findByPath('/dashboard/relationships/romantic')?.id).toBe('family-community/romantic')
  expect(findByPath('/dashboard/relationships?section=nothing')?.id).toBe('family-community')
  expect(findByPath('/dashboard/young-adult?section=peer-communication#a')?.path).toBe(
    '/dashboard/teen-treehouse?section=peer-communication',
  )
})

test('finds a practice page, a child page and a growing branch', () => {
  expect(findByPath('/dashboard/art-creativity/poetry')?.label).toBe('Poetry and Spoken Word')
  expect(findByPath('/dashboard/word-counter/multilingual')?.id).toBe('multilingual')
  expect(findByPath('/dashboard/coming-soon?branch=education&section=x')?.id).toBe('education')
})

test("finds nothing that the catalogue doesn't name", () => {
  const unknown = ['/dashboard/settings', '/nowhere', '/dashboard/faith/made-up', '/shared/1']
  for (const path of [...unknown, '/dashboard/coming-soon?branch=x']) {
    expect(findByPath(path), path).toBeUndefined()
  }
})

test('NAV-08 has no breadcrumbs on the dashboard and under brand-new-forest', () => {
  for (const path of ['/', '/dashboard', '/dashboard/', '/abc1234', '/brand-new-forest', '/brand-new-forest/oak?x=1']) {
    expect(breadcrumbs(path), path).toEqual([])
  }
})

test('NAV-13 breadcrumbs lead from Home to the page', () => {
  expect(trail('/dashboard/public-speaking?section=presentation-skills')).toBe(
    'Home > Professional Growth > Presentation Skills',
  )
  expect(trail('/dashboard/relationships', 'elder-care')).toBe('Home > Relationships > Elder Care')
  expect(trail('/dashboard/relationships', 'nothing')).toBe('Home > Relationships')
  expect(trail('/dashboard/multilingual')).toBe('Home > SproutLog > Multilingual Practice')
  expect(trail('/dashboard/history-of-ai')).toBe('Home > Developer Tools > History of AI')
  expect(trail('/dashboard/faith/grace-notes')).toBe('Home > Faith & Still Waters')
  expect(trail('/dashboard/voice-analysis/pauses')).toBe('Home > Voice Analysis > Pauses')
  expect(trail('/dashboard/multilingual/introductions')).toBe(
    'Home > SproutLog > Multilingual Practice > Introductions',
  )
  expect(trail('/settings')).toBe('Home > Settings')
  expect(trail('/privacy')).toBe('Home > Privacy Policy')
  expect(trail('/dashboard/coming-soon?branch=healthcare')).toBe('Home > Healthcare Communication')
  expect(trail('/nowhere')).toBe('Home > Page Not Found')
  for (const path of ['/about', '/shared', pathTo.seed(17)]) expect(breadcrumbs(path), path).toHaveLength(2)
})

test('NAV-13 every breadcrumb links to the page it names', () => {
  for (const { path } of breadcrumbs('/dashboard/relationships?section=elder-care')) {
    expect(findByPath(path)?.path, path).toBe(path)
  }
})

test("a page's title is its heading, a section's its label", () => {
  expect(pageTitle('/dashboard')).toBe('Your Communication Forest')
  expect(pageTitle('/dashboard/astrology')).toBe('Astrology & Self-Discovery')
  expect(pageTitle('/dashboard/public-speaking')).toBe('Professional Growth')
  expect(pageTitle('/dashboard/public-speaking', 'interview-preparation')).toBe('Interview Preparation')
  expect(pageTitle('/dashboard/voice-analysis/pauses')).toBe('Pauses')
  expect(pageTitle('/dashboard/coming-soon?branch=education')).toBe('Education Resources')
  expect(pageTitle('/dashboard/coming-soon')).toBe('Growing Soon')
  expect(pageTitle('/nowhere')).toBe('Page Not Found')
  expect(pageTitle('/dashboard/voice-analysis/zzz-made-up')).toBe('Page Not Found')
  expect(pageTitle('/dashboard/new-branch/start-the-talk')).toBe('Plant a Seed')
})

test('finds a branch by segment, label, older name and share id', () => {
  for (const value of ['faith', 'still-waters', 'Faith & Still Waters', 'Still Waters', 'FAITH']) {
    expect(branchByName(value)?.id, value).toBe('still-waters')
  }
  expect(branchByName('Home & Garden')?.id).toBe('home-and-hands')
  expect(branchByName('Home')?.id).toBe('dashboard')
  expect(branchByName('ya-treehouse')?.id).toBe('teen-treehouse')
  expect(branchByName('nothing of ours')).toBeUndefined()
})
