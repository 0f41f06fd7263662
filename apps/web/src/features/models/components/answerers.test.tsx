import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Models } from '@understory/contract/models'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import type { BrowserModelState } from '../../../lib/browser-model/types.ts'
import { modelWords } from '../../../lib/words/en/model.ts'
import type { Kind } from '../choices.ts'
import type { ModelDesk } from '../use-model-desk.ts'
import { Answerers } from './answerers.tsx'
import { refusalOf } from './operator-code.tsx'
import { TrialLine } from './try-button.tsx'

const models: Models = {
  answering: { name: 'Built-in coach', builtIn: true, leaves: null },
  source: 'none',
  access: 'allowed',
  saved: null,
  ollama: null,
}
const kept: Models = {
  ...models,
  answering: { name: 'large', builtIn: false, leaves: 'What you write is sent to models.example.' },
  source: 'settings',
  saved: { kind: 'openai-compatible', address: 'https://models.example/v1', model: 'large', hasKey: true },
}
const nothing = () => {}
const actions = { download: async () => {}, test: async () => ({ problem: '' }) }
const browser: ModelDesk['browser'] = { ...actions, state: 'unsupported', progress: null }

function deskFor(opened: Kind, more: Partial<ModelDesk> = {}): ModelDesk {
  return {
    models,
    isUnreached: false,
    isLooking: false,
    look: async () => {},
    browser,
    inUse: 'built-in',
    opened,
    open: nothing,
    choose: async () => true,
    isChoosing: false,
    refusal: null,
    downloadAndUse: nothing,
    isAwaited: false,
    ...more,
  }
}

const html = (node: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>)
const draw = (opened: Kind, more?: Partial<ModelDesk>) => html(<Answerers desk={deskFor(opened, more)} />)
/** Text without tags. */
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
const say = (opened: Kind, more?: Partial<ModelDesk>) => textOf(draw(opened, more))
const withBrowser = (state: BrowserModelState, more: Partial<ModelDesk['browser']> = {}) =>
  say('browser', { browser: { ...browser, state, ...more } })

test('says who answers above the list and next to that choice', () => {
  const text = say('built-in')
  expect(text).toContain('Built-in coach answers now.')
  expect(text).toMatch(/Built-in coach\s+Answers now/)
  expect(text).toContain('Understory answers itself, never a model')
  expect(draw('built-in').match(/type="radio"/g)).toHaveLength(5)
})

