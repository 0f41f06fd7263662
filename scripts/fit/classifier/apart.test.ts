import { join } from 'node:path'
import { builders } from '@understory/coach/content'
import { expect, test } from 'vitest'
import { buildersOf, likelyBuilders } from '../../../packages/coach/src/build/build.ts'
import { hardships } from '../../../packages/coach/src/find/classifier.ts'
import { SURE } from '../../../packages/coach/src/replies/heard.ts'
import { partsOf } from '../../encode.ts'
import { readLines } from '../../json-lines.ts'

type Labeled = { text: string; heard: string[]; builder: string; second?: string }

/** Every fourth of the messages that neither the finder nor the classifier learned from. */
const labeled = readLines<Labeled>(join(import.meta.dirname, '../../../data/coach/heard-apart.jsonl')).filter(
  (_, at) => at % 4 === 0,
)

const shareOf = (are: readonly boolean[]) => are.filter(Boolean).length / are.length

test('on messages apart the first builder and what is hard are right more often than not', async () => {
  const vectors = await partsOf(labeled.map(({ text }) => text))
  const isServed = labeled.map(({ text, builder, second }) => {
    const [first] = buildersOf(builders.get(builder)?.need ?? '', likelyBuilders(text, vectors))
    return first?.id === builder || first?.id === second
  })
  const isTrue = labeled.flatMap(({ text, heard }) => {
    const [first] = hardships(text, vectors)
    return first && first.chance >= SURE ? [heard.includes(first.id)] : []
  })
  expect(shareOf(isServed)).toBeGreaterThan(0.6)
  expect(isTrue.length).toBeGreaterThan(10)
  expect(shareOf(isTrue)).toBeGreaterThan(0.5)
})
