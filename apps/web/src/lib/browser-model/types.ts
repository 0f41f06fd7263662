/**
 * `checking`: not known yet; `unsupported`: no API; `unavailable`: this computer can't run the model; `failed`:
 * download or start failed, can be retried.
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
  /** Download progress, 0 to 1; null if none or unknown. */
  progress: number | null
  /** Download size, if known. */
  sizeText?: string
  /** Browsers require a user gesture. */
  download: () => Promise<void>
  /** A short test: answer and delay, or what to do. */
  test: () => Promise<BrowserModelTest>
}
