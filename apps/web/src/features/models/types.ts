import type { ModelChoice, Models } from '@understory/contract/models'
import type { BrowserModel } from '../../lib/browser-model/types.ts'
import type { Kind } from './choices.ts'

/** What a short exchange came to: how soon, and what was said; or what to do. */
export type Trial = { milliseconds: number; answer: string } | { problem: string }

/** Everything that the list of who may answer shows and does. */
export type ModelDesk = {
  /** Undefined while the server was not heard. */
  models: Models | undefined
  isUnreached: boolean
  isLooking: boolean
  look: () => Promise<unknown>
  browser: BrowserModel
  inUse: Kind
  /** Whose row is open, whether or not it answers. */
  opened: Kind
  /** Opens a row; where nothing is missing and no key would be lost it answers from now on. */
  open: (kind: Kind) => void
  /** @returns whether it was kept */
  choose: (choice: ModelChoice) => Promise<boolean>
  isChoosing: boolean
  /** Why the last choice was not kept. */
  refusal: string | null
  downloadAndUse: () => void
  /** Whether the browser's model answers as soon as it is there. */
  isAwaited: boolean
}
