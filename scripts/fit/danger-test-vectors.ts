// Encodes the messages of the classifier's tests anew, after one was added:
//   node scripts/fit/danger-test-vectors.ts && npx biome format --write packages/safety/src/testing
import { readFileSync, writeFileSync } from 'node:fs'
import { pack } from '../../packages/safety/src/model.ts'
import { textsToEncode } from '../../packages/safety/src/safety.ts'

const folder = new URL('../../packages/safety/src/testing/', import.meta.url)

export const writeTestVectors = async (encode: (texts: string[]) => Promise<Float32Array[]>): Promise<void> => {
  const messages = JSON.parse(readFileSync(new URL('messages.json', folder), 'utf8')) as { text: string }[]
  const texts = [...new Set(messages.flatMap(({ text }) => textsToEncode(text)))]
  const encoded = await encode(texts)
  const packed = Object.fromEntries(texts.map((text, at) => [text, pack(encoded[at] ?? [])]))
  writeFileSync(new URL('vectors.json', folder), `${JSON.stringify(packed)}\n`)
}

if (import.meta.main) {
  const { encodeAll } = await import('../encode.ts')
  await writeTestVectors(encodeAll)
}
