import { expect, test } from 'vitest'
import { type Action, newThread, reduceThread } from './state.ts'

const greeted = newThread('Personal', 'Hello from Personal.')
const sent: Action = { type: 'sent', id: '1', content: 'Hi', at: 1, key: 'k' }
const switched: Action = {
  type: 'context-changed',
  context: 'Creative',
  greeting: 'Hello from Creative.',
  notice: 'Switched.',
  id: 'n',
  at: 9,
}

const said = (actions: Action[]) => actions.reduce(reduceThread, greeted)

test('CHAT-05 a thread begins with a greeting whose time comes when the page opens', () => {
  expect(greeted.messages).toEqual([{ id: 'greeting', role: 'assistant', content: 'Hello from Personal.', at: null }])
  expect(said([{ type: 'opened', at: 5 }]).messages[0]?.at).toBe(5)
})

test('CHAT-08 before anything is said a new context brings its greeting; afterwards it is announced and the history stays', () => {
  expect(said([switched])).toMatchObject({ context: 'Creative', messages: [{ content: 'Hello from Creative.' }] })
  const answered: Action = { type: 'answered', id: '2', content: 'Try this.', at: 2, conversationId: 'c' }
  const thread = said([sent, answered, switched])
  expect(thread.messages.map(({ content }) => content)).toEqual([
    'Hello from Personal.',
    'Hi',
    'Try this.',
    'Switched.',
  ])
  expect(reduceThread(thread, switched)).toBe(thread)
})

test('a second message cannot be sent while one is on its way', () => {
  const waiting = said([sent])
  expect(reduceThread(waiting, { ...sent, id: '3' })).toBe(waiting)
})

test('CHAT-07 what failed is marked as unsent and keeps its key until something is answered', () => {
  const failed = said([sent, { type: 'failed', id: '2', content: 'Sorry.', at: 2 }])
  expect(failed).toMatchObject({ status: 'idle', unanswered: { content: 'Hi', context: 'Personal', key: 'k' } })
  expect(failed.messages.map(({ isUnsent }) => isUnsent)).toEqual([undefined, true, true])
})

test('when the stored conversation is gone the next message begins another', () => {
  const answered: Action = { type: 'answered', id: '2', content: 'Try this.', at: 2, conversationId: 'c' }
  const thread = said([
    sent,
    answered,
    { ...sent, id: '3' },
    { type: 'failed', id: '4', content: 'Gone.', at: 4, isGone: true },
  ])
  expect(thread).toMatchObject({ conversationId: null, unanswered: null, status: 'idle' })
})
