import type { AnalysisFailure, VoiceResult } from './types.ts'

export type VoiceTab = 'record' | 'results'

export type VoiceState = {
  readonly tab: VoiceTab
  readonly isAnalyzing: boolean
  readonly result: VoiceResult | null
  readonly failure: AnalysisFailure | null
  /** The previous take, if the person is repeating it. */
  readonly before: VoiceResult | null
  readonly prompt: string | null
}

export type VoiceAction =
  | { type: 'analyzing' }
  | { type: 'analyzed'; result: VoiceResult }
  | { type: 'failed'; failure: AnalysisFailure; placeholder: VoiceResult | null }
  | { type: 'cleared' }
  | { type: 'again' }
  | { type: 'tab'; tab: VoiceTab }
  | { type: 'prompt'; prompt: string | null }

export const NOTHING_SAID: VoiceState = {
  tab: 'record',
  isAnalyzing: false,
  result: null,
  failure: null,
  before: null,
  prompt: null,
}

export function reduceVoice(state: VoiceState, action: VoiceAction): VoiceState {
  switch (action.type) {
    case 'analyzing':
      return { ...state, isAnalyzing: true, failure: null }
    case 'analyzed':
      return { ...state, isAnalyzing: false, result: action.result, failure: null, tab: 'results' }
    case 'failed':
      return { ...state, isAnalyzing: false, failure: action.failure, result: action.placeholder }
    case 'cleared':
      return { ...NOTHING_SAID, prompt: state.prompt, before: state.before }
    case 'again':
      return { ...NOTHING_SAID, prompt: state.prompt, before: state.result?.isPlaceholder ? null : state.result }
    case 'tab':
      return action.tab === 'results' && !state.result ? state : { ...state, tab: action.tab }
    case 'prompt':
      // Another prompt can't be compared.
      return { ...state, prompt: action.prompt, before: null }
  }
}
