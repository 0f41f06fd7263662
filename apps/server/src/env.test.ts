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
  const wrong = { DATABASE_URL: 'canary', PORT: 'canary', GRAMMAR: 'canary', SMTP_URL: 'canary', AI_BASE_URL: 'canary' }
  const sentence = told(wrong)
  for (const name of Object.keys(wrong)) expect(sentence).toContain(name)
  expect(sentence).not.toContain('canary')
})
