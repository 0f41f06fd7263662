import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { DevUiScreen } from '../screens/dev-ui.tsx'
import { PLANT_NAMES } from './art/plant-names.ts'
import { Meter } from './meter.tsx'

const ART = join(import.meta.dirname, 'art')

async function html(): Promise<string> {
  const { prelude } = await prerender(<DevUiScreen />)
  return new Response(prelude as ReadableStream).text()
}

test('every component renders without a browser', async () => {
  const page = await html()
  expect(page).toContain('Field kit')
  expect(page.match(/<section/g)?.length).toBeGreaterThan(14)
})

test('C1 no component renders a style attribute, style element or script', async () => {
  const page = await html()
  expect(page).not.toMatch(/\sstyle="/)
  expect(page).not.toMatch(/<style|<script/)
})

test('drawings carry their ink in attributes: no style, class or script', () => {
  const files = readdirSync(ART, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))
  expect(files.length).toBeGreaterThan(13)
  for (const file of files) {
    expect(readFileSync(join(ART, file), 'utf8'), file).not.toMatch(/<style|<script|\sstyle=|\sclass=/)
  }
})

test('ids in each drawing are unique, and every reference resolves', () => {
  for (const file of readdirSync(ART, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))) {
    const drawing = readFileSync(join(ART, file), 'utf8')
    const ids = [...drawing.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    const references = [...drawing.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1])
    expect(new Set(ids).size, file).toBe(ids.length)
    expect(
      references.filter((reference) => !ids.includes(reference)),
      file,
    ).toEqual([])
  }
})

test('every plant name has a drawing, and every drawing a name', () => {
  const drawings = readdirSync(join(ART, 'plants'))
  expect(drawings.map((name) => name.replace('.svg', '')).toSorted()).toEqual(PLANT_NAMES.toSorted())
  for (const name of drawings) expect(readFileSync(join(ART, 'plants', name), 'utf8'), name).toContain('id="plant"')
})

test('a meter draws its value by attribute and clamps it to 0–100%', () => {
  const width = (value: number) =>
    renderToStaticMarkup(<Meter label="Words" value={value} max={8} />).match(/foreignObject width="([^"]+)"/)?.[1]
  expect([width(2), width(-1), width(99)]).toEqual(['25%', '0%', '100%'])
})
