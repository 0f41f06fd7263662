// How often the search of the header has the right page or case among the first three: npm run bench:search. What is right for
// each search stands in data/search/, written before the search was made.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as coach from '@understory/coach'
import type { Near } from '@understory/contract/navigation'
import { search as searchWords } from '@understory/forest/find'
import { median } from '@understory/insight/statistics'
import * as safety from '@understory/safety'
import { openEncoder } from '../apps/server/src/encoder/open-encoder.ts'
import { placeSearch } from '../apps/server/src/features/navigation/search.ts'
import { mergeFound } from '../apps/web/src/features/navigation/meaning.ts'
import { cases } from '../packages/coach/src/content.ts'
import { readLines } from './json-lines.ts'

type Row = { query: string; right: readonly string[] }

const folder = join(import.meta.dirname, '../data/search')
const TOP = 3

const encoder = openEncoder()
const { search, prepare } = placeSearch({ coach, safety, encoder })
await encoder.vectorsOf(['How do I say this?'])
const beginning = performance.now()
await prepare()
console.log(`The pages were read in ${Math.round((performance.now() - beginning) / 100) / 10} s.`)

const nameOf = (near: Near) => (near.kind === 'place' ? near.id : `card:${cases.get(near.id)?.card ?? ''}`)
const times: number[] = []

for (const name of ['look', 'kept']) {
  const file = join(folder, `searches-${name}.jsonl`)
  if (!existsSync(file)) continue
  const rows = readLines<Row>(file)
  let hits = 0
  let byWords = 0
  for (const { query, right } of rows) {
    const start = performance.now()
    const { found } = await search(query)
    times.push(performance.now() - start)
    const wordHits = searchWords(query)
    const shown = mergeFound(wordHits, found).slice(0, TOP)
    const names = shown.map((one) => ('node' in one ? one.node.id : nameOf(one)))
    if (names.some((id) => right.includes(id))) hits += 1
    else console.log(`  ${name}: "${query}" gave ${names.join(', ') || 'nothing'}`)
    if (wordHits.slice(0, TOP).some(({ node }) => right.includes(node.id))) byWords += 1
  }
  console.log(`${name}: ${hits} of ${rows.length} among the first ${TOP}; by words alone ${byWords}`)
}
console.log(`Each search took ${Math.round(median(times))} ms, the slowest ${Math.round(Math.max(...times))} ms.`)
await encoder.close()
