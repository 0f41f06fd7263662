type SearchState = { query: string; isOpen: boolean; active: number }

export type SearchStep =
  | { type: 'typed'; query: string }
  | { type: 'moved'; by: 1 | -1; count: number }
  | { type: 'pointed'; at: number }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'cleared' }

export const EMPTY: SearchState = { query: '', isOpen: false, active: 0 }

/** Arrow keys wrap around. */
export function stepSearch(state: SearchState, step: SearchStep): SearchState {
  switch (step.type) {
    case 'typed':
      return { query: step.query, isOpen: step.query !== '', active: 0 }
    case 'moved':
      if (!state.isOpen) return { ...state, isOpen: state.query !== '' }
      return step.count === 0 ? state : { ...state, active: (state.active + step.by + step.count) % step.count }
    case 'pointed':
      return { ...state, active: step.at }
    case 'opened':
      return { ...state, isOpen: state.query !== '' }
    case 'closed':
      return { ...state, isOpen: false }
    case 'cleared':
      return EMPTY
  }
}
