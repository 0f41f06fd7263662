import type { Coaching } from '@understory/contract/coaching'
import { expect, test } from 'vitest'
import { type Action, newThread, reduceThread } from './state.ts'
import { pathOf, versionsOf } from './thread-tree.ts'
import type { Thread } from './types.ts'

const greeted = newThread('Personal', 'Hello from Personal.')
const sent: Action = { type: 'sent', id: '1', answerId: '2', content: 'Hi', at: 1, key: 'k' }
const begun: Action = { type: 'begun', conversationId: 'c', messageTurnId: 'm', turnId: 't' }
const words = (text: string): Action => ({ type: 'words', text, at: 2 })
const reply = { content: 'Try this.', at: 2, conversationId: 'c', turnId: 't', isInterrupted: false }
const answered: Action = { type: 'answered', ...reply }
const retried: Action = { type: 'retried', id: '1', answerId: '5' }
const stopped: Action = { type: 'stopped' }
const failed: Action = { type: 'failed', id: 'f', content: 'Sorry.', at: 2 }
const creative = { context: 'Creative', greeting: 'Hello from Creative.', notice: 'Switched.' } as const
const switched: Action = { type: 'context-changed', ...creative, id: 'n', at: 9 }

/** Another message, whose answer has the id after its own. */
const next = (id: number, content: string) => ({ ...sent, id: `${id}`, answerId: `${id + 1}`, content })
const after = (...actions: Action[]) => actions.reduce(reduceThread, greeted)
const read = (thread: Thread) => pathOf(thread).map(({ content }) => content)

test('CHAT-05 starts with a greeting, timed when the page opens', () => {
  expect(greeted.messages).toMatchObject([{ id: 'greeting', content: 'Hello from Personal.', at: null }])
  expect(after({ type: 'opened', at: 5 }).messages).toMatchObject([{ parentId: null, role: 'assistant', at: 5 }])
})

test('CHAT-08 a new context replaces the greeting before the first message, and is announced later', () => {
  expect(after(switched)).toMatchObject({ context: 'Creative', messages: [{ content: 'Hello from Creative.' }] })
  const thread = after(sent, answered, switched)
  expect(read(thread)).toEqual(['Hello from Personal.', 'Hi', 'Try this.', 'Switched.'])
  expect(reduceThread(thread, switched)).toBe(thread)
})

test('an answer grows word by word to the same end, and no message is sent meanwhile', () => {
  const waiting = after(sent)
  expect(reduceThread(waiting, { ...sent, id: '3' })).toBe(waiting)
  const growing = after(sent, begun, words('Try '), words('thi'))
  expect(growing).toMatchObject({ status: 'streaming', coming: { conversationId: 'c' } })
  expect(read(growing).at(-1)).toBe('Try thi')
  const whole = reduceThread(growing, answered)
  expect(whole).toMatchObject({ status: 'idle', coming: null, conversationId: 'c', unanswered: null })
  expect(read(whole)).toEqual(['Hello from Personal.', 'Hi', 'Try this.'])
  expect(whole.messages.map(({ turnId }) => turnId)).toEqual([undefined, 'm', 't'])
})

test('CHAT-07 marks a failed message as unsent and keeps its key until one is answered', () => {
  const thread = after(sent, { ...failed, reason: 'It is busy.' })
  expect(thread).toMatchObject({ status: 'idle', unanswered: { content: 'Hi', context: 'Personal', key: 'k' } })
  expect(thread.messages.map(({ isUnsent }) => isUnsent)).toEqual([undefined, true, true])
  expect(thread.messages.map(({ reason }) => reason)).toEqual([undefined, undefined, 'It is busy.'])
  const again = reduceThread(thread, next(3, 'Hi'))
  expect(read(reduceThread(again, answered))).toEqual(['Hello from Personal.', 'Hi', 'Try this.'])
})

test('CHAT-07 keeps a failed message when another is sent, and removes it when resent', () => {
  const onward = after(sent, failed, next(7, 'Something else'), { ...answered, content: 'Yes.' })
  expect(read(onward)).toEqual(['Hello from Personal.', 'Hi', 'Sorry.', 'Something else', 'Yes.'])
  const again = reduceThread(onward, next(9, 'Hi'))
  expect(read(again)).toEqual(['Hello from Personal.', 'Something else', 'Yes.', 'Hi'])
})

