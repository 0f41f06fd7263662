import type { Models } from '@understory/contract/models'
import { expect, test } from 'vitest'
import { hostOf, isSameAddress, isServersOwn, keyLostBy, kindInUse, kindsFor, ollamaModel } from './choices.ts'

const models = (more: Partial<Models> = {}): Models => ({
  answering: { name: 'Built-in coach', builtIn: true, leaves: null },
  source: 'none',
  access: 'allowed',
  saved: null,
  ollama: null,
  ...more,
})
const llama = { name: 'llama3.2', builtIn: false, leaves: null }
const address = 'https://models.example/v1'
const service = { kind: 'openai-compatible', address, model: 'large', hasKey: true } as const

test('offers five choices to the operator, two to others or when the environment decides', () => {
  expect(kindsFor(models())).toHaveLength(5)
  for (const given of [models({ access: 'needs-code' }), models({ source: 'environment' }), undefined])
    expect(kindsFor(given)).toEqual(['site', 'browser'])
})

test("the browser's model answers if chosen, else the saved choice, Ollama or the coach", () => {
  expect(kindInUse(models(), 'browser')).toBe('browser')
  expect(kindInUse(models(), 'server')).toBe('built-in')
  expect(kindInUse(models({ source: 'found', answering: llama }), 'server')).toBe('ollama')
  expect(kindInUse(models({ source: 'settings', saved: service }), 'server')).toBe('openai-compatible')
  expect(kindInUse(models({ source: 'environment', saved: service }), 'server')).toBe('site')
  expect(kindInUse(undefined, 'server')).toBe('site')
})

test("prefers Ollama's saved model, then the one found, then the first", () => {
  const ollama = ['gemma3', 'llama3.2', 'qwen3']
  const saved = { kind: 'ollama', address: null, model: 'qwen3', hasKey: false } as const
  expect(ollamaModel(models({ ollama, saved }))).toBe('qwen3')
  expect(ollamaModel(models({ ollama, source: 'found', answering: llama }))).toBe('llama3.2')
  expect(ollamaModel(models({ ollama }))).toBe('gemma3')
  expect(ollamaModel(models({ ollama: [] }))).toBeUndefined()
})

test('drops the saved key for a different choice only', () => {
  expect(keyLostBy('built-in', models({ saved: service }))).toBe('models.example')
  expect(keyLostBy('openai-compatible', models({ saved: service }))).toBeNull()
  expect(keyLostBy('built-in', models({ saved: { ...service, hasKey: false } }))).toBeNull()
  const anthropic = { kind: 'anthropic', address: null, model: 'claude', hasKey: true } as const
  expect(keyLostBy('ollama', models({ saved: anthropic }))).toBe('api.anthropic.com')
})

test("shows an address's host once it's complete", () => {
  expect(hostOf(' https://api.openai.com/v1 ')).toBe('api.openai.com')
  expect(hostOf('http://192.168.1.5:8080/v1')).toBe('192.168.1.5:8080')
  expect(['', 'api.openai.com/v1', 'localhost:1234', 'ftp://models.example'].filter(hostOf)).toEqual([])
})

test('ignores a trailing slash and capitals in the host, and matches whole hosts', () => {
  expect(isSameAddress('https://Models.example/v1/', 'https://models.example/v1')).toBe(true)
  expect(isSameAddress('https://models.example.org/v1', 'https://models.example/v1')).toBe(false)
  expect(isSameAddress('', 'https://models.example/v1')).toBe(false)
  expect(['http://127.0.0.1:1234', 'http://localhost/v1', 'http://[::1]:1/'].every(isServersOwn)).toBe(true)
  expect(['http://127.0.0.1.example.com', 'http://192.168.1.5', ''].some(isServersOwn)).toBe(false)
})
