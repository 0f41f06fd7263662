import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelChoice } from '@understory/contract/models'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../env.ts'
import { temporaryFolder } from '../testing/app.ts'
import { askModel } from '../testing/ask-model.ts'
import { says } from '../testing/misbehaving-endpoint.ts'
import { choicesAt, modelStandIn, testModels } from '../testing/model-stand-in.ts'
import { PLAIN } from '../testing/server-process.ts'
import { type ChatModel, joinChunks } from './chat-model.ts'

const KEY = 'sk-canary-key'

function place() {
  const file = join(temporaryFolder(), 'models.json')
  return { file, kept: () => JSON.parse(readFileSync(file, 'utf8')) }
}

const hear = (chatModel: ChatModel) => joinChunks(askModel(chatModel, { turns: [{ role: 'user', content: 'Hi' }] }))

test('applies a choice to the next message; a running answer keeps its model', async () => {
  const standIn = await modelStandIn({ models: ['first', 'second'] })
  const models = await testModels({ ollamaAddress: standIn.origin })
  const { chatModel } = models
  await models.keep({ kind: 'openai-compatible', address: standIn.baseUrl, model: 'first' })
  const pieces = askModel(chatModel, { turns: [{ role: 'user', content: 'Hi' }] })[Symbol.asyncIterator]()
  const begun = await pieces.next()
  await models.keep({ kind: 'openai-compatible', address: standIn.baseUrl, model: 'second' })
  expect(chatModel).toMatchObject({ name: 'second', builtIn: false, leaves: null })
  expect(await hear(chatModel)).toBe('Hello from second.')
  let rest = begun.value ?? ''
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) rest += next.value
  expect(rest).toBe('Hello from first.')
  await models.keep({ kind: 'built-in' })
  expect(chatModel).toMatchObject({ name: 'Built-in coach', builtIn: true, reply: null })
})

test('uses a local Ollama until something is chosen; the choice survives a restart', async () => {
  const standIn = await modelStandIn()
  const { file } = place()
  const open = () => testModels({ file, ollamaAddress: standIn.origin })
  const before = await open()
  expect([before.source(), before.chatModel.name, before.saved()]).toEqual(['found', 'llama3.2', null])
  expect(await before.ollama()).toEqual(['llama3.2'])
  await before.keep({ kind: 'built-in' })
  const after = await open()
  expect([after.source(), after.chatModel.name]).toEqual(['settings', 'Built-in coach'])
  expect((await testModels()).source()).toBe('none')
})

test('prefers environment variables to a stored choice, and stores nothing then', async () => {
  const { file } = place()
  await (await testModels({ file })).keep({ kind: 'ollama', model: 'llama3.2' })
  const before = readFileSync(file, 'utf8')
  for (const environment of [
    { AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'oak-7b' },
    { AI_MODEL: 'built-in' },
    { AI_MODEL: 'oak-7b' },
  ]) {
    const models = await testModels({ file, settings: readSettings(environment).chatModel })
    expect(models.source()).toBe('environment')
    expect(models.chatModel.name).toBe(environment.AI_BASE_URL ? 'oak-7b' : 'Built-in coach')
    await expect(models.keep({ kind: 'built-in' })).rejects.toMatchObject({ code: 'not-allowed' })
  }
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test("picks up another process's choices within a minute, and their removal", async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { file } = place()
  const [one, other] = [await testModels({ file }), await testModels({ file })]
  for (const model of ['first', 'second']) {
    await one.keep({ kind: 'ollama', model })
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(other.chatModel.name).toBe(model))
  }
  rmSync(file)
  await one.look()
  expect(one.source()).toBe('none')
})

test('loads no provider before one is chosen', () => {
  const folder = temporaryFolder()
  const script = `
    const { openModels } = await import(${JSON.stringify(join(import.meta.dirname, 'models.ts'))})
    const models = await openModels({ settings: { kind: 'local' }, file: ${JSON.stringify(join(folder, 'models.json'))}, onTrouble: () => {}, ollamaAddress: 'http://127.0.0.1:1' })
    // Set when the providers module is loaded.
    const isLoaded = () => 'AI_SDK_LOG_WARNINGS' in globalThis
    await models.keep({ kind: 'built-in' })
    const before = isLoaded()
    await models.keep({ kind: 'ollama', model: 'm' })
    console.log(before, isLoaded())
    process.exit()`
  const options = { env: PLAIN, encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options)
  expect([stdout, stderr]).toEqual(['false true\n', ''])
})

test('stores the last of several concurrent choices, and never a partial file', async () => {
  const { file, kept } = place()
  const [one, other] = [await testModels({ file }), await testModels({ file })]
  const names = Array.from({ length: 40 }, (_, index) => `model-${index}`)
  const seen = new Set<string>()
  await Promise.all(
    names.map(async (model, index) => {
      await (index % 2 === 0 ? one : other).keep({ kind: 'ollama', model })
      seen.add(kept().model)
    }),
  )
  for (const model of seen) expect(names).toContain(model)
  await Promise.all([one.look(), other.look()])
  expect([one.chatModel.name, other.chatModel.name]).toEqual([kept().model, kept().model])
  expect(readdirSync(join(file, '..'))).toEqual(['models.json'])
})

test('P1 makes the file private to its user, even if it was copied with other permissions', async () => {
  const { file } = place()
  await (await testModels({ file })).keep({ kind: 'anthropic', model: 'claude', key: KEY })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const brought = place()
  writeFileSync(brought.file, readFileSync(file), { mode: 0o644 })
  expect((await testModels({ file: brought.file })).saved()).toMatchObject({ kind: 'anthropic', hasKey: true })
  expect(statSync(brought.file).mode & 0o777).toBe(0o600)
})