test("each state of the browser's model has its own text and action", () => {
  expect(withBrowser('checking')).toContain('Checking this browser...')
  for (const part of ['Ready. It runs in this browser', 'Test', 'Use it']) expect(withBrowser('ready')).toContain(part)
  expect(withBrowser('unsupported')).toMatch(/This browser has none\..*Chrome 148 or newer has one/)
  expect(withBrowser('unavailable')).toMatch(/this device can't run it\..*22 GB/)
  expect(withBrowser('downloadable')).toMatch(/downloaded first\..*Download and use it/)
  expect(withBrowser('downloadable', { sizeText: '2.4 GB' })).toContain('downloaded first: 2.4 GB.')
  expect(withBrowser('failed')).toMatch(/The download or the start failed\..*Try again/)
  expect(withBrowser('unsupported')).toContain('Built-in coach still answers.')
})

test('a download shows its progress and whether its model answers next', () => {
  const state = { ...browser, state: 'downloading' as const, progress: 0.424 }
  const markup = draw('browser', { browser: state, isAwaited: true })
  expect(markup).toMatch(/<progress[^>]*aria-label="Download of this browser&#x27;s model"[^>]*value="42.4"/)
  expect(textOf(markup)).toContain('Downloading: 42% done.')
  expect(textOf(markup)).toContain('It answers as soon as the download is done.')
  expect(withBrowser('downloading')).toContain('Downloading...')
  expect(withBrowser('downloading')).not.toContain('as soon as')
})

test('says when Ollama is off or has no model, and lists its models otherwise', () => {
  expect(say('ollama')).toMatch(/Not running\..*Start Ollama, then press Look again\..*ollama\.com.*Look again/)
  expect(say('ollama', { models: { ...models, ollama: [] } })).toMatch(/no models yet\..*ollama pull llama3\.2/)
  const markup = draw('ollama', { models: { ...models, ollama: ['gemma3', 'llama3.2'] } })
  expect(textOf(markup)).toContain('Running, with 2 models.')
  expect(textOf(markup)).toContain('Use Ollama')
  expect(markup).toMatch(/<option[^>]*>gemma3<\/option><option[^>]*>llama3\.2<\/option>/)
})

test('names a saved model that Ollama no longer has, and what to do', () => {
  const saved = { kind: 'ollama', address: null, model: 'qwen3', hasKey: false } as const
  const text = say('ollama', { inUse: 'ollama', models: { ...models, source: 'settings', saved, ollama: ['gemma3'] } })
  expect(text).toContain('qwen3 (not found)')
  expect(text).toContain('Ollama no longer has qwen3. Pick another model.')
})

test('says a key is saved without showing it; a new one has a password field without autofill', () => {
  const known = draw('openai-compatible', { models: kept, inUse: 'openai-compatible' })
  expect(textOf(known)).toContain('A key is saved.')
  expect(known).toContain('aria-label="Replace the key"')
  expect(known).not.toContain('type="password"')
  const blank = draw('anthropic')
  expect(blank).toMatch(/<input[^>]*type="password"[^>]*autoComplete="new-password"[^>]*value=""/i)
})

test('says where words will go before anything is saved', () => {
  expect(say('anthropic')).toContain('What you write goes to api.anthropic.com.')
  const service = say('openai-compatible', { models: kept, inUse: 'openai-compatible' })
  expect(service).toContain('What you write goes to models.example.')
  expect(say('openai-compatible')).not.toContain('What you write goes')
})

test('asks before a choice that deletes a saved key', () => {
  const given = { models: { ...kept, ollama: ['gemma3'] }, inUse: 'openai-compatible' as const }
  for (const kind of ['built-in', 'ollama', 'anthropic'] as const)
    expect(say(kind, given)).toMatch(/large still answers\..*This deletes the saved key for models\.example\./)
  expect(say('openai-compatible', given)).not.toContain('This deletes')
})

test("says when environment variables decide, and allows only the browser's model", () => {
  const markup = draw('site', { inUse: 'site', models: { ...kept, source: 'environment' } })
  expect(markup.match(/type="radio"/g)).toHaveLength(2)
  expect(textOf(markup)).toMatch(/AI_BASE_URL, ANTHROPIC_API_KEY, or AI_MODEL/)
  expect(markup).toContain('<p lang="en">What you write is sent to models.example.</p>')
  expect(markup).not.toContain('operatorCode')
})

test("anyone else can choose the browser's model or enter the operator's code", () => {
  const markup = draw('site', { inUse: 'site', models: { ...models, access: 'needs-code' } })
  expect(markup.match(/type="radio"/g)).toHaveLength(2)
  expect(markup).toContain('name="operatorCode"')
  expect(textOf(markup)).toContain('Whoever runs this site picks the model')
  expect(textOf(markup)).not.toMatch(/Test|OpenAI/)
})

test("without a server, offers this browser's model and a retry", () => {
  const ready = { ...browser, state: 'ready' } as const
  const text = say('browser', { models: undefined, isUnreached: true, inUse: 'browser', browser: ready })
  expect(text).toContain("This browser's model answers now.")
  expect(text).toMatch(/Couldn't reach the server.*Look again/)
  expect(say('site', { models: undefined, inUse: 'site' })).toContain('Looking for models...')
})

test('a test shows the time to the first words; a failed test or choice shows its reason', () => {
  const passed = html(<TrialLine trial={{ milliseconds: 840, answer: 'Hello there.' }} />)
  expect(textOf(passed)).toContain('First words after 0.8 s: "Hello there."')
  const failed = html(<TrialLine trial={{ problem: 'Ollama has no model.' }} />)
  expect(failed).toMatch(/role="alert".*Ollama has no model\./)
  expect(draw('ollama', { refusal: 'No room on the disk.' })).toMatch(/role="alert"[^>]*>.*No room on the disk\./)
})

test('tells apart a wrong code, too many tries and no response', () => {
  const words = modelWords.operator
  expect(refusalOf(new ApiError(403, 'no'), words)).toBe(words.wrong)
  expect(refusalOf(new ApiError(429, 'no', undefined, { retryAfterSeconds: 59 }), words)).toContain('Wait 59 seconds.')
  expect(refusalOf(new ApiError(429, 'no', undefined, { retryAfterSeconds: 600 }), words)).toContain('10 minutes')
  expect(refusalOf(new ApiError(0, 'no'), words)).toBe(words.failed)
  expect(refusalOf(new Error('odd'), words)).toBe(words.failed)
})
