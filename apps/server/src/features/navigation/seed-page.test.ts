import type { GrownSeed } from '@understory/contract/navigation'
import { expect, test } from 'vitest'
import { ProblemError } from '../../http/problem.ts'
import { testApp } from '../../testing/app.ts'
import { completing } from '../../testing/chat-models.ts'

const task = { title: 'Open softly', instructions: 'Say it slowly.', prompt: '"Mr. Lee, can we talk about the fence?"' }
const page: GrownSeed = {
  intro: 'Start with what you both want.',
  aloud: task,
  write: task,
  coach: task,
  starters: ['I need to talk about the fence.', 'I want to stay calm.'],
  ideas: ['The fence', 'The noise', 'Saying thanks'].map((label) => ({ label, description: 'One small talk.' })),
}
const seed = { title: 'Talking with neighbors', rationale: 'The fence fell down.' }
const here = { ...seed, writer: 'browser' }

async function withModel(answer?: string | Error) {
  const { heard, chatModel } = completing(answer ?? '')
  const { person, log } = await testApp(answer === undefined ? {} : { chatModel })
  const grow = async (body: object) => (await person.ask('POST', '/api/nav/seed-page', body)).json()
  return { heard, log, grow }
}

test("generates a seed's page by the server's model, with the seed as data", async () => {
  const { heard, grow } = await withModel(JSON.stringify(page))
  expect(await grow(seed)).toEqual({ page, by: { name: 'Echo', place: 'server' } })
  expect(heard[0]?.instruction).not.toContain('fence')
  expect(heard[0]?.text).toBe('What to practice: Talking with neighbors\nWhy: The fence fell down.')
  expect(heard[0]?.schema).toMatchObject({ type: 'object', additionalProperties: false })
  expect(JSON.stringify(heard[0]?.schema)).not.toMatch(/"(?:min|max)(?:Length|Items)"/)
})

test("prompts the browser's model and validates its output", async () => {
  const { heard, grow } = await withModel(JSON.stringify(page))
  const { asked, ...reply } = await grow(here)
  expect(reply).toEqual({ page: null })
  expect(asked).toMatchObject({ text: expect.stringContaining('neighbors'), schema: { type: 'object' } })
  expect(await grow({ ...here, written: JSON.stringify(page) })).toEqual({ page })
  expect(heard).toEqual([])
})

const BAD_ANSWERS: [string, string][] = [
  ['is no JSON', 'Start with what you both want.'],
  ['lacks a task', JSON.stringify({ ...page, write: undefined })],
  ['has too few ideas', JSON.stringify({ ...page, ideas: page.ideas.slice(1) })],
  [
    'has two ideas of one name',
    JSON.stringify({ ...page, ideas: [...page.ideas, { ...page.ideas[0], label: 'the FENCE' }] }),
  ],
  ['has a blank prompt', JSON.stringify({ ...page, aloud: { ...task, prompt: ' ' } })],
  ['is too long', JSON.stringify({ ...page, intro: 'a'.repeat(601) })],
  ['holds a control character', JSON.stringify({ ...page, intro: 'Start\u0007' })],
]

test.each(BAD_ANSWERS)('returns no page for an answer that %s, from any model', async (_what, answer) => {
  const { grow } = await withModel(answer)
  expect(await grow(seed)).toEqual({ page: null })
  expect(await grow({ ...here, written: answer })).toEqual({ page: null })
})

test('returns no page without a model, and reports one that is unreachable', async () => {
  expect(await (await withModel()).grow(seed)).toEqual({ page: null })
  const away = await withModel(new ProblemError('assistant-unavailable'))
  expect(await away.grow(seed)).toMatchObject({ code: 'assistant-unavailable' })
})

test.each([
  ['leads', 'i want to kill myself tonight', 'lead'],
  ['stands beside', 'My husband slapped me once, and I want to write him a letter about the house.', 'mention'],
])('sends no words about danger to a model: help %s', async (_how, rationale, level) => {
  const { heard, grow } = await withModel(JSON.stringify(page))
  for (const more of [{}, { writer: 'browser' }, { writer: 'browser', written: JSON.stringify(page) }])
    expect(await grow({ ...seed, rationale, ...more })).toEqual({
      page: null,
      helpPart: expect.objectContaining({ kind: 'help', level }),
    })
  expect(heard).toEqual([])
})

test('rejects a long or unnamed seed, and logs no word of one', async () => {
  const { grow, log } = await withModel(JSON.stringify(page))
  for (const wrong of [{ title: '' }, { title: 'a'.repeat(201) }, { rationale: 'a'.repeat(2_001) }])
    expect(await grow({ ...seed, ...wrong })).toMatchObject({ code: 'invalid-request' })
  await grow({ title: 'canary-title', rationale: 'canary-why' })
  expect(log.join('')).not.toContain('canary')
})
