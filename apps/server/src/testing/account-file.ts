import type { TestVisitor } from './app.ts'

export const TIME = '2026-11-20T10:00:00.000Z'

/** An export with nothing in it but what is given. */
export const accountFile = (given: Record<string, unknown> = {}) => ({
  format: 'understory',
  version: 1,
  exportedAt: TIME,
  conversations: [],
  results: [],
  writingExceptions: [],
  shares: [],
  ...given,
})

export const bringIn = (person: TestVisitor, given: Record<string, unknown>) =>
  person.ask('POST', '/api/account/import', accountFile(given))
