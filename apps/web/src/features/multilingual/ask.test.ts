import type { Part } from '@understory/contract/coaching'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { askFor } from './ask.ts'
import type { Availability } from './browser-apis.ts'
import type { BrowserTranslation } from './browser-translation.ts'

const QUESTION = { text: 'The heron', from: 'en', to: 'es', wanted: {} } as const
const HELP: Part = { kind: 'help', level: 'mention', text: 'Call 988.', lines: [] }
const signal = new AbortController().signal

type Fetch = Parameters<typeof askFor>[1]['fetch']

/** A server without a translation service, whose book has one phrase. */
function server(serves: 'service' | 'phrase-book') {
  const asked: object[] = []
  const fetch: Fetch = async (body) => {
    asked.push(body)
    if (serves === 'service') return { translatedText: 'La garza', translator: 'service' }
    if (body.browserTranslates) return { translatedText: '', translator: 'browser', help: HELP }
    if (body.text !== 'Thank you.')
      throw new ApiError(422, 'no', { code: 'no-translation', message: 'no', retryable: false })
    return { translatedText: 'Gracias.', translator: 'phrase-book', forms: { speaker: 'masculine' } }
  }
  return { asked, fetch }
}

const browser = (state: Availability, translate: BrowserTranslation['translate']): BrowserTranslation => ({
  availability: async () => state,
  translate,
  download: async () => {},
  detect: async () => undefined,
  close: () => {},
})
const works = browser('available', async () => 'La garza blanca')
const fails = browser('available', () => Promise.reject(new DOMException('', 'QuotaExceededError')))

test('MULTI-03 uses the configured service before the browser', async () => {
  const { fetch, asked } = server('service')
  expect(await askFor(QUESTION, { fetch, browser: works, signal })).toMatchObject({ by: 'service', text: 'La garza' })
  expect(asked).toHaveLength(1)
})

test("MULTI-03 translates in the browser without a service, after the server's crisis check", async () => {
  const { fetch, asked } = server('phrase-book')
  const answer = await askFor(QUESTION, { fetch, browser: works, signal })
  expect(answer).toMatchObject({ by: 'browser', text: 'La garza blanca', help: HELP })
  expect(asked).toEqual([{ text: 'The heron', fromLanguage: 'en', toLanguage: 'es', browserTranslates: true }])
})

test.each(['unavailable', 'downloadable', 'downloading'] as const)(
  'MULTI-03 while the pair is %s in the browser, uses the phrase book and reports the state',
  async (state) => {
    const { fetch, asked } = server('phrase-book')
    const own = browser(state, () => Promise.reject(new Error('asked too early')))
    const question = { ...QUESTION, text: 'Thank you.', wanted: { speaker: 'feminine' } } as const
    expect(await askFor(question, { fetch, browser: own, signal })).toMatchObject({
      by: 'phrase-book',
      browser: state,
      hasBrowserFailed: false,
      forms: { speaker: 'masculine' },
    })
    expect(asked).toEqual([
      { text: 'Thank you.', fromLanguage: 'en', toLanguage: 'es', forms: { speaker: 'feminine' } },
    ])
  },
)

test('MULTI-03 falls back to the phrase book when the browser fails, and keeps help', async () => {
  const { fetch } = server('phrase-book')
  const failed = { hasBrowserFailed: true, help: HELP }
  const found = await askFor({ ...QUESTION, text: 'Thank you.' }, { fetch, browser: fails, signal })
  expect(found).toMatchObject({ ...failed, by: 'phrase-book', text: 'Gracias.' })
  const none = await askFor(QUESTION, { fetch, browser: fails, signal })
  expect(none).toMatchObject({ ...failed, isTranslated: false, error: { code: 'no-translation' } })
})

test("MULTI-03 a server that doesn't answer is a failure, whatever the browser can do", async () => {
  const error = new ApiError(0, 'No answer')
  const fetch: Fetch = () => Promise.reject(error)
  expect(await askFor(QUESTION, { fetch, browser: works, signal })).toMatchObject({ isTranslated: false, error })
})

test('MULTI-02 a canceled request ends without another call', async () => {
  const { fetch, asked } = server('phrase-book')
  const leaving = new AbortController()
  const waits = browser('available', async (_pair, _text, given) => {
    leaving.abort()
    given.throwIfAborted()
    return ''
  })
  const asking = askFor(QUESTION, { fetch, browser: waits, signal: leaving.signal })
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked).toHaveLength(1)
})
