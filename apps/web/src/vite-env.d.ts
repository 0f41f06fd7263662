/// <reference types="vite/client" />

interface Window {
  /** Ends the hearing of presses before the scripts (`public/early.js`) and gives the last of them. */
  takeEarlyPress?: () => HTMLElement | null
}
