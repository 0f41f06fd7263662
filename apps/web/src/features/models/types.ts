import type { ModelChoice, Models } from '@understory/contract/models'
import type { BrowserModel } from '../../lib/browser-model/types.ts'
import type { Kind } from './choices.ts'

/** Result of a test: delay and answer, or what to do. */
export type Trial = { milliseconds: number; answer: string } | { problem: string }

export type ModelDesk = {
  /** Undefined until loaded. */
  models: Models | undefined
  isUnreached: boolean
  isLooking: boolean
  look: () => Promise<unknown>
  browser: BrowserModel
  inUse: Kind
  /** The open row, whether or not it answers. */
  opened: Kind
  /** Opens a row; switches to it if it is complete and no key would be deleted. */
  open: (kind: Kind) => void
  /** @returns whether it was saved */
  choose: (choice: ModelChoice) => Promise<boolean>
  isChoosing: boolean
  /** Why the last choice wasn't saved. */
  refusal: string | null
  downloadAndUse: () => void
  /** Whether the browser's model answers as soon as it is ready. */
  isAwaited: boolean
}
