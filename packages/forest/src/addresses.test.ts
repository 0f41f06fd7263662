import { expect, test } from 'vitest'
import { type AddressMatch, addresses, isSection, matchAddress, notFoundAddress, pathOf, pathTo } from './addresses.ts'
import { catalogue } from './catalogue.ts'
import { dashboardGroups } from './dashboard.ts'
import { footerColumns } from './links.ts'

const screenOf = (path: string): string => matchAddress(path).address.screen
const kindOf = (path: string): string => matchAddress(path).address.kind

test('RT-01 every home address shows the dashboard', () => {
  const homes = ['/', '/dashboard', '/dashboard/', '/dashboard#tools', '/abc1234', '/DEADBEEF', `/${'0f'.repeat(32)}`]
  for (const path of homes) {
    expect(screenOf(path), path).toBe('dashboard')
    expect(matchAddress(path).canonical, path).toBe('/dashboard')
  }
})

test('RT-01 RT-07 rejects home addresses of the wrong length or with other letters', () => {
  for (const path of ['/abc123', `/${'a'.repeat(65)}`, '/abc123g', '/abcdef1/x'])
    expect(screenOf(path)).toBe('not-found')
})

test('RT-02 both settings addresses show the settings page', () => {
  expect([screenOf('/dashboard/settings'), screenOf('/settings')]).toEqual(['settings', 'settings'])
  expect([kindOf('/dashboard/settings'), kindOf('/settings')]).toEqual(['screen', 'alias'])
})

test('RT-03 five short addresses redirect to the same name under the dashboard', () => {
  for (const name of ['astrology', 'still-waters', 'public-speaking', 'word-counter', 'multilingual']) {
    const match = matchAddress(`/${name}`)
    expect([match.address.kind, match.canonical, match.address.screen]).toEqual([
      'redirect',
      `/dashboard/${name}`,
      name,
    ])
  }
  expect(addresses.filter((address) => address.kind === 'redirect')).toHaveLength(5)
})

test('RT-04 every page of the route table responds under the dashboard', () => {
  const pages: Readonly<Record<string, string>> = {
    'word-counter': 'word-counter',
    astrology: 'astrology',
    'public-speaking': 'public-speaking',
    'still-waters': 'still-waters',
    'teen-treehouse': 'teen-treehouse',
    'home-and-hands': 'home-and-hands',
    'family-community': 'family-community',
    'writers-creators': 'writers-creators',
    'professional-dev': 'professional-dev',
    'developer-tools': 'dev',
    'history-of-ai': 'history-of-ai',
    'coming-soon': 'coming-soon',
    'new-branch': 'new-branch',
    sharing: 'sharing',
    multilingual: 'multilingual',
    'art-creativity': 'art-creativity',
    'diy-projects': 'diy-projects',
    'veteran-voices': 'veterans-military',
    leafprint: 'leafprint',
    chatbot: 'chatbot',
    'voice-analysis': 'voice-analysis',
  }
  for (const [name, screen] of Object.entries(pages)) {
    expect(screenOf(`/dashboard/${name}`), name).toBe(screen)
    expect(kindOf(`/dashboard/${name}`), name).not.toBe('redirect')
  }
})

test('RT-05 every alternate address shows its page under that address', () => {
  const pages: Readonly<Record<string, string>> = {
    '/dashboard/text-analysis': 'text-analysis',
    '/dashboard/communication-tracker': 'leafprint',
    '/dashboard/young-adult': 'teen-treehouse',
    '/dashboard/relationships': 'family-community',
    '/dashboard/faith': 'still-waters',
    '/dashboard/home-garden': 'home-and-hands',
    '/dashboard/dev': 'dev',
    '/dashboard/veterans-military': 'veterans-military',
    '/start-analysis': 'voice-analysis',
  }
  for (const [path, screen] of Object.entries(pages)) expect([path, screenOf(path)]).toEqual([path, screen])
})

test('RT-06 about and the legal pages respond', () => {
  const paths = ['/about', '/about-understory', '/privacy', '/terms', '/disclaimer']
  expect(paths.map(screenOf).join(' ')).toBe('about about privacy terms disclaimer')
})

test('RT-07 any other address is not found', () => {
  const unknown = [
    '/nowhere',
    '/dashboard/nowhere/deep',
    '/dashboard/faith/deep/er',
    '/dashboard/settings/x',
    '/dashboard/faith/Not A Slug',
    '/dashboard/faith/-x',
    '/dashboard/faith/%E0%A4%A',
    '/dashboard/seed',
    '/dashboard/seed/a b',
    '/shared/a/b',
    '/Dashboard',
    '/dev',
    '/brand-new-forest',
    '/brand-new-forest/oak',
    '//evil.example',
  ]
  for (const path of unknown) expect(matchAddress(path).address, path).toBe(notFoundAddress)
  expect(matchAddress('').address.screen).toBe('dashboard')
})

test('RT-08 developer pages respond, and open no introduction', () => {
  for (const name of ['mobile-test', 'old-dashboard', 'test-dashboard', 'test-branches']) {
    expect(matchAddress(`/${name}`).address).toMatchObject({ screen: name, kind: 'screen', onboarding: 'none' })
  }
  expect(matchAddress('/dev/ui').address).toMatchObject({ screen: 'dev-ui', onboarding: 'none' })
})

test('RT-09 the shared view works with and without an id and reads branches and access', () => {
  for (const path of ['/shared', '/shared/Qm9v_-1']) {
    expect(matchAddress(path).address).toMatchObject({ screen: 'shared', search: ['branches', 'access'] })
  }
  expect(matchAddress('/shared/Qm9v_-1#secret').params).toEqual({ id: 'Qm9v_-1' })
})

