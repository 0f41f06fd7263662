// Encodes the messages of the classifier's tests anew, after one was added:
//   node scripts/fit/danger-test-vectors.ts && npx biome format --write packages/safety/src/testing
import { readFileSync, writeFileSync } from 'node:fs'
import { pack } from '../../packages/safety/src/model.ts'
import { textsToEncode } from '../../packages/safety/src/safety.ts'
import { vectorsOf } from '../encode.ts'

const folder = new URL('../../packages/safety/src/testing/', import.meta.url)

const messages = JSON.parse(readFileSync(new URL('messages.json', folder), 'utf8')) as { text: string }[]
const vectors = await vectorsOf(messages.flatMap(({ text }) => textsToEncode(text)))
const packed = Object.fromEntries([...vectors].map(([text, vector]) => [text, pack(vector)]))
writeFileSync(new URL('vectors.json', folder), `${JSON.stringify(packed)}\n`)
