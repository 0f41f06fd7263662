import type { Context } from '@understory/contract/contexts'
import type { TextFinding } from '@understory/contract/text-measures'
import { editBetween, moveSpans } from './edit.ts'
import type { AnalysisFailure, GrammarState, Reading, Snapshot, Span, WaitingText } from './types.ts'

export type TextState = {
  text: string
  context: Context
  /** Its offsets match the current text, even while the next analysis runs. */
  reading: Reading | null
  /** The server's last spelling and grammar findings. */
  mistakes: readonly TextFinding[]
  grammar: GrammarState
  /** Dismissed findings, by rule and words. */
  dismissed: ReadonlySet<string>
  /** Words struck as a trial; the text still has them. */
  struck: readonly Span[]
  isAnalyzing: boolean
  /** Whether an analysis stores the text with its figures. */
  keep: boolean
  failure: AnalysisFailure | null
  /** Waits for the server as long as the text is unchanged. */
  waiting: WaitingText | null
  /** The text as first analyzed, for comparison. */
  before: Snapshot | null
  /** Texts before each automatic change, newest first. */
  undo: readonly string[]
}

export type TextAction =
  | { type: 'typed'; text: string }
  | { type: 'changed'; text: string }
  | { type: 'undone' }
  | { type: 'context'; context: Context }
  | { type: 'keep'; keep: boolean }
  | { type: 'measured'; text: string; context: Context; reading: Reading }
  | { type: 'analyzing' }
  | { type: 'analyzed'; text: string; reading: Reading; mistakes: readonly TextFinding[]; grammar: GrammarState }
  /** The effect of each phrase, which arrives after the analysis. */
  | { type: 'explained'; text: string; context: Context; reading: Reading }
  | { type: 'failed'; failure: AnalysisFailure; waiting?: WaitingText }
  /** Restored after a reload. */
  | { type: 'waits'; waiting: WaitingText }
  | { type: 'dismissed'; finding: TextFinding }
  | { type: 'struck'; span: Span }
  | { type: 'remembered' }
  | { type: 'cleared' }

const UNDO_STEPS = 50

export function newText(context: Context): TextState {
  return {
    text: '',
    context,
    reading: null,
    mistakes: [],
    grammar: null,
    dismissed: new Set(),
    struck: [],
    isAnalyzing: false,
    keep: false,
    failure: null,
    waiting: null,
    before: null,
    undo: [],
  }
}

/** A dismissed finding's key, independent of its position. */
export function keyOf(text: string, { rule, start, end }: TextFinding): string {
  return `${rule} ${text.slice(start, end)}`
}

export function reduceText(state: TextState, action: TextAction): TextState {
  switch (action.type) {
    case 'typed':
      return withText(state, action.text)
    case 'changed':
      return { ...withText(state, action.text), undo: [state.text, ...state.undo].slice(0, UNDO_STEPS) }
    case 'undone': {
      const [text, ...undo] = state.undo
      return text === undefined ? state : { ...withText(state, text), undo }
    }
    case 'context':
      return { ...state, context: action.context }
    case 'keep':
      return { ...state, keep: action.keep }
    case 'measured':
      return isCurrent(state, action) && !isRead(state) ? { ...state, reading: action.reading, struck: [] } : state
    case 'explained':
      return isCurrent(state, action) && isRead(state) ? { ...state, reading: action.reading, struck: [] } : state
    case 'analyzing':
      return { ...state, isAnalyzing: true, failure: null }
    case 'analyzed':
      return analyzed(state, action)
    case 'failed':
      return { ...state, isAnalyzing: false, failure: action.failure, waiting: action.waiting ?? null }
    case 'waits':
      return { ...state, context: action.waiting.context, keep: action.waiting.keep, waiting: action.waiting }
    case 'dismissed':
      return { ...state, dismissed: new Set([...state.dismissed, keyOf(state.text, action.finding)]) }
    case 'struck':
      return { ...state, struck: toggled(state.struck, action.span) }
    case 'remembered':
      return { ...state, before: state.reading && { text: state.text, reading: state.reading } }
    case 'cleared':
      return {
        ...newText(state.context),
        keep: state.keep,
        undo: state.text === '' ? state.undo : [state.text, ...state.undo],
      }
  }
}

/** Whether the current text is the one waiting for analysis. */
export function isWaiting({ text, context, waiting }: TextState): boolean {
  return waiting !== null && waiting.text === text && waiting.context === context
}

function isCurrent(state: TextState, { text, context }: { text: string; context: Context }): boolean {
  return state.text === text && state.context === context
}

/** Whether the server has analyzed the current text, which is better than measuring here. */
function isRead({ reading, context }: TextState): boolean {
  return reading?.sentences === 'read' && reading.context === context
}

function analyzed(state: TextState, action: Extract<TextAction, { type: 'analyzed' }>): TextState {
  const { text, reading, mistakes, grammar } = action
  const before = state.before ?? { text, reading }
  const fresh = { ...state, isAnalyzing: false, failure: null, waiting: null, before, struck: [] }
  // The text changed meanwhile, so findings move with their words.
  return withText({ ...fresh, text, reading, mistakes, grammar }, state.text)
}

function toggled(struck: readonly Span[], span: Span): Span[] {
  const rest = struck.filter(({ start, end }) => start !== span.start || end !== span.end)
  return rest.length < struck.length ? rest : [...struck, span]
}

function withText(state: TextState, text: string): TextState {
  if (text === state.text) return state
  const edit = editBetween(state.text, text)
  const { reading, mistakes, struck } = state
  return {
    ...state,
    text,
    reading: text.trim() === '' ? null : reading && movedReading(reading, edit),
    mistakes: moveSpans(mistakes, edit),
    struck: moveSpans(struck, edit),
  }
}

function movedReading(reading: Reading, edit: ReturnType<typeof editBetween>): Reading {
  const { scores, findings } = reading
  const moved = Object.entries(scores).map(([name, score]) => [
    name,
    { ...score, contributions: moveSpans(score.contributions, edit) },
  ])
  return {
    ...reading,
    sentences: 'later',
    findings: moveSpans(findings, edit),
    scores: { ...scores, ...Object.fromEntries(moved) },
  }
}
