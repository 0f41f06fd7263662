import { gzipSync } from 'node:zlib'
import { matchAddress } from '@understory/forest/addresses'
import { eras } from '@understory/forest/content/ai-history'
import { sectionContent, writtenSections } from '@understory/forest/content/load'
import { plannedFeatures } from '@understory/forest/content/planned'
import { findByPath } from '@understory/forest/find'
import { branchById, nodes } from '@understory/forest/lookup'
import type { Section } from '@understory/forest/types'
import { expect, test } from 'vitest'
import { renderPage } from './prerender.tsx'

const sections = nodes.filter((node): node is Section => node.kind === 'section')
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')

test.each(sections.map((section) => [section.path, section] as const))(
  'BR-01 BR-16 %s is whole before any script runs: its text, its tools, the way back, headings in order',
  async (path, section) => {
    const html = await renderPage(path)
    const content = await sectionContent(section.id)
    const page = text(html)
    for (const block of content?.blocks ?? []) {
      if ('title' in block) expect(page).toContain(block.title)
      if (block.kind !== 'situations') continue
      const items = block.groups.flatMap((group) => group.items)
      for (const { title, phrase } of items) for (const words of [title, phrase]) expect(page).toContain(words)
    }
    for (const tool of ['Try it with the coach', 'Say it aloud', 'Write it']) expect(page).toContain(tool)
    expect(page).toContain(`All of ${branchById(section.branchId)?.title}`)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
    expect(html).not.toMatch(/<script\b| style="/)
  },
)

test("BR-16 a section's content is at most 15 KB compressed", async () => {
  for (const id of writtenSections) {
    expect(gzipSync(JSON.stringify(await sectionContent(id))).length, id).toBeLessThan(15 * 1024)
  }
})

test('BR-01 BR-16 every link on a branch page or section leads to a page', async () => {
  for (const { path } of sections.filter(({ slug }, at) => at % 5 === 0 || slug === 'support')) {
    const html = await renderPage(path)
    for (const [, href = ''] of html.matchAll(/<a\b[^>]* href="([^"]+)"/g)) {
      if (/^(?:tel|sms|#|mailto|https:)/.test(href)) continue
      expect(matchAddress(href.replace(/[?#].*$/, '')).address.screen, href).not.toBe('not-found')
      const section = new URLSearchParams(href.split('?')[1]?.replaceAll('&amp;', '&')).get('section')
      if (section) expect(findByPath(href)?.kind, href).toBe('section')
    }
  }
})

test('BR-10 the crisis line comes first on every Veteran Voices page, and dials', async () => {
  const paths = sections.filter(({ branchId }) => branchId === 'veterans-military').map(({ path }) => path)
  for (const path of ['/dashboard/veterans-military', '/dashboard/veteran-voices', ...paths]) {
    const html = await renderPage(path)
    const main = html.slice(html.indexOf('<main'))
    const notice = text(main).trim()
    expect(notice).toMatch(/^In crisis, or worried about someone\? Dial 988, then press 1\./)
    expect(notice.indexOf('not affiliated with the Department of Veterans Affairs (VA)')).toBeLessThan(400)
    expect(main.indexOf('href="tel:988"')).toBeLessThan(main.indexOf('<h1'))
  }
})

test('BR-08 BR-14 planned features are labeled as planned', async () => {
  for (const path of ['/dashboard/teen-treehouse', '/dashboard/diy-projects']) {
    expect(text(await renderPage(path))).toMatch(/Planned, but not built yet\./)
    expect(plannedFeatures[path.replace('/dashboard/', '') as keyof typeof plannedFeatures]?.length).toBeGreaterThan(3)
  }
})

test('BR-09 the Art page links to the forest and to DIY Projects', async () => {
  const html = await renderPage('/dashboard/art-creativity')
  expect(text(html)).toContain('Back to the Forest')
  expect(html).toContain('href="/dashboard/diy-projects"')
})

test('BR-12 the history shows eight eras and three concepts', async () => {
  const page = text(await renderPage('/dashboard/history-of-ai'))
  for (const { years } of eras) expect(page).toContain(years)
  for (const concept of ['Machine learning', 'Neural network', 'Language model']) expect(page).toContain(concept)
})
