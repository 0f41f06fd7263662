import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../env.ts'
import { echo } from '../testing/app.ts'
import { builtInCoach } from './built-in-coach.ts'
import { chooseChatModel } from './choose.ts'
import { localModelOr } from './local-model.ts'

test('chooses an endpoint, Anthropic or none by the environment', async () => {
  const endpoint = await chooseChatModel(
    readSettings({ AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'oak-7b' }).chatModel,
  )
  expect(endpoint).toMatchObject({ name: 'oak-7b', builtIn: false, leaves: expect.stringContaining('models.example') })
  const near = await chooseChatModel(
    readSettings({ AI_BASE_URL: 'http://localhost:8080/v1', AI_MODEL: 'oak-7b' }).chatModel,
  )
  expect(near.leaves).toBeNull()
  const alike = await chooseChatModel(
    readSettings({ AI_BASE_URL: 'http://127.models.example/v1', AI_MODEL: 'oak-7b' }).chatModel,
  )
  expect(alike.leaves).toContain('127.models.example')
  const anthropic = await chooseChatModel(readSettings({ ANTHROPIC_API_KEY: 'k', AI_MODEL: 'claude' }).chatModel)
  expect(anthropic).toMatchObject({ name: 'claude', leaves: expect.stringContaining('api.anthropic.com') })
  expect(await chooseChatModel(readSettings({ AI_MODEL: 'built-in' }).chatModel)).toBe(builtInCoach)
})

test('refuses to start with two providers or no model, without showing a key', () => {
  const both = { AI_BASE_URL: 'https://models.example/v1', ANTHROPIC_API_KEY: 'canary', AI_MODEL: 'm' }
  expect(() => readSettings(both)).toThrow(/^AI_BASE_URL and ANTHROPIC_API_KEY are both set/)
  expect(() => readSettings(both)).not.toThrow(/canary/)
  expect(() => readSettings({ ANTHROPIC_API_KEY: 'canary' })).toThrow(/AI_MODEL is missing/)
})

test('uses a local model while it responds, else the built-in coach', async () => {
  let models: { name: string }[] = []
  const server = createServer((_request, response) => response.end(JSON.stringify({ models }))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const model = await localModelOr(builtInCoach, {
    address: `http://127.0.0.1:${port}`,
    open: async (name) => ({ ...echo, name }),
  })
  expect(model.name).toBe('Built-in coach')
  models = [{ name: 'nomic-embed-text' }, { name: 'gpt-oss:120b-cloud' }, { name: 'llama3.2' }]
  await model.look()
  expect(model).toMatchObject({ name: 'llama3.2', builtIn: false, reply: expect.any(Function) })
  models = []
  await model.look()
  expect(model).toMatchObject({ name: 'Built-in coach', builtIn: true, reply: null })
})
