import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { legalPages } from '@understory/forest/legal'
import { expect, test } from 'vitest'
import { ENGINES } from './testing/stores.ts'

/** Where the policy mentions each table with personal data. */
const TOLD: Record<string, string> = {
  owners: 'Your sessions',
  sessions: 'Your sessions',
  conversations: 'Conversations with the assistant',
  turns: 'Conversations with the assistant',
  results: 'Results of voice and text analysis',
  writing_exceptions: 'words that you added',
  shares: 'Shares: the name and email address you gave',
  talks: 'Talks that you prepare',
  share_viewers: 'when it was opened',
  share_comments: 'the notes and tasks that were left there',
  share_tasks: 'the notes and tasks that were left there',
  device_codes: 'a code for another device',
  requests: 'Short technical records',
  first_requests: 'Short technical records',
  grown_branches: 'What a language model named under a label',
  limits: 'the counts stand there under fingerprints',
}
/** The operator's code and sessions: nothing about owners. */
const OPERATORS = ['operator_codes', 'operator_sessions']
/** Only with several processes. */
const SHARED = ['limits']

/** Where the policy mentions each setting that sends data elsewhere. */
const LEAVES: Record<string, string> = {
  AI_BASE_URL: 'a language model',
  ANTHROPIC_API_KEY: 'a language model',
  TRANSCRIBE_BASE_URL: 'a transcriber',
  TRANSCRIBE_COMMAND: 'a transcriber',
  TRANSLATE_URL: 'a translation service',
  SMTP_URL: 'a mail server',
}

const policy = legalPages.privacy.sections.flatMap(({ text }) => text.flat()).join('\n')

test.each(ENGINES)(
  'STAT-02 mentions every table with personal data in the privacy policy on %s',
  async (engine, open) => {
    const store = await open()
    const tables = await store.read.introspection.getTables()
    const personal = tables
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('migrations') && !name.startsWith('sqlite') && !OPERATORS.includes(name))
    const told = Object.keys(TOLD).filter((name) => engine === 'PostgreSQL' || !SHARED.includes(name))
    expect(told.toSorted()).toEqual(personal.toSorted())
    for (const [table, sentence] of Object.entries(TOLD)) expect(policy, table).toContain(sentence)
  },
)

test('STAT-02 mentions every setting that sends data elsewhere in the privacy policy', () => {
  const settings = readFileSync(join(import.meta.dirname, 'env.ts'), 'utf8')
  const outward = [...settings.matchAll(/^ {2}(\w+_URL|\w+_COMMAND|ANTHROPIC_API_KEY):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'DATABASE_URL' && name !== 'PUBLIC_URL')
  expect(outward.toSorted()).toEqual(Object.keys(LEAVES).toSorted())
  for (const [setting, sentence] of Object.entries(LEAVES)) expect(policy, setting).toContain(sentence)
})
