import { expect, test } from 'vitest'
import { about } from './about.ts'
import { matchAddress } from './addresses.ts'
import { contactHref, type LegalPage, legalPages, returnLink } from './legal.ts'

const pages = Object.values(legalPages)
const wordsOf = (page: LegalPage): string =>
  [page.lead, ...page.sections.flatMap(({ heading, text }) => [heading, ...text.flat()])].join('\n')

test('STAT-02 three legal pages, each last updated April 30, 2025, each at its own address', () => {
  expect(pages.map((page) => page.title)).toEqual(['Privacy Policy', 'Terms of Use', 'Disclaimer'])
  for (const page of pages) {
    expect([page.lastUpdated, page.lastUpdatedIso]).toEqual(['April 30, 2025', '2025-04-30'])
    expect(matchAddress(page.path).address).toMatchObject({ screen: page.id, title: page.title })
    expect(new Set(page.sections.map((section) => section.id)).size).toBe(page.sections.length)
  }
})

test('STAT-02 each links to the dashboard and to the operator', () => {
  expect(matchAddress(returnLink.path).address.screen).toBe('dashboard')
  expect(contactHref('words.example', 'help@words.example')).toBe('mailto:help@words.example')
  expect(contactHref('words.example')).toBe('mailto:postmaster@words.example')
  expect(contactHref('127.0.0.1')).toBe('mailto:postmaster@[127.0.0.1]')
  expect(contactHref('[::1]')).toBe('mailto:postmaster@[IPv6:::1]')
  expect(contactHref('x', 'a@b?bcc=c@d')).not.toContain('?')
})

test('STAT-02 the privacy policy says how long, where and what leaves, and nothing outdated', () => {
  const text = wordsOf(legalPages.privacy)
  for (const fact of [
    '400 days',
    'embedded database',
    'the newest seven',
    '90 days',
    'one cookie',
    'measured in its memory and dropped',
    'built-in coach answers on this server',
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).not.toMatch(/does not record|no page uses your microphone|makes none|later version/i)
})

test('STAT-02 the disclaimer starts with the crisis line', () => {
  expect(legalPages.disclaimer.sections[0]?.id).toBe('emergency')
  expect(wordsOf(legalPages.disclaimer)).toContain('dial 988 and then press 1')
})

test('legal pages have no forest words and no exclamation marks', () => {
  for (const page of pages) {
    expect(wordsOf(page), page.id).not.toMatch(
      /!|\b(?:forests?|trees?|leaf|leaves of|roots?|bloom|canopy|grow(?:s|ing|n)?)\b/i,
    )
  }
})

test('STAT-01 about names its tools, its audience, and both next steps', () => {
  expect(about.tools.slice(0, 4).map((tool) => tool.name)).toEqual([
    'SproutLog',
    'LeafPrint',
    'Branch navigation',
    'Request-a-Branch',
  ])
  for (const tool of about.tools) expect(matchAddress(tool.path).address.kind, tool.path).toBe('screen')
  expect(about.audience).toHaveLength(11)
  expect(about.plantSeed).toEqual({ label: 'Plant a Seed', path: '/dashboard/new-branch' })
  expect(about.explore).toEqual({ label: 'Explore the Forest', path: '/dashboard' })
  expect(about.title).toBe(matchAddress('/about').address.title)
})
