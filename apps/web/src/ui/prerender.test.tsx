import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { Screen as DevUiScreen } from '../screens/dev-ui.tsx'
import { PLANT_NAMES } from './art/plant-names.ts'
import { Meter } from './meter.tsx'

const ART = join(import.meta.dirname, 'art')

const drawings = readdirSync(ART, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'))

test('C1 every component renders without a browser, and without style or script', async () => {
  const { prelude } = await prerender(<DevUiScreen />)
  const page = await new Response(prelude as ReadableStream).text()
  expect(page).toContain('Field kit')
  expect(page.match(/<section/g)?.length).toBeGreaterThan(14)
  expect(page).not.toMatch(/\sstyle="|<style|<script/)
})

test('drawings have no style, class or script; their ids are unique, and references resolve', () => {
  expect(drawings.length).toBeGreaterThan(13)
  for (const file of drawings) {
    const drawing = readFileSync(join(ART, file), 'utf8')
    expect(drawing, file).not.toMatch(/<style|<script|\sstyle=|\sclass=/)
    const ids = [...drawing.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
    const references = [...drawing.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1])
    expect(new Set(ids).size, file).toBe(ids.length)
    const unresolved = references.filter((reference) => !ids.includes(reference))
    expect(unresolved, file).toEqual([])
  }
})

test('every plant name has a drawing, and every drawing a name', () => {
  const plants = readdirSync(join(ART, 'plants'))
  expect(plants.map((name) => name.replace('.svg', '')).toSorted()).toEqual(PLANT_NAMES.toSorted())
  for (const name of plants) expect(readFileSync(join(ART, 'plants', name), 'utf8'), name).toContain('id="plant"')
})

test('a meter draws its value by attribute and clamps it to 0–100%', () => {
  const width = (value: number) =>
    renderToStaticMarkup(<Meter label="Words" value={value} max={8} />).match(/foreignObject width="([^"]+)"/)?.[1]
  expect([width(2), width(-1), width(99)]).toEqual(['25%', '0%', '100%'])
})
