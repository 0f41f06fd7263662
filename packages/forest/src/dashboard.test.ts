import { expect, test } from 'vitest'
import { matchAddress } from './addresses.ts'
import { dashboardGroups, groupOf, heroLinks } from './dashboard.ts'
import { aboutLink, footerColumns, plantSeedLink } from './links.ts'
import { branchById } from './lookup.ts'

const cards = dashboardGroups.flatMap((group) => group.cards)

test('DASH-01 four groups hold the specified cards in order', () => {
  expect(dashboardGroups.map((group) => [group.title, group.cards.map((card) => card.label)])).toEqual([
    ['Communication Analysis', ['Voice Analysis', 'Text Analysis', 'Progress Tracker', 'SproutLog']],
    [
      'Life Areas',
      [
        'Relationships',
        'Young Adult',
        'Professional Growth',
        'Faith & Still Waters',
        'Home & Garden',
        'Veteran Voices',
      ],
    ],
    [
      'Creative Expression',
      [
        'Art & Creativity',
        'Writers & Creators',
        'Astrology',
        'Multilingual Practice',
        'Developer Tools',
        'DIY Projects',
      ],
    ],
    ['Growing Soon', ['Healthcare Communication', 'Education Resources']],
  ])
})

test("DASH-01 cards and hero links have the table's seventeen addresses", () => {
  const paths = [...cards.filter((card) => !card.comingSoon), ...heroLinks].map((card) => card.path)
  const table = [
    'voice-analysis',
    'text-analysis',
    'communication-tracker',
    'young-adult',
    'relationships',
    'faith',
    'home-garden',
    'public-speaking',
    'art-creativity',
    'astrology',
    'dev',
    'veteran-voices',
    'word-counter',
    'multilingual',
    'diy-projects',
    'new-branch',
    'sharing',
  ].map((name) => `/dashboard/${name}`)
  expect(paths.filter((path) => path !== '/dashboard/writers-creators').toSorted()).toEqual(table.toSorted())
})

test('DASH-02 the two growing soon are marked and link to the coming-soon page', () => {
  const soon = cards.filter((card) => card.comingSoon)
  expect(soon.map((card) => card.path)).toEqual([
    '/dashboard/coming-soon?branch=healthcare',
    '/dashboard/coming-soon?branch=education',
  ])
  expect(soon.map((card) => card.icon)).toEqual(['elder', 'hazel'])
})

test('DASH-03 the hero links Plant a Seed and Share Progress with Coaches', () => {
  expect(heroLinks.map((link) => link.label)).toEqual(['Plant a Seed', 'Share Progress with Coaches'])
})

test('DASH-05 every card except those growing soon opens its sub-branches', () => {
  expect(cards.filter((card) => !card.opensSubBranches).map((card) => card.branchId)).toEqual([
    'healthcare',
    'education',
  ])
})

test("RT-05 every card links to its branch's page in the table", () => {
  for (const card of cards) {
    const { address } = matchAddress(card.path)
    expect(address.screen, card.path).toBe(branchById(card.branchId)?.screen)
    expect(address.kind, card.path).not.toBe('redirect')
  }
})

test('a branch belongs to the group of its card', () => {
  expect(groupOf('leafprint')).toBe('analysis')
  expect(groupOf('veterans-military')).toBe('life')
  expect(groupOf('multilingual')).toBe('creative')
  expect(groupOf('education')).toBe('soon')
  expect(groupOf('sharing')).toBeUndefined()
})

test('NAV-09 the footer has Legal, Features and Account, and each link an address', () => {
  expect(footerColumns.map((column) => column.title)).toEqual(['Legal', 'Features', 'Account'])
  expect(footerColumns[0]?.links.map((link) => link.label)).toEqual(['Disclaimer', 'Terms of Use', 'Privacy Policy'])
  for (const link of [...footerColumns.flatMap((column) => column.links), aboutLink, plantSeedLink, ...heroLinks]) {
    expect(matchAddress(link.path).address.kind, link.path).toBe('screen')
  }
})
