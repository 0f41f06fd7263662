import type { ConversationThread } from '@understory/contract/conversations'
import { beforeEach, expect, test, vi } from 'vitest'
import { leaveForest } from '../../storage/leave-forest.ts'
import { forgetConversation, launcherConversation, pageConversation } from '../../storage/open-conversation.ts'
import { storageOn } from '../../storage/test-storage.ts'
import { waitingTake } from '../../storage/waiting-take.ts'
import { isOfAnotherForest, savedThread, saveThread, threadOf } from './saved-thread.ts'
import { newThread, reduceThread } from './state.ts'
import { pathOf } from './thread-tree.ts'
import { isWaiting } from './use-waiting-message.ts'

let kept: Map<string, string>
let keptByBrowser: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', storageOn(kept))
  keptByBrowser = new Map()
  vi.stubGlobal('localStorage', storageOn(keptByBrowser))
})

const greeted = newThread('Work', 'Hello.')
const sent = { type: 'sent', id: '1', answerId: '2', content: 'Hi', at: 1, key: 'k' } as const
const failed = (waits: string) => ({ type: 'failed', id: '3', content: 'It waits.', at: 2, waits }) as const

test('restores a thread after a reload', () => {
  saveThread(pageConversation, greeted)
  expect(savedThread(pageConversation)).toEqual(greeted)
  expect(savedThread(launcherConversation)).toBeUndefined()
})

test('puts a message interrupted by a reload back in the box, with its key', () => {
  saveThread(pageConversation, reduceThread(greeted, sent))
  const thread = savedThread(pageConversation)
  expect(thread?.messages).toHaveLength(1)
  expect(thread?.unanswered).toMatchObject({ content: 'Hi', key: 'k' })
  expect(kept.get('understory.draft')).toBe('Hi')
})

test('leaves a message that this browser was answering in the thread, unanswered', () => {
  const begun = { type: 'begun', conversationId: 'c', messageTurnId: 'm', turnId: 't' } as const
  saveThread(pageConversation, [sent, begun, { type: 'asked' } as const].reduce(reduceThread, greeted))
  const thread = savedThread(pageConversation)
  expect(thread).toMatchObject({ status: 'idle', coming: null, unanswered: null, conversationId: 'c' })
  expect(thread?.messages.at(-1)).toMatchObject({ content: 'Hi', turnId: 'm', problem: 'left' })
  expect(kept.get('understory.draft')).toBeUndefined()
})

test("restores the launcher's waiting message after a reload, and clears it with the history", () => {
  saveThread(launcherConversation, [sent, failed('forest')].reduce(reduceThread, greeted))
  expect(savedThread(launcherConversation)?.unanswered).toMatchObject({ content: 'Hi', key: 'k', waits: 'forest' })
  forgetConversation('all')
  expect(savedThread(launcherConversation)).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '{"messages":[]}', '{"messages":"x","leafId":"y"}'])(
  "ignores stored data that isn't a thread, such as %j",
  (text) => {
    kept.set('understory.thread', text)
    expect(savedThread(pageConversation)).toBeUndefined()
  },
)

const createdAt = '2026-11-21T10:00:00.000Z'
const message = { id: 'a', parentId: null, role: 'user', content: 'Hi', createdAt, isInterrupted: false } as const
const answer = { ...message, id: 'b', parentId: 'a', role: 'assistant', content: 'One.' } as const

const opened = (...turns: ConversationThread['turns']) =>
  threadOf({ id: 'c', title: 'Hi', createdAt, context: 'Faith', turns }, 'Hello.')

test('opens a stored conversation at its newest message, under our greeting', () => {
  const thread = opened(message, answer, { ...answer, id: 'd', content: 'Dos.', isInterrupted: true, language: 'es' })
  expect(thread).toMatchObject({ context: 'Faith', conversationId: 'c', status: 'idle' })
  expect(pathOf(thread).map(({ content }) => content)).toEqual(['Hello.', 'Hi', 'Dos.'])
  expect(thread.messages.map(({ language }) => language)).toEqual([undefined, undefined, undefined, 'es'])
})

test('restores reply parts from the server, and typed fields after a reload', () => {
  const phrase = { kind: 'phrase', medium: 'say', segments: [{ name: 'what day', value: '' }] } as const
  const coaching = { chips: [], parts: [{ ...phrase, segments: [...phrase.segments] }], suggestions: [], chosen: {} }
  const thread = opened(message, { ...answer, content: 'By [what day].', coaching })
  expect(thread.messages.at(-1)?.coaching).toEqual(coaching)
  expect(thread.messages.at(1)).not.toHaveProperty('coaching')
  const typed = { type: 'fields-typed', id: 'b', fields: { 'what day': 'Friday' } } as const
  saveThread(pageConversation, reduceThread(thread, typed))
  const saved = savedThread(pageConversation)?.messages.at(-1)
  expect(saved).toMatchObject({ hasUnsavedFields: true, coaching: { chosen: { fields: typed.fields } } })
})

const markNow = () => keptByBrowser.get('understory.forest') ?? ''

/** Simulates a message waiting in its tab. */
function waitingHere() {
  saveThread(pageConversation, greeted)
  const thread = [sent, failed(markNow())].reduce(reduceThread, greeted)
  saveThread(pageConversation, thread)
  return thread
}

test('A1 sends a waiting message only in the forest where it was written', () => {
  const thread = waitingHere()
  expect(markNow()).not.toBe('')
  expect(isWaiting(thread, 'Hi', markNow())).toBe(true)
  expect(isWaiting(savedThread(pageConversation) ?? greeted, 'Hi', markNow())).toBe(true)
  expect(isWaiting(thread, 'Hi there', markNow())).toBe(false)
})

test('A1 S2 after opening another forest, sends nothing from the old one and hides its thread', () => {
  const thread = waitingHere()
  const former = markNow()
  const text = kept.get('understory.thread') ?? ''
  leaveForest()
  expect(savedThread(pageConversation)).toBeUndefined()
  // Simulates a thread saved by another tab.
  kept.set('understory.thread', text)
  expect(isOfAnotherForest(pageConversation)).toBe(true)
  expect(savedThread(pageConversation)).toBeUndefined()
  saveThread(pageConversation, greeted)
  expect(markNow()).not.toBe(former)
  expect(isWaiting(thread, 'Hi', markNow())).toBe(false)
})

test('A1 B4 sends nothing that waits here after everything was deleted in another tab', () => {
  const thread = waitingHere()
  keptByBrowser.clear()
  expect(isOfAnotherForest(pageConversation)).toBe(true)
  expect(savedThread(pageConversation)).toBeUndefined()
  expect(isWaiting(thread, 'Hi', markNow())).toBe(false)
})

test("A1 a waiting recording carries its forest's mark; one without a mark is never sent", () => {
  const take = { place: 'voice', key: 'k', options: '{}', durationSeconds: 4 }
  expect(waitingTake.decode(JSON.stringify({ ...take, mark: 'm' }))).toMatchObject({ mark: 'm' })
  expect(waitingTake.decode(JSON.stringify(take))).toBeNull()
})
