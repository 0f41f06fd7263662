// Shows which replies to the evaluation messages change with the content: run npm run content:diff before and after.
// The first run stores the replies, the second prints the differences.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coach, textsToEncode } from '@understory/coach'
import { contextOf } from '@understory/contract/contexts'
import { partsOf } from './encode.ts'
import { readLines } from './json-lines.ts'

type Message = { id: string; context: string; text: string }

const data = join(import.meta.dirname, '../data/coach/messages-development.jsonl')
const kept = join(import.meta.dirname, '../node_modules/.cache/content-replies.json')
const messages = readLines<Message>(data)
const replies: Record<string, string> = {}
for (const { id, context, text } of messages) {
  const turns = [{ role: 'user' as const, content: text }]
  const vectors = await partsOf(textsToEncode(turns))
  const state = { isFeared: false, hasDanger: false, isEncoderThere: true, canHint: false }
  replies[id] = coach({ turns, context: contextOf(context), vectors, ...state }).text
}
if (existsSync(kept)) {
  const before = JSON.parse(readFileSync(kept, 'utf8')) as Record<string, string>
  const changed = messages.filter(({ id }) => before[id] !== replies[id])
  for (const { id, text } of changed) console.log(`${id}  ${text}\n- ${before[id]}\n+ ${replies[id]}\n`)
  console.log(`${changed.length} of ${messages.length} replies differ.`)
}
writeFileSync(kept, JSON.stringify(replies))
