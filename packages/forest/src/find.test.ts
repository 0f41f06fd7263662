import { expect, test } from 'vitest'
import { matchAddress } from './addresses.ts'
import { breadcrumbs, findByPath, pageTitle, search } from './find.ts'
import { branchByName } from './lookup.ts'
import { piecesOf } from './matching.ts'

const labels = (query: string) => search(query).map((hit) => hit.node.label)
const trail = (address: string, section?: string) => breadcrumbs(address, section).map((crumb) => crumb.label)

test('NAV-06 finds branches and sub-branches by label', () => {
  expect(labels('presentation')[0]).toBe('Presentation Skills')
  expect(labels('elder care')).toEqual(['Elder Care'])
  expect(labels('SPROUTLOG')).toEqual(['SproutLog'])
})

test('NAV-06 finds by description', () => {
  expect(labels('slammed door')).toEqual(['Family Dynamics'])
  expect(labels('waiting room')).toEqual(['Healthcare Communication'])
})

test('NAV-06 ranks label starts first, then labels that contain the query, then descriptions', () => {
  const hits = labels('writ')
  expect(hits[0]).toBe('Writers & Creators')
  expect(hits.indexOf('Creative Writing')).toBeLessThan(hits.indexOf('Art & Creativity'))
  expect(hits.indexOf('Free Writing')).toBeLessThan(hits.indexOf('Journal'))
})

test('NAV-06 older and short names find the branch', () => {
  for (const name of ['YA Treehouse', 'Public Speaking', 'Progress Tracker', 'Teens', 'Veterans & Military']) {
    expect(labels(name).length, name).toBeGreaterThan(0)
  }
  expect(labels('Progress Tracker')).toEqual(['LeafPrint'])
  expect(labels('ya treehouse')).toEqual(['Young Adult'])
})

test('NAV-06 finds what contains all words, in any order, with "and" for &', () => {
  expect(labels('faith and still waters')).toEqual(['Faith & Still Waters'])
  expect(labels('tools developer')).toEqual(['Developer Tools'])
})

test("NAV-06 highlights the query's matches, ignoring case", () => {
  const [hit] = search('GaRd')
  expect(hit?.node.label).toBe('Gardening')
  expect(hit && piecesOf(hit.node.label, hit.labelRanges)).toEqual([
    { text: 'Gard', isMatch: true },
    { text: 'ening', isMatch: false },
  ])
  const byDescription = search('verse')[0]
  expect(byDescription?.labelRanges).toEqual([])
  expect(
    byDescription?.descriptionRanges.map(({ start, end }) => byDescription.node.description.slice(start, end)),
  ).toEqual(['verse'])
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
})

test('finds a practice page, a child page and a growing branch', () => {
  expect(findByPath('/dashboard/art-creativity/poetry')?.label).toBe('Poetry and Spoken Word')
  expect(findByPath('/dashboard/word-counter/multilingual')?.id).toBe('multilingual')
  expect(findByPath('/dashboard/coming-soon?branch=education&section=x')?.id).toBe('education')
})

test("finds nothing that the catalogue doesn't name", () => {
  for (const path of [
    '/dashboard/settings',
    '/nowhere',
    '/dashboard/faith/made-up',
    '/dashboard/coming-soon?branch=x',
    '/shared/1',
  ]) {
    expect(findByPath(path), path).toBeUndefined()
  }
})

test('RT-05 an alias leads to its own page and section', () => {
  const own = (address: string) => matchAddress(address).canonical
  expect(own('/astrology')).toBe('/dashboard/astrology')
  expect(own('/dashboard/communication-tracker')).toBe('/dashboard/leafprint')
  expect(own('/dashboard/dev')).toBe('/dashboard/dev')
  expect(own('/dashboard/developer-tools')).toBe('/dashboard/dev')
  expect(findByPath('/dashboard/young-adult?section=peer-communication#a')?.path).toBe(
    '/dashboard/teen-treehouse?section=peer-communication',
  )
})

test('NAV-08 has no breadcrumbs on the dashboard and under brand-new-forest', () => {
  for (const path of ['/', '/dashboard', '/dashboard/', '/abc1234', '/brand-new-forest', '/brand-new-forest/oak?x=1']) {
    expect(breadcrumbs(path), path).toEqual([])
  }
})

test('NAV-13 breadcrumbs lead from Home to the page', () => {
  expect(trail('/dashboard/public-speaking?section=presentation-skills')).toEqual([
    'Home',
    'Professional Growth',
    'Presentation Skills',
  ])
  expect(trail('/dashboard/relationships', 'elder-care')).toEqual(['Home', 'Relationships', 'Elder Care'])
  expect(trail('/dashboard/relationships', 'nothing')).toEqual(['Home', 'Relationships'])
  expect(trail('/dashboard/multilingual')).toEqual(['Home', 'SproutLog', 'Multilingual Practice'])
  expect(trail('/dashboard/history-of-ai')).toEqual(['Home', 'Developer Tools', 'History of AI'])
  expect(trail('/dashboard/faith/grace-notes')).toEqual(['Home', 'Faith & Still Waters'])
  expect(trail('/dashboard/voice-analysis/pauses')).toEqual(['Home', 'Voice Analysis', 'Pauses'])
  expect(trail('/dashboard/multilingual/introductions')).toEqual([
    'Home',
    'SproutLog',
    'Multilingual Practice',
    'Introductions',
  ])
  expect(trail('/settings')).toEqual(['Home', 'Settings'])
  expect(trail('/privacy')).toEqual(['Home', 'Privacy Policy'])
  expect(trail('/dashboard/coming-soon?branch=healthcare')).toEqual(['Home', 'Healthcare Communication'])
  expect(trail('/nowhere')).toEqual(['Home', 'Page Not Found'])
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
