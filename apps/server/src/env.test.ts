import { expect, test } from 'vitest'
import { readSettings } from './env.ts'

const told = (environment: NodeJS.ProcessEnv) => {
  try {
    readSettings(environment)
    return 'They can be used.'
  } catch (error) {
    return String(error)
  }
}

test.each(['PUBLIC_URL', 'AI_BASE_URL', 'TRANSCRIBE_BASE_URL', 'TRANSLATE_URL'])(
  'P1 refuses to start when %s contains credentials',
  (name) => {
    const given = (address: string) => told({ [name]: address, AI_MODEL: 'oak-7b' })
    expect(given('https://forest.example/v1')).toBe('They can be used.')
    for (const address of ['https://ana:canary@forest.example/', 'http://canary@forest.example', 'ftp://canary/']) {
      expect(given(address)).toContain(`These settings cannot be used: ${name}.`)
      expect(given(address)).not.toContain('canary')
    }
  },
)

test('P1 never shows the value of a wrong setting', () => {
  const names = ['DATABASE_URL', 'PORT', 'GRAMMAR', 'SMTP_URL', 'AI_BASE_URL', 'PUBLIC_URL', 'LOG_LEVEL']
  const sentence = told(Object.fromEntries(names.map((name) => [name, 'canary'])))
  for (const name of names) expect(sentence).toContain(name)
  expect(sentence).not.toContain('canary')
})

const MODEL = { AI_BASE_URL: 'https://models.example/v1', AI_MODEL: 'm' }

test.each([
  [{ ...MODEL, ANTHROPIC_API_KEY: 'canary' }, 'AI_BASE_URL and ANTHROPIC_API_KEY are both set'],
  [{ ANTHROPIC_API_KEY: 'canary' }, 'AI_MODEL is missing'],
  [{ TRANSCRIBE_BASE_URL: 'http://localhost/v1', TRANSCRIBE_COMMAND: 'x {wav}' }, 'TRANSCRIBE_COMMAND'],
  [{ TRANSCRIBE_COMMAND: 'whisper' }, 'TRANSCRIBE_COMMAND'],
])('P1 tells of %j without a key: %s', (environment, sentence) => {
  expect(told(environment)).toContain(sentence)
  expect(told(environment)).not.toContain('canary')
})

test('P3 sends recordings nowhere, or to the transcriber that is set', () => {
  expect(readSettings({}).transcriber).toBeUndefined()
  expect(readSettings({ TRANSCRIBE_COMMAND: 'x {wav}' }).transcriber).toEqual({ command: 'x {wav}' })
})
