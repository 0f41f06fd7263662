import type { Availability } from './prompt-api.ts'

/**
 * `checking`: not known yet; `unsupported`: no API; `unavailable`: this computer can't run the model; `failed`:
 * download or start failed, can be retried.
 */
export type BrowserModelState = Exclude<Availability, 'available'> | 'checking' | 'unsupported' | 'ready' | 'failed'

export type BrowserModelStatus = {
  state: BrowserModelState
  /** Download progress, 0 to 1; null if none or unknown. */
  progress: number | null
  /** Download size, if known. */
  sizeText?: string
}

/** Result of a test: delay and answer, or what to do. */
export type Trial = { milliseconds: number; answer: string } | { problem: string }

/** `download`: browsers require a user gesture. */
export type BrowserModel = BrowserModelStatus & { download: () => Promise<void>; test: () => Promise<Trial> }