test('keeps words that came before a failure or stop, and continues from them', () => {
  for (const end of [failed, stopped]) {
    const thread = after(sent, begun, words('Half'), end)
    expect(thread).toMatchObject({ status: 'idle', conversationId: 'c', unanswered: null })
    expect(thread.messages.at(-1)).toMatchObject({ content: 'Half', isInterrupted: true, turnId: 't' })
  }
})

test('takes back a message stopped before its first word, and keeps its key', () => {
  const thread = after(sent, stopped)
  expect(read(thread)).toEqual(['Hello from Personal.'])
  expect(thread.unanswered).toMatchObject({ content: 'Hi', key: 'k' })
})

test('starts a new conversation when the stored one is gone', () => {
  const thread = after(sent, answered, next(3, 'Hi'), { ...failed, isGone: true })
  expect(thread).toMatchObject({ conversationId: null, unanswered: null, status: 'idle' })
})

test('shows a second answer beside the first, and switches between them', () => {
  const thread = after(sent, begun, answered, retried, { ...answered, content: 'Or this.', turnId: 't2' })
  expect(read(thread)).toEqual(['Hello from Personal.', 'Hi', 'Or this.'])
  const shown = pathOf(thread).at(-1)
  expect(shown && versionsOf(thread, shown).map(({ content }) => content)).toEqual(['Try this.', 'Or this.'])
  expect(read(reduceThread(thread, { type: 'version-chosen', id: '2' })).at(-1)).toBe('Try this.')
})

test('keeps the first answer when asking again fails', () => {
  const again = after(sent, begun, answered, retried)
  const thread = reduceThread(again, failed)
  expect(read(thread).at(-1)).toBe('Sorry.')
  const onward = reduceThread(thread, next(7, 'Onward'))
  expect(read(onward)).toEqual(['Hello from Personal.', 'Hi', 'Try this.', 'Onward'])
  expect(read(reduceThread(again, stopped)).at(-1)).toBe('Try this.')
})

test('editing a message creates a new version, and the old one keeps its replies', () => {
  const first = after(sent, answered, next(3, 'More'), answered)
  const changed = reduceThread(first, { ...next(5, 'Hello'), after: 'greeting' })
  expect(read(changed)).toEqual(['Hello from Personal.', 'Hello'])
  const whole = reduceThread(changed, answered)
  expect(read(reduceThread(whole, { type: 'version-chosen', id: '1' }))).toContain('More')
})

test('deletes an exchange with its answers, and keeps what came after', () => {
  const thread = after(sent, begun, answered, next(3, 'More'), begun, answered)
  const less = reduceThread(thread, { type: 'exchange-deleted', id: '1' })
  expect(read(less)).toEqual(['Hello from Personal.', 'More', 'Try this.'])
  expect(less.conversationId).toBe('c')
  const none = reduceThread(less, { type: 'exchange-deleted', id: '3' })
  expect(none).toMatchObject({ conversationId: null, leafId: 'greeting' })
})

test('what follows a deleted exchange keeps none of its words on offer', () => {
  const segments = [{ name: 'what day', value: '', offered: ['the 9th'] }]
  const coaching = {
    chips: [],
    parts: [{ kind: 'phrase' as const, medium: 'say' as const, segments }],
    suggestions: [],
  }
  const thread = after(sent, begun, answered, next(3, 'Shorter'), begun, answered)
  const drawn = thread.messages.map((each) =>
    each.role === 'assistant' && each.parentId !== null
      ? { ...each, coaching: { ...coaching, chosen: { fields: { other: 'the 9th' } } } }
      : each,
  )
  const less = reduceThread({ ...thread, messages: drawn }, { type: 'exchange-deleted', id: '1' })
  expect(JSON.stringify(less)).not.toContain('the 9th')
})

test('a message waits under its key while offline, until another is sent', () => {
  const waiting = after(sent, { ...failed, waits: 'forest' })
  expect(waiting.unanswered).toEqual({ content: 'Hi', context: 'Personal', key: 'k', waits: 'forest' })
  expect(after(sent, failed).unanswered).toEqual({ content: 'Hi', context: 'Personal', key: 'k' })
  expect(reduceThread(waiting, sent).unanswered).toEqual({ content: 'Hi', context: 'Personal', key: 'k' })
})

