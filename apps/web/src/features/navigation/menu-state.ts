/** `search` opens it with its search focused. */
export type MenuState = { stage: 'closed' | 'open' | 'closing'; startsIn: 'menu' | 'search' }
export const CLOSED: MenuState = { stage: 'closed', startsIn: 'menu' }

/** The same as the CSS transition. */
export const CLOSING_MS = 280

/** `left` ends the exit, and is ignored in other states. */
export function stepMenu(state: MenuState, step: 'open' | 'search' | 'close' | 'left'): MenuState {
  switch (step) {
    case 'open':
      return { stage: 'open', startsIn: 'menu' }
    case 'search':
      return { stage: 'open', startsIn: 'search' }
    case 'close':
      return state.stage === 'open' ? { ...state, stage: 'closing' } : state
    case 'left':
      return state.stage === 'closing' ? CLOSED : state
  }
}
