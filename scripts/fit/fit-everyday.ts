// Writes packages/insight/src/text/everyday.json: words of everyday talk, by how many files of our own conversations in
// content/ use them, a line for each doubling. Pages and legal texts are left out. Run by hand, so that a changed case
// changes no figure:
//   node scripts/fit/fit-everyday.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseForms } from '@understory/insight/text/familiar'
import { proseIn } from './prose.ts'

const FOLDERS = ['cases', 'builders', 'rehearsals', 'speeches']
const FEWEST_FILES = 3

/** The words of a text in small letters; capitals may be names. */
const wordsOf = (text: string): Set<string> =>
  new Set((text.match(/\p{L}+(?:'[a-z]+)?/gu) ?? []).filter((word) => word === word.toLowerCase()))

const texts = FOLDERS.flatMap(proseIn)
const counts = new Map<string, number>()
for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)

// An inflection is as common as its base, so it is listed only where it is commoner.
const listed = [...counts]
  .filter(([word, count]) => count >= FEWEST_FILES && baseForms(word).every((base) => (counts.get(base) ?? 0) < count))
  .map(([word, count]) => ({ word, doublings: Math.floor(Math.log2(1 + count)) }))
const bands = [...Map.groupBy(listed, ({ doublings }) => doublings)]
  .sort(([a], [b]) => a - b)
  .map(([doublings, rows]) => ({
    doublings,
    words: rows
      .map(({ word }) => word)
      .sort()
      .join(' '),
  }))

const path = join(import.meta.dirname, '../../packages/insight/src/text/everyday.json')
const text = `${JSON.stringify({ source: 'our own conversations in content/', files: texts.length, bands })}\n`
writeFileSync(path, text)
console.log(`${listed.length} words from ${texts.length} files, ${Math.round(text.length / 1024)} kB`)
