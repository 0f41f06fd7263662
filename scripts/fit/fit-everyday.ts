// Writes packages/insight/src/text/everyday.json: words by how many of our conversations in content/ use them, in
// powers of two, without pages and legal texts. Run manually, so that a changed case changes no score:
//   node scripts/fit/fit-everyday.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseForms } from '@understory/insight/text/familiar'
import { proseIn } from './prose.ts'

const FOLDERS = ['cases', 'builders', 'rehearsals', 'speeches']
const FEWEST_FILES = 3

/** Lowercase words; capitalized ones may be names. */
const wordsOf = (text: string): Set<string> =>
  new Set((text.match(/\p{L}+(?:'[a-z]+)?/gu) ?? []).filter((word) => word === word.toLowerCase()))

const texts = FOLDERS.flatMap(proseIn)
const counts = new Map<string, number>()
for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)

// Inflections default to their lemma, so only more common ones are listed.
const listed = [...counts]
  .filter(([word, count]) => count >= FEWEST_FILES && baseForms(word).every((base) => (counts.get(base) ?? 0) < count))
  .map(([word, count]) => ({ word, doublings: Math.floor(Math.log2(1 + count)) }))
const bands = [...Map.groupBy(listed, ({ doublings }) => doublings)]
  .sort(([a], [b]) => a - b)
  .map(([doublings, rows]) => {
    const words = rows.map(({ word }) => word).sort()
    return { doublings, words: words.join(' ') }
  })

const path = join(import.meta.dirname, '../../packages/insight/src/text/everyday.json')
const text = `${JSON.stringify({ source: 'our own conversations in content/', files: texts.length, bands })}\n`
writeFileSync(path, text)
console.log(`${listed.length} words from ${texts.length} files, ${Math.round(text.length / 1024)} kB`)
