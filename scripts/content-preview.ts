// Prints a case as the chat shows it: npm run content:preview -- CASE-ID
import { coach } from '@understory/coach'
import { cases } from '../packages/coach/src/content.ts'

const [id = ''] = process.argv.slice(2)
const one = cases.get(id)
if (!one) {
  console.error(`There is no case "${id}" in content/cases.`)
  process.exit(1)
}
const [way = one.title] = one.ways
const { text, coaching } = coach({
  turns: [{ role: 'user', content: way }],
  context: 'Personal',
  chosen: { situation: id },
  vectors: new Map(),
  isFeared: false,
  hasDanger: false,
  isEncoderThere: false,
  canHint: false,
})
console.log(`You: ${way}\n`)
console.log(coaching.chips.map(({ label, state }) => `[${label}${state === 'guess' ? '?' : ''}]`).join(' '))
console.log(`\n${text}\n`)
console.log(coaching.suggestions.map(({ label }) => `(${label})`).join(' '))
