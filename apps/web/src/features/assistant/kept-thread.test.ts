import { beforeEach, expect, test, vi } from 'vitest'
import { keepThread, keptThread, threadOf } from './kept-thread.ts'
import { newThread, reduceThread } from './state.ts'
import { pathOf } from './tree.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

const greeted = newThread('Work', 'Hello.')
const sent = { type: 'sent', id: '1', answerId: '2', content: 'Hi', at: 1, key: 'k' } as const

test('a thread is found again after a reload', () => {
  keepThread(greeted)
  expect(keptThread()).toEqual(greeted)
})

test('a message that was on its way when the page went stands in the box again, under its key', () => {
  keepThread(reduceThread(greeted, sent))
  const thread = keptThread()
  expect(thread?.messages).toHaveLength(1)
  expect(thread?.unanswered).toMatchObject({ content: 'Hi', key: 'k' })
  expect(kept.get('understory.draft')).toBe('Hi')
})

test.each(['', '{', 'null', '[]', '{"messages":[]}', '{"messages":"x","leafId":"y"}'])(
  'what is no thread, such as %j, counts as none',
  (text) => {
    kept.set('understory.thread', text)
    expect(keptThread()).toBeUndefined()
  },
)

test('a stored conversation opens at its newest message, under our greeting', () => {
  const turn = { createdAt: '2026-11-21T10:00:00.000Z', isInterrupted: false } as const
  const thread = threadOf(
    {
      id: 'c',
      title: 'Hi',
      createdAt: turn.createdAt,
      context: 'Faith',
      turns: [
        { ...turn, id: 'a', parentId: null, role: 'user', content: 'Hi' },
        { ...turn, id: 'b', parentId: 'a', role: 'assistant', content: 'One.' },
        { ...turn, id: 'd', parentId: 'a', role: 'assistant', content: 'Two.', isInterrupted: true },
      ],
    },
    'Hello.',
  )
  expect(thread).toMatchObject({ context: 'Faith', conversationId: 'c', status: 'idle' })
  expect(pathOf(thread).map(({ content }) => content)).toEqual(['Hello.', 'Hi', 'Two.'])
})