test("keeps an answer's stored language, and none where it's unknown", () => {
  expect(after(sent, { ...answered, language: 'es' }).messages.at(-1)).toHaveProperty('language', 'es')
  expect(after(sent, answered).messages.at(-1)).not.toHaveProperty('language')
})

const coaching: Coaching = {
  chips: [{ kind: 'tone', state: 'default', id: 'plain', label: 'Plain' }],
  parts: [{ kind: 'phrase', medium: 'say', segments: [{ text: 'By ' }, { name: 'what day', value: '' }] }],
  suggestions: [],
  chosen: {},
}
const inParts: Action = { ...answered, coaching }
const typed = { type: 'fields-typed', id: '2', fields: { 'what day': 'Friday' } } as const

test("keeps an answer's parts, and holds typed fields as unsaved; a text-only reply has none", () => {
  expect(reduceThread(after(sent, answered), typed)).toEqual(after(sent, answered))
  const thread = after(sent, inParts, typed)
  expect(thread.messages.at(-1)).toMatchObject({
    hasUnsavedFields: true,
    coaching: { chosen: { fields: typed.fields } },
  })
  expect(JSON.stringify(thread.messages.at(-1))).toContain('"value":"Friday"')
})

test('replaces a redrawn reply in place, with its fields saved', () => {
  const drawn: Action = { type: 'drawn', id: '2', content: 'By Friday, softly.', coaching: { ...coaching, parts: [] } }
  const thread = after(sent, begun, inParts, typed, drawn)
  expect(read(thread)).toEqual(['Hello from Personal.', 'Hi', 'By Friday, softly.'])
  expect(thread.messages.at(-1)).toMatchObject({ turnId: 't', coaching: { parts: [] } })
  expect(thread.messages.at(-1)).not.toHaveProperty('hasUnsavedFields')
})

test("a message this browser couldn't answer stays stored, and the next one replaces it", () => {
  const left = after(sent, begun, { type: 'asked' }, { type: 'left', problem: 'silent' })
  expect(left).toMatchObject({ status: 'idle', coming: null, unanswered: null, conversationId: 'c' })
  expect(pathOf(left).at(-1)).toMatchObject({ content: 'Hi', turnId: 'm', problem: 'silent' })
  const onward = reduceThread(left, next(3, 'Again'))
  expect(read(onward)).toEqual(['Hello from Personal.', 'Again'])
  const [, first, second] = onward.messages
  expect(first && second && versionsOf(onward, second)).toHaveLength(2)
})

test('a failed retry keeps the earlier answers for the next message to follow', () => {
  const left = after(sent, begun, words('Try'), answered, retried, begun, { type: 'left', problem: 'broke' })
  expect(pathOf(left).at(-1)).toMatchObject({ content: 'Hi', problem: 'broke' })
  expect(read(reduceThread(left, next(3, 'On')))).toEqual(['Hello from Personal.', 'Hi', 'Try this.', 'On'])
})

test("stores a stopped answer's server id, whatever else is running", () => {
  const by = { name: 'Nano', place: 'browser' } as const
  const stored: Action = { ...answered, type: 'stored', content: 'Half', isInterrupted: true, by }
  const known = after(sent, begun, words('Half'), stopped, next(3, 'On'), stored)
  expect(known).toMatchObject({ status: 'waiting', coming: { id: '4' } })
  expect(known.messages.find(({ turnId }) => turnId === 't')).toMatchObject({ content: 'Half', by })
})

test('keeps an answer the server rejected on this page only', () => {
  const notKept: Action = { type: 'not-kept', turnId: 't', isInterrupted: false }
  const thread = after(sent, begun, words('Whole'), stopped, notKept)
  const last = pathOf(thread).at(-1)
  expect(last).toMatchObject({ content: 'Whole', problem: 'not-kept' })
  expect(last?.turnId).toBeUndefined()
  expect(last?.isInterrupted).toBeUndefined()
})

test("reports once that the start of the conversation didn't fit", () => {
  const begunAgain: Action = { ...begun, messageTurnId: 'n', turnId: 'u' }
  const dropped: Action = { ...answered, hasDropped: true }
  const thread = after(sent, begun, dropped, next(3, 'And?'), begunAgain, { ...dropped, turnId: 'u' })
  expect(thread.messages.filter(({ hasDropped }) => hasDropped).map(({ turnId }) => turnId)).toEqual(['t'])
})
