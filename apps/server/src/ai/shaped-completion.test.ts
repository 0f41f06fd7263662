import { expect, test } from 'vitest'
import { z } from 'zod'
import { answers, chunk, misbehavingEndpoint, says, streams } from '../testing/misbehaving-endpoint.ts'
import { saysAsAnthropic } from '../testing/model-stand-in.ts'
import { openProvider } from './providers.ts'
import { shapeOf, words } from './shape.ts'

const SHAPE = shapeOf(z.object({ line: words(20), tags: z.array(words(5)).max(2) }))
const ANSWER = '{"line": "Why?", "tags": []}'

async function openAt(kind: 'openai-compatible' | 'anthropic', model = 'm') {
  const endpoint = await misbehavingEndpoint()
  const { complete } = openProvider({ kind, baseUrl: endpoint.baseUrl, apiKey: 'k', model })
  const request = { instruction: 'Play.', text: 'Hi', schema: SHAPE.schema, signal: new AbortController().signal }
  return { ...endpoint, ask: () => complete?.(request) }
}

test('sends the schema to OpenAI-compatible services, without keywords that some reject', async () => {
  const { ask, behave, heard } = await openAt('openai-compatible')
  behave(says(ANSWER.slice(0, 9), ANSWER.slice(9)))
  expect(await ask()).toBe(ANSWER)
  expect(heard[0]?.body.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: {
      schema: {
        type: 'object',
        properties: { line: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } },
        required: ['line', 'tags'],
        additionalProperties: false,
      },
    },
  })
})

test('sends the schema to Anthropic', async () => {
  const { ask, behave, heard } = await openAt('anthropic', 'claude-sonnet-4-5')
  behave(saysAsAnthropic(ANSWER))
  expect(await ask()).toBe(ANSWER)
  expect(JSON.stringify(heard[0]?.body)).toContain('"tags"')
})

test('retries once without a schema when a service rejects it', async () => {
  const { ask, behave, heard } = await openAt('openai-compatible')
  behave((response) =>
    heard.at(-1)?.body.response_format
      ? answers(400, '{"error":{"message":"canary: no response_format"}}')(response)
      : says(ANSWER)(response),
  )
  expect(await ask()).toBe(ANSWER)
  expect(heard).toHaveLength(2)
  behave(answers(400, '{"error":{"message":"canary"}}'))
  await expect(ask()).rejects.toMatchObject({ code: 'assistant-unavailable' })
  expect(heard).toHaveLength(4)
})

test("doesn't retry an interrupted answer", async () => {
  const { ask, behave, heard } = await openAt('openai-compatible')
  behave(streams(`${chunk('{"li')}data: {oh\n\n`))
  await expect(ask()).rejects.toMatchObject({ code: 'assistant-interrupted' })
  expect(heard).toHaveLength(1)
})

test.each([
  ['plain', ANSWER],
  ['in a fence', `\`\`\`json\n${ANSWER}\n\`\`\``],
  ['among words', `Here it is: ${ANSWER} Good luck!`],
  ['with more than was asked for', '{"line": " Why? ", "tags": [], "note": "x"}'],
])('parses an answer %s', (_how, answer) => {
  expect(SHAPE.read(answer)).toEqual({ line: 'Why?', tags: [] })
})

test.each([
  ['no JSON', 'Why?'],
  ['half of JSON', '{"line": "Why?"'],
  ['a list', '["Why?"]'],
  ['NULL', 'null'],
  ['a field missing', '{"line": "Why?"}'],
  ['a field of another kind', '{"line": ["Why?"], "tags": []}'],
  ['blank words', '{"line": " ", "tags": []}'],
  ['too long', `{"line": "${'a'.repeat(21)}", "tags": []}`],
  ['too many', '{"line": "Why?", "tags": ["a", "b", "c"]}'],
  ['NUL', '{"line": "Why\\u0000", "tags": []}'],
  ['half a character', '{"line": "Why\\ud83d", "tags": []}'],
])('rejects an answer with %s', (_what, answer) => {
  expect(SHAPE.read(answer)).toBeUndefined()
})