test('BR-01 accepts section values only under the addresses of their page', () => {
  expect(isSection('/dashboard/family-community', 'romantic')).toBe(true)
  expect(isSection('/dashboard/relationships', 'romantic')).toBe(true)
  for (const other of ['sermon', '', '__proto__']) expect(isSection('/dashboard/relationships', other)).toBe(false)
  expect(isSection('/dashboard/chatbot', 'romantic')).toBe(false)
})

test('BR-15 the coming-soon page reads a branch and any section', () => {
  expect(matchAddress('/dashboard/coming-soon?branch=law-order&section=courts').address.search).toEqual([
    'branch',
    'section',
  ])
  expect(isSection('/dashboard/coming-soon', 'anything')).toBe(true)
})

test('TOUR-05 the dashboard opens the tour, other pages the header onboarding, some pages none', () => {
  const introductionOf = (path: string) => matchAddress(path).address.onboarding
  expect(['/', '/dashboard', '/abc1234'].map(introductionOf)).toEqual(['tour', 'tour', 'tour'])
  expect(['/about', '/dashboard/faith', '/settings', '/dashboard/faith/x'].map(introductionOf)).toEqual(
    Array(4).fill('header'),
  )
  const none = ['/shared', '/shared/1', '/privacy', '/terms', '/disclaimer', '/nowhere', '/test-branches', '/dev/ui']
  expect(none.map(introductionOf)).toEqual(Array(none.length).fill('none'))
})

test('a practice address under a known branch shows its page, by any branch address', () => {
  const own = matchAddress('/dashboard/still-waters/grace-notes')
  expect(own.address).toMatchObject({ screen: 'practice', kind: 'screen' })
  expect(own.params).toEqual({ branch: 'still-waters', slug: 'grace-notes' })
  expect(matchAddress('/dashboard/faith/grace-notes').canonical).toBe('/dashboard/still-waters/grace-notes')
  expect(matchAddress('/dashboard/art-creativity/%E6%9B%B8%E9%81%93').params.slug).toBe('書道')
})

test('a practice address that names a section or child page leads there', () => {
  const redirects: readonly AddressMatch[] = [
    '/dashboard/relationships/elder-care',
    '/dashboard/word-counter/multilingual',
  ].map((path) => matchAddress(path))
  expect(redirects.map((match) => [match.address.kind, match.canonical])).toEqual([
    ['redirect', '/dashboard/family-community?section=elder-care'],
    ['redirect', '/dashboard/multilingual'],
  ])
})

test('matches every route by its own pattern, with a screen as canonical address', () => {
  const filled = (pattern: string) =>
    pattern.replace('{branch}', 'faith').replace('{slug}', 'x').replace('{hash}', 'abc1234').replace('{id}', '7')
  for (const row of addresses) {
    expect(matchAddress(filled(row.pattern)).address, row.pattern).toBe(row)
    expect(matchAddress(filled(row.canonical)).address.kind, row.pattern).toBe('screen')
    expect(matchAddress(filled(row.canonical)).address.screen, row.pattern).toBe(row.screen)
  }
  expect(new Set(addresses.map((row) => row.pattern)).size).toBe(addresses.length)
})

test('every page is linked from a menu, a card, the footer or another page', () => {
  const linked = [
    ...catalogue.flatMap((branch) => [branch.path, ...branch.children.map((child) => child.path)]),
    ...dashboardGroups.flatMap((group) => group.cards.map((card) => card.path)),
    ...footerColumns.flatMap((column) => column.links.map((link) => link.path)),
    '/about',
  ].map(screenOf)
  const byHand = ['mobile-test', 'old-dashboard', 'test-dashboard', 'test-branches', 'dev-ui']
  const byOwnData = ['shared', 'seed', 'practice', 'talk', 'talk-card']
  const known = new Set([...linked, ...byHand, ...byOwnData])
  expect(addresses.map((row) => row.screen).filter((screen) => !known.has(screen))).toEqual([])
})

test('every page has a unique title', () => {
  const screens = addresses.filter((row) => row.kind === 'screen' && row.pattern !== '/shared/{id}')
  const titles = screens.map((row) => row.title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.every((title) => title.length > 2)).toBe(true)
})

test('builds an address the way the table parses it', () => {
  expect(matchAddress(pathTo.practice('dev', 'naming things')).address.screen).toBe('not-found')
  expect(pathTo.practice('art-creativity', '書道')).toBe('/dashboard/art-creativity/%E6%9B%B8%E9%81%93')
  expect(pathTo.section('dev', 'documentation')).toBe('/dashboard/dev?section=documentation')
  expect(pathTo.seed(17)).toBe('/dashboard/seed/17')
  expect(matchAddress(`${pathTo.seed(17)}?section=x`)).toMatchObject({
    address: { screen: 'seed' },
    params: { id: '17' },
    canonical: pathTo.seed(17),
  })
  expect(pathTo.shared('a-b')).toBe('/shared/a-b')
  expect(pathTo.comingSoon('law-order', 'a b')).toBe('/dashboard/coming-soon?branch=law-order&section=a%20b')
})

test("an address's path has no query, fragment or trailing slash", () => {
  const paths = ['/', '//', '/a/', '/a?b=/c/', '/a#/b', '', '?x', '/a/b///'].map(pathOf)
  expect(paths.join(' ')).toBe('/ / /a /a /a / / /a/b')
})

test('answers a very long or hostile address at once', () => {
  const hostile = [`/${'/'.repeat(100_000)}x`, `/dashboard/faith/${'a-'.repeat(50_000)}`, `/${'%'.repeat(100_000)}`]
  const started = performance.now()
  for (const path of hostile) expect(screenOf(path)).toBe('not-found')
  expect(performance.now() - started).toBeLessThan(500)
})
