/**
 * What this browser can do. `checking` until it said so; `unsupported`: it has no such interface; `unavailable`: it has, and
 * this computer cannot run the model; `failed`: the download or the start broke off, and may be tried again.
 */
export type BrowserModelState =
  | 'checking'
  | 'unsupported'
  | 'unavailable'
  | 'downloadable'
  | 'downloading'
  | 'ready'
  | 'failed'

type BrowserModelTest = { milliseconds: number; answer: string } | { problem: string }

export type BrowserModel = {
  state: BrowserModelState
  /** Of the download, 0 to 1; null where none is under way or the browser does not tell. */
  progress: number | null
  /** How much is downloaded, where the browser tells. */
  sizeText?: string
  /** To be called by a press: browsers want one before they download. */
  download: () => Promise<void>
  /** One short exchange: milliseconds to the first words and the answer, or a sentence that says what to do. */
  test: () => Promise<BrowserModelTest>
}
