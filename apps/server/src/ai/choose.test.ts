import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../env.ts'
import { echo } from '../testing/app.ts'
import { listenHere } from '../testing/listen.ts'
import { builtInCoach } from './built-in-coach.ts'
import { chooseChatModel } from './choose.ts'
import { localModelOrCoach } from './local-model.ts'

test('chooses an endpoint, Anthropic or none by the environment', async () => {
  const chosenBy = (environment: NodeJS.ProcessEnv) => chooseChatModel(readSettings(environment).chatModel)
  const at = (AI_BASE_URL: string) => chosenBy({ AI_BASE_URL, AI_MODEL: 'oak-7b' })
  const leaves = expect.stringContaining('models.example')
  expect(await at('https://models.example/v1')).toMatchObject({ name: 'oak-7b', builtIn: false, leaves })
  expect((await at('http://localhost:8080/v1')).leaves).toBeNull()
  expect((await at('http://127.models.example/v1')).leaves).toContain('127.models.example')
  const anthropic = await chosenBy({ ANTHROPIC_API_KEY: 'k', AI_MODEL: 'claude' })
  expect(anthropic).toMatchObject({ name: 'claude', leaves: expect.stringContaining('api.anthropic.com') })
  expect(await chosenBy({ AI_MODEL: 'built-in' })).toBe(builtInCoach)
})

test('uses a local model while it responds, else the built-in coach', async () => {
  let models: { name: string }[] = []
  const server = createServer((_request, response) => response.end(JSON.stringify({ models })))
  onTestFinished(() => void server.close())
  const model = await localModelOrCoach({
    address: `http://127.0.0.1:${await listenHere(server)}`,
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
