import { expect, test } from 'vitest'
import { readableExport, readExport, writeExport } from './export-file.ts'

const TIME = '2026-11-20T10:00:00.000Z'
const ID = '00000000-0000-4000-8000-000000000001'
const TURN = { id: ID, parentId: null, role: 'user', content: 'Hello', context: 'Family', isInterrupted: false }
const FILE = {
  server: {
    format: 'understory',
    version: 1,
    exportedAt: TIME,
    conversations: [
      { id: ID, title: 'Weekends', context: 'Family', createdAt: TIME, turns: [{ ...TURN, createdAt: TIME }] },
    ],
    results: [],
    writingExceptions: [],
    shares: [],
  },
  browser: { sproutLogs: '[{"id":"a"}]' },
} as const

test('SET-01 imports its own export and rejects other files', () => {
  const file = structuredClone(FILE) as unknown as Parameters<typeof writeExport>[0]
  expect(readExport(writeExport(file))).toEqual(FILE)
  for (const text of ['', '{', '[]', 'null', '{"browser":{}}']) expect(readExport(text)).toBeUndefined()
  expect(readExport('{"server":{},"browser":{"a":1,"b":"x"}}')?.browser).toEqual({ b: 'x' })
})

test('SET-01 the readable export has each conversation with its speakers, and notes empty parts', () => {
  const words = {
    title: 'All',
    at: (date: string) => date,
    conversations: 'Conversations',
    results: 'Results',
    shares: 'Shared',
    browser: 'Browser',
    none: 'Nothing.',
  }
  const text = readableExport(structuredClone(FILE) as unknown as Parameters<typeof writeExport>[0], words)
  expect(text).toContain('### Weekends (Family')
  expect(text).toContain('**You:** Hello')
  expect(text).toContain('## Results\n\nNothing.')
  expect(text).toContain('`sproutLogs`: [{"id":"a"}]')
})
