import { analyzeText } from '@understory/insight/analyze-text'
import { expect, test } from 'vitest'
import { liveReading } from './merge.ts'
import { isWaiting, newText, reduceText, type TextAction, type TextState } from './state.ts'
import { waitingOf } from './use-saved-text.ts'

const TEXT = 'I just think so. Maybe it works.'

const read = (text: string) => liveReading(analyzeText(text, 'Work'), 'Work')

function after(...actions: TextAction[]): TextState {
  return actions.reduce(reduceText, newText('Work'))
}

const measured = (text: string): TextAction => ({ type: 'measured', text, context: 'Work', reading: read(text) })
const wordsOf = ({ text, reading }: TextState) =>
  reading?.findings.map(({ start, end }) => text.slice(start, end)) ?? []

test('findings stay on their words while typing, before the next analysis', () => {
  const state = after({ type: 'typed', text: TEXT }, measured(TEXT))
  const found = wordsOf(state)
  expect(found).toContain('Maybe')
  const on = reduceText(state, { type: 'typed', text: `Well. ${TEXT}` })
  expect(wordsOf(on)).toEqual(found)
  const contributions = Object.values(on.reading?.scores ?? {}).flatMap((score) => score.contributions)
  for (const { start, end, text } of contributions) expect(on.text.slice(start, end)).toBe(text)
})

test('ignores an analysis of an outdated text', () => {
  const state = after({ type: 'typed', text: TEXT }, { type: 'typed', text: `${TEXT} More.` })
  expect(reduceText(state, measured(TEXT))).toBe(state)
})

test("keeps the server's reading until the text changes, then uses the browser's", () => {
  const analyzed = after(
    { type: 'typed', text: TEXT },
    { type: 'analyzed', text: TEXT, reading: { ...read(TEXT), sentences: 'read' }, mistakes: [], grammar: null },
  )
  expect(reduceText(analyzed, measured(TEXT))).toBe(analyzed)
  const on = reduceText(analyzed, { type: 'typed', text: `${TEXT} More.` })
  expect(on.reading?.sentences).toBe('later')
  const explained = { type: 'explained', text: TEXT, context: 'Work', reading: read(TEXT) } as const
  expect(reduceText(on, explained)).toBe(on)
  expect(reduceText(on, measured(on.text)).reading).toEqual(read(on.text))
})

test('maps an analysis that arrives while typing onto the current text', () => {
  const mistakes = [
    { kind: 'spelling' as const, rule: 'spelling/x', start: 17, end: 22, reason: 'r', weight: 'suggestion' as const },
  ]
  const analyzed: TextAction = {
    type: 'analyzed',
    text: TEXT,
    reading: read(TEXT),
    mistakes,
    grammar: { checked: true },
  }
  const state = after(
    { type: 'typed', text: TEXT },
    { type: 'analyzing' },
    { type: 'typed', text: `So: ${TEXT}` },
    analyzed,
  )
  expect(state.isAnalyzing).toBe(false)
  expect(state.mistakes.map(({ start, end }) => state.text.slice(start, end))).toEqual(['Maybe'])
  expect(state.before?.text).toBe(TEXT)
})

test('undoes several automatic edits', () => {
  const state = after(
    { type: 'typed', text: 'one' },
    { type: 'changed', text: 'two' },
    { type: 'changed', text: 'three' },
    { type: 'undone' },
    { type: 'undone' },
    { type: 'undone' },
  )
  expect([state.text, state.undo]).toEqual(['one', []])
})

test('clearing drops the analysis and can be undone', () => {
  const state = after({ type: 'typed', text: TEXT }, { type: 'keep', keep: true }, measured(TEXT), { type: 'cleared' })
  expect(state).toMatchObject({ text: '', reading: null, before: null, context: 'Work', keep: true })
  expect(reduceText(state, { type: 'undone' }).text).toBe(TEXT)
})

const failed = {
  type: 'failed',
  failure: { message: 'No server.', retryable: true },
  waiting: { text: TEXT, context: 'Work', keep: true, key: 'k', mark: 'forest' },
} as const

test('a text waits while offline, as long as it and its context are unchanged', () => {
  const state = after({ type: 'typed', text: TEXT }, { type: 'analyzing' }, failed)
  expect(isWaiting(state)).toBe(true)
  expect(isWaiting(reduceText(state, { type: 'typed', text: `${TEXT} More.` }))).toBe(false)
  expect(isWaiting(reduceText(state, { type: 'context', context: 'Family' }))).toBe(false)
  expect(isWaiting(reduceText(state, { type: 'cleared' }))).toBe(false)
})

test('stops waiting after a response or a failure other than the connection', () => {
  const state = after({ type: 'typed', text: TEXT }, { type: 'analyzing' }, failed, { type: 'analyzing' })
  const analyzed = { type: 'analyzed', text: TEXT, reading: read(TEXT), mistakes: [], grammar: null } as const
  expect(isWaiting(reduceText(state, analyzed))).toBe(false)
  expect(isWaiting(reduceText(state, { type: 'failed', failure: failed.failure }))).toBe(false)
})

test('waits again after a reload, in its original context', () => {
  const kept = waitingOf(JSON.stringify(failed.waiting))
  if (!kept) throw new Error('nothing was kept')
  const typed = reduceText(newText('Personal'), { type: 'typed', text: TEXT })
  const state = reduceText(typed, { type: 'waits', waiting: kept })
  expect(isWaiting(state)).toBe(true)
  expect(state).toMatchObject({ waiting: failed.waiting, keep: true })
  expect(['', '{', 'null', '{"text":"x"}'].map(waitingOf)).toEqual([undefined, undefined, undefined, undefined])
})

test('striking twice restores the phrase', () => {
  const span = { start: 2, end: 6 }
  expect(after({ type: 'typed', text: TEXT }, { type: 'struck', span }).struck).toEqual([span])
  expect(after({ type: 'typed', text: TEXT }, { type: 'struck', span }, { type: 'struck', span }).struck).toEqual([])
})

test('a dismissed finding stays dismissed when its words move', () => {
  const state = after({ type: 'typed', text: TEXT }, measured(TEXT))
  const [finding] = state.reading?.findings ?? []
  if (!finding) throw new Error('nothing was found')
  const dismissed = reduceText(state, { type: 'dismissed', finding })
  const moved = reduceText(dismissed, { type: 'typed', text: `Well. ${TEXT}` })
  const [same] = moved.reading?.findings ?? []
  expect(same && moved.dismissed.has(`${same.rule} ${moved.text.slice(same.start, same.end)}`)).toBe(true)
})
