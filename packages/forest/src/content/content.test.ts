import { analyzeText } from '@understory/insight/analyze-text'
import { dictionarySyllables } from '@understory/insight/text/syllables-dictionary'
import { describe, expect, test } from 'vitest'
import { nodes } from '../lookup.ts'
import { sectionContent, writtenSections } from './load.ts'
import { examplesOf, sentencesOf, textOf } from './test-texts.ts'
import type { Block, SectionContent } from './types.ts'

const sections = nodes.filter((node) => node.kind === 'section')
const pages = await Promise.all(writtenSections.map(sectionContent))
const written = pages.filter((page) => page !== undefined)
/** Pages about code may be one grade harder. */
const gradeCeiling = ({ id }: SectionContent) => (id.startsWith('dev/') ? 11 : 9)

const blocksOf = <K extends Block['kind']>({ blocks }: SectionContent, kind: K) =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind)

const quotes = (page: SectionContent, found: readonly { start: number; end: number }[]) =>
  found.map(({ start, end }) => textOf(page).slice(Math.max(0, start - 20), end + 20)).join(' | ')

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

test('BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-10 BR-11 BR-16 every section has a page under its own id', () => {
  expect(written.map(({ id }) => id)).toEqual(writtenSections)
  expect(writtenSections.toSorted()).toEqual(sections.map(({ id }) => id).toSorted())
})

describe.each(written.map((page) => [page.id, page] as const))('%s', (_id, page) => {
  test('BR-16 has an insight, techniques with phrases, a dialogue, an exercise and sources', () => {
    expect(page.blocks[0]?.kind).toBe('insight')
    expect(page.blocks.at(-1)?.kind).toBe('reading')
    const techniques = blocksOf(page, 'technique')
    expect(techniques.length).toBeGreaterThanOrEqual(3)
    expect(techniques.length).toBeLessThanOrEqual(5)
    for (const { phrases, steps } of techniques) {
      expect(phrases.length).toBeGreaterThanOrEqual(2)
      expect(steps.length).toBeGreaterThanOrEqual(2)
    }
    expect(blocksOf(page, 'dialogue')).toHaveLength(1)
    expect(blocksOf(page, 'exercise').map(({ minutes }) => minutes)).toEqual([5])
    const sources = blocksOf(page, 'reading').flatMap((block) => block.sources)
    expect(sources.length).toBeGreaterThanOrEqual(2)
    const now = new Date().toISOString()
    expect(sources.filter(({ checked }) => checked !== null && checked > now)).toEqual([])
    expect(page.starters.length).toBeGreaterThanOrEqual(2)
  })

  test('BR-16 it is 500 to 900 words long', () => {
    const words = wordCount([...page.blocks.flatMap(sentencesOf), ...page.blocks.flatMap(examplesOf)].join(' '))
    expect(words).toBeGreaterThanOrEqual(500)
    expect(words).toBeLessThanOrEqual(900)
  })

  test('BR-16 it passes its own tools: easy to read, no hedging, active', () => {
    const { measures, findings } = analyzeText(textOf(page), 'Personal', { syllables: dictionarySyllables })
    expect(measures.gradeLevel).toBeLessThanOrEqual(gradeCeiling(page))
    const per100 = (found: readonly unknown[]) => (100 * found.length) / measures.words
    // Conditions and indirect questions don't count as hedges.
    const hedges = findings.filter(({ rule }) => /^hedge\/(?!condition|question)/.test(rule))
    expect(per100(hedges), quotes(page, hedges)).toBeLessThan(1)
    const passives = findings.filter(({ kind }) => kind === 'passive')
    expect(per100(passives), quotes(page, passives)).toBeLessThan(1)
    const wordy = findings.filter(({ kind, weight }) => kind === 'wordy' && weight === 'suggestion')
    expect(wordy.length, quotes(page, wordy)).toBeLessThan(3)
  })
})

test('BR-16 no two sections share a sentence', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { id, blocks } of written) {
    const texts = [...blocks.flatMap(sentencesOf), ...blocks.flatMap(examplesOf)]
    const sentences = new Set(texts.flatMap((text) => text.split(/(?<=[.?!:])\s+/)).map(plain))
    for (const sentence of sentences) {
      if (sentence.split(' ').length < 4) continue
      const owner = owners.get(sentence)
      if (owner) shared.push(`${owner} and ${id}: ${sentence}`)
      owners.set(sentence, id)
    }
  }
  expect(shared).toEqual([])
})

const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^a-z0-9' ]/g, '')
    .trim()

test('BR-16 pages have no exclamation marks or unfinished sentences', () => {
  for (const { id, blocks } of written) {
    for (const text of blocks.flatMap(sentencesOf)) {
      expect(text, id).not.toMatch(/!|\s{2}|—/)
      expect(text, id).toMatch(/[.?:\]]"?$/)
    }
  }
})
