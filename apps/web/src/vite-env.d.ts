/// <reference types="vite/client" />

interface Window {
  /** Ends the hearing before the scripts (`public/early.js`): the last press, and what was typed or chosen in which field. */
  takeEarly?: () => {
    press: HTMLElement | null
    fields: ReadonlyMap<import('./lib/refill.ts').Field, string>
  }
}
