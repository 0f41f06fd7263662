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

const typed = (text: string): TextAction => ({ type: 'typed', text })
const measured = (text: string): TextAction => ({ type: 'measured', text, context: 'Work', reading: read(text) })
const ANALYZED = { type: 'analyzed', text: TEXT, reading: read(TEXT), mistakes: [], grammar: null } as const
const wordsOf = ({ text, reading }: TextState) =>
  reading?.findings.map(({ start, end }) => text.slice(start, end)) ?? []

test('findings stay on their words while typing, before the next analysis', () => {
  const state = after(typed(TEXT), measured(TEXT))
  const found = wordsOf(state)
  expect(found).toContain('Maybe')
  const on = reduceText(state, typed(`Well. ${TEXT}`))
  expect(wordsOf(on)).toEqual(found)
  const contributions = Object.values(on.reading?.scores ?? {}).flatMap((score) => score.contributions)
  for (const { start, end, text } of contributions) expect(on.text.slice(start, end)).toBe(text)
})

test('ignores an analysis of an outdated text', () => {
  const state = after(typed(TEXT), typed(`${TEXT} More.`))
  expect(reduceText(state, measured(TEXT))).toBe(state)
})

test("keeps the server's reading until the text changes, then uses the browser's", () => {
  const analyzed = after(typed(TEXT), { ...ANALYZED, reading: { ...read(TEXT), sentences: 'read' } })
  expect(reduceText(analyzed, measured(TEXT))).toBe(analyzed)
  const on = reduceText(analyzed, typed(`${TEXT} More.`))
  expect(on.reading?.sentences).toBe('later')
  const explained = { type: 'explained', text: TEXT, context: 'Work', reading: read(TEXT) } as const
  expect(reduceText(on, explained)).toBe(on)
  expect(reduceText(on, measured(on.text)).reading).toEqual(read(on.text))
})

test('maps an analysis that arrives while typing onto the current text', () => {
  const mistake = {
    kind: 'spelling',
    rule: 'spelling/x',
    start: 17,
    end: 22,
    reason: 'r',
    weight: 'suggestion',
  } as const
  const analyzed = { ...ANALYZED, mistakes: [mistake], grammar: { checked: true } }
  const state = after(typed(TEXT), { type: 'analyzing' }, typed(`So: ${TEXT}`), analyzed)
  expect(state.isAnalyzing).toBe(false)
  expect(state.mistakes.map(({ start, end }) => state.text.slice(start, end))).toEqual(['Maybe'])
  expect(state.before?.text).toBe(TEXT)
})

test('undoes several automatic edits', () => {
  const undone = { type: 'undone' } as const
  const edits = ['two', 'three'].map((text) => ({ type: 'changed', text }) as const)
  const state = after(typed('one'), ...edits, undone, undone, undone)
  expect([state.text, state.undo]).toEqual(['one', []])
})

test('clearing drops the analysis and can be undone', () => {
  const state = after(typed(TEXT), { type: 'keep', keep: true }, measured(TEXT), { type: 'cleared' })
  expect(state).toMatchObject({ text: '', reading: null, before: null, context: 'Work', keep: true })
  expect(reduceText(state, { type: 'undone' }).text).toBe(TEXT)
})

const failed = {
  type: 'failed',
  failure: { message: 'No server.', retryable: true },
  waiting: { text: TEXT, context: 'Work', keep: true, key: 'k', mark: 'forest' },
} as const

test('a text waits while offline until a response, as long as it and its context are unchanged', () => {
  const state = after(typed(TEXT), { type: 'analyzing' }, failed)
  expect(isWaiting(state)).toBe(true)
  const changes = [typed(`${TEXT} More.`), { type: 'context', context: 'Family' }, { type: 'cleared' }] as const
  for (const change of changes) expect(isWaiting(reduceText(state, change))).toBe(false)
  const again = reduceText(state, { type: 'analyzing' })
  // A response, or a failure other than the connection.
  for (const end of [ANALYZED, { type: 'failed', failure: failed.failure }] as const)
    expect(isWaiting(reduceText(again, end))).toBe(false)
})

test('waits again after a reload, in its original context', () => {
  const kept = waitingOf(JSON.stringify(failed.waiting))
  if (!kept) throw new Error('nothing was kept')
  const other = reduceText(newText('Personal'), typed(TEXT))
  const state = reduceText(other, { type: 'waits', waiting: kept })
  expect(isWaiting(state)).toBe(true)
  expect(state).toMatchObject({ waiting: failed.waiting, keep: true })
  expect(['', '{', 'null', '{"text":"x"}'].map(waitingOf)).toEqual([undefined, undefined, undefined, undefined])
})

test('striking twice restores the phrase', () => {
  const span = { start: 2, end: 6 }
  const struck = after(typed(TEXT), { type: 'struck', span })
  expect([struck.struck, reduceText(struck, { type: 'struck', span }).struck]).toEqual([[span], []])
})

test('a dismissed finding stays dismissed when its words move', () => {
  const state = after(typed(TEXT), measured(TEXT))
  const [finding] = state.reading?.findings ?? []
  if (!finding) throw new Error('nothing was found')
  const dismissed = reduceText(state, { type: 'dismissed', finding })
  const moved = reduceText(dismissed, typed(`Well. ${TEXT}`))
  const [same] = moved.reading?.findings ?? []
  expect(same && moved.dismissed.has(`${same.rule} ${moved.text.slice(same.start, same.end)}`)).toBe(true)
})