test('reports an invalid file, keeps the current model, and recovers with a new choice', async () => {
  const { file } = place()
  const troubles: number[] = []
  const models = await testModels({ file, onTrouble: () => void troubles.push(1) })
  await models.keep({ kind: 'ollama', model: 'llama3.2' })
  for (const text of ['', '{', '[]', '{"kind":"anthropic","model":"m"}', '{"kind":"built-in","more":1}']) {
    writeFileSync(file, text)
    await models.look()
    await models.look()
    expect(models.chatModel.name, text).toBe('llama3.2')
  }
  expect(troubles).toHaveLength(5)
  await models.keep({ kind: 'ollama', model: 'other' })
  expect((await testModels({ file })).chatModel.name).toBe('other')
})

test("keeps the current model when the file can't be written, and says so", async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'models.json')
  const models = await testModels({ file })
  mkdirSync(file)
  const kept = models.keep({ kind: 'ollama', model: 'llama3.2' })
  await expect(kept).rejects.toMatchObject({ code: 'storage-unavailable' })
  expect([models.source(), existsSync(file)]).toEqual(['none', true])
  expect(readdirSync(folder)).toEqual(['models.json'])
})

test('P1 sends a key only to the address it was stored with', async () => {
  const [own, other] = [await modelStandIn({ key: KEY }), await modelStandIn()]
  const { file, kept } = place()
  const models = await testModels({ file, anthropicAddress: other.baseUrl, ollamaAddress: other.origin })
  const at = (address: string): ModelChoice => ({ kind: 'openai-compatible', address, model: 'llama3.2' })
  await models.keep({ ...at(own.baseUrl), key: ` ${KEY}\n` } as ModelChoice)
  // Without a key the stored one is used, however the address is spelled.
  expect(await models.test(at(`${own.baseUrl}/`), AbortSignal.timeout(5_000))).toMatchObject({ outcome: 'answered' })
  await models.keep(at(`${own.baseUrl}/`))
  expect(kept().key).toBe(KEY)
  expect(await hear(models.chatModel)).toBe('Hello from llama3.2.')
  // Another address, port, path or kind gets no key.
  for (const address of [other.baseUrl, `${own.origin}/other`, own.baseUrl.replace('127.0.0.1', 'localhost')]) {
    await models.test(at(address), AbortSignal.timeout(5_000))
  }
  await models.test({ kind: 'ollama', model: 'llama3.2' }, AbortSignal.timeout(5_000))
  await expect(models.keep({ kind: 'anthropic', model: 'claude' })).rejects.toThrow('Anthropic needs a key')
  const told = [...own.heard.slice(2), ...other.heard].map(({ path, headers }) => [path, JSON.stringify(headers)])
  expect(told.filter(([, headers]) => headers?.includes(KEY))).toEqual([])
  await models.keep(at(other.baseUrl))
  expect(kept()).toEqual(at(other.baseUrl))
  await models.keep({ ...at(own.baseUrl), key: KEY } as ModelChoice)
  await models.keep({ kind: 'built-in' })
  expect(kept()).toEqual({ kind: 'built-in' })
})

test('L7 rejects a choice by address, key or name, and stores nothing', async () => {
  const { file } = place()
  const resolve = async () => [{ address: '169.254.169.254', family: 4 }]
  const models = await testModels({ file, resolve })
  const at = (address: string, more = {}) =>
    models.keep({ kind: 'openai-compatible', address, model: 'm', ...more } as ModelChoice)
  for (const refused of [
    at('http://169.254.169.254/latest'),
    at('https://rebound.example/v1'),
    at('http://203.0.113.7/v1'),
    at('https://203.0.113.7/v1', { key: 'two words' }),
    at('https://203.0.113.7/v1', { key: 'line\nbreak' }),
    at('https://203.0.113.7/v1', { model: '  ' }),
  ]) {
    await expect(refused).rejects.toMatchObject({ code: 'invalid-request' })
  }
  expect(existsSync(file)).toBe(false)
})

test("L7 doesn't send requests when a name resolves elsewhere after it was stored", async () => {
  const standIn = await modelStandIn()
  let means = '127.0.0.1'
  const models = await testModels({ resolve: async () => [{ address: means, family: 4 }] })
  const address = standIn.baseUrl.replace('127.0.0.1', 'models.example')
  await models.keep({ kind: 'openai-compatible', address, model: 'llama3.2' })
  standIn.behaveInChat((response) => {
    response.setHeader('connection', 'close')
    return says('Hello.')(response)
  })
  expect(await hear(models.chatModel)).toBe('Hello.')
  means = '169.254.169.254'
  await expect(hear(models.chatModel)).rejects.toMatchObject({ code: 'assistant-unavailable' })
  expect(standIn.heard).toHaveLength(1)
})

test('answers as every kind of choice, and tells what it stored', async () => {
  const standIn = await modelStandIn({ key: KEY })
  const models = await testModels({ ollamaAddress: (await modelStandIn()).origin, anthropicAddress: standIn.baseUrl })
  for (const choice of choicesAt(standIn)) {
    await models.keep(choice)
    expect(await hear(models.chatModel), choice.kind).toBe('Hello from llama3.2.')
    const { key, ...told } = { address: null, key: '', ...choice }
    expect(models.saved()).toEqual({ ...told, hasKey: key !== '' })
  }
})
