import { expect, test } from 'vitest'
import { matchAddress } from './addresses.ts'
import { dashboardGroups, groupOf, heroLinks } from './dashboard.ts'
import { aboutLink, footerColumns, plantSeedLink } from './links.ts'
import { branchById } from './lookup.ts'

const cards = dashboardGroups.flatMap((group) => group.cards)

test('DASH-01 DASH-02 four groups hold the specified cards in order, at the addresses of the table', () => {
  expect(
    dashboardGroups.map(({ title, cards }) => [title, cards.map(({ label, path }) => `${label} ${path}`)]),
  ).toEqual([
    [
      'Communication Analysis',
      [
        'Voice Analysis /dashboard/voice-analysis',
        'Text Analysis /dashboard/text-analysis',
        'Progress Tracker /dashboard/communication-tracker',
        'SproutLog /dashboard/word-counter',
      ],
    ],
    [
      'Life Areas',
      [
        'Relationships /dashboard/relationships',
        'Young Adult /dashboard/young-adult',
        'Professional Growth /dashboard/public-speaking',
        'Faith & Still Waters /dashboard/faith',
        'Home & Garden /dashboard/home-garden',
        'Veteran Voices /dashboard/veteran-voices',
      ],
    ],
    [
      'Creative Expression',
      [
        'Art & Creativity /dashboard/art-creativity',
        'Writers & Creators /dashboard/writers-creators',
        'Astrology /dashboard/astrology',
        'Multilingual Practice /dashboard/multilingual',
        'Developer Tools /dashboard/dev',
        'DIY Projects /dashboard/diy-projects',
      ],
    ],
    [
      'Growing Soon',
      [
        'Healthcare Communication /dashboard/coming-soon?branch=healthcare',
        'Education Resources /dashboard/coming-soon?branch=education',
      ],
    ],
  ])
})

test('DASH-03 the hero links Plant a Seed and Share Progress with Coaches', () => {
  expect(heroLinks.map(({ label, path }) => `${label} ${path}`)).toEqual([
    'Plant a Seed /dashboard/new-branch',
    'Share Progress with Coaches /dashboard/sharing',
  ])
})

test('DASH-02 DASH-05 the two growing soon are marked, and every other card opens its sub-branches', () => {
  for (const mark of ['comingSoon', 'opensSubBranches'] as const) {
    const ids = cards.filter((card) => card[mark] === (mark === 'comingSoon')).map(({ branchId }) => branchId)
    expect(ids).toEqual(['healthcare', 'education'])
  }
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
