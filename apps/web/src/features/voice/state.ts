import type { AnalysisFailure, VoiceResult } from './types.ts'

export type VoiceTab = 'record' | 'results'

export type VoiceState = {
  readonly tab: VoiceTab
  readonly isAnalyzing: boolean
  readonly result: VoiceResult | null
  readonly failure: AnalysisFailure | null
  /** The previous take, if the person is repeating it. */
  readonly before: VoiceResult | null
  /** What to try when saying it again. */
  readonly tip: string | null
  readonly prompt: string | null
}

export type VoiceAction =
  | { type: 'analyzing' }
  | { type: 'analyzed'; result: VoiceResult }
  | { type: 'failed'; failure: AnalysisFailure; placeholder: VoiceResult | null }
  | { type: 'cleared' }
  | { type: 'again'; tip: string | null }
  | { type: 'tab'; tab: VoiceTab }
  | { type: 'prompt'; prompt: string | null }

export const NOTHING_SAID: VoiceState = {
  tab: 'record',
  isAnalyzing: false,
  result: null,
  failure: null,
  before: null,
  tip: null,
  prompt: null,
}

/** While the person repeats a take, its result stays. */
export function shownResult({ result, before }: VoiceState): VoiceResult | null {
  return result ?? before
}

export function reduceVoice(state: VoiceState, action: VoiceAction): VoiceState {
  switch (action.type) {
    case 'analyzing':
      return { ...state, isAnalyzing: true, failure: null }
    case 'analyzed':
      return { ...state, isAnalyzing: false, result: action.result, failure: null, tab: 'results' }
    case 'failed':
      return { ...state, isAnalyzing: false, failure: action.failure, result: action.placeholder }
    case 'cleared': {
      // While repeating, a new attempt keeps the previous take; clearing from the results is a fresh start.
      const { prompt, before, tip } = state
      const isDone = state.result !== null && !state.result.isPlaceholder
      return isDone || state.tab === 'results' ? { ...NOTHING_SAID, prompt } : { ...NOTHING_SAID, prompt, before, tip }
    }
    case 'again': {
      const before = state.result?.isPlaceholder ? null : state.result
      return { ...NOTHING_SAID, prompt: state.prompt, before, tip: action.tip }
    }
    case 'tab':
      return action.tab === 'results' && !shownResult(state) ? state : { ...state, tab: action.tab }
    case 'prompt':
      // Another prompt can't be compared.
      return { ...state, prompt: action.prompt, before: null, tip: null }
  }
}
