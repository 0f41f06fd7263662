/** The slide-in menu. `search` opens it with the focus in its search. */
export type MenuState = { stage: 'closed' | 'open' | 'closing'; startsIn: 'menu' | 'search' }
type MenuStep = 'open' | 'search' | 'close' | 'left'

export const CLOSED: MenuState = { stage: 'closed', startsIn: 'menu' }

/** How long the menu takes to leave, as its transition does. */
export const CLOSING_MS = 280

/** `left` is the end of the way out. It counts only while the menu is still leaving. */
export function stepMenu(state: MenuState, step: MenuStep): MenuState {
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
