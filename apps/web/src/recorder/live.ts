import { sharedValue, useShared } from '../lib/shared-value.ts'
import { type BlockLevel, hintOf, levelOf, meterShare } from './level.ts'
import { ENOUGH_SECONDS, WARNING_SECONDS } from './limits.ts'
import type { HearingProblem, LevelHint } from './types.ts'

type Live = {
  readonly elapsedSeconds: number
  /** Newest levels, 0 to 1, oldest first. */
  readonly levels: readonly number[]
  readonly hint: LevelHint | null
  readonly isEnough: boolean
  /** Thirty seconds are left. */
  readonly isNearEnd: boolean
  /** Recognized so far; empty without a recognizer. */
  readonly heard: string
  readonly heardProblem: HearingProblem | null
}

export const NOT_LIVE: Live = {
  elapsedSeconds: 0,
  levels: [],
  hint: null,
  isEnough: false,
  isNearEnd: false,
  heard: '',
  heardProblem: null,
}

const SHOWN_LEVELS = 61
const KEPT_BLOCKS = 100

/** Live state outside of React, because it changes ten times a second. */
export function createLive() {
  const live = sharedValue(NOT_LIVE)
  let blocks: readonly BlockLevel[] = []

  return {
    ...live,
    /** @param seconds recording length including this block */
    add: (block: Float32Array, seconds: number) => {
      blocks = [...blocks, levelOf(block)].slice(-KEPT_BLOCKS)
      live.write({
        ...live.read(),
        elapsedSeconds: seconds,
        levels: blocks.slice(-SHOWN_LEVELS).map(({ db }) => meterShare(db)),
        hint: hintOf(blocks),
        isEnough: seconds >= ENOUGH_SECONDS,
        isNearEnd: seconds >= WARNING_SECONDS,
      })
    },
    hear: (heard: string, heardProblem: HearingProblem | null) => live.write({ ...live.read(), heard, heardProblem }),
    clear: () => {
      blocks = []
      live.write(NOT_LIVE)
    },
  }
}

export type LiveStore = ReturnType<typeof createLive>

export const useLive = (live: LiveStore): Live => useShared(live)

const SHOWN_LENGTH = 90

/** About the last two lines of the live transcript, from a whole word on. */
export function lastWords(heard: string): string {
  if (heard.length <= SHOWN_LENGTH) return heard
  const end = heard.slice(-SHOWN_LENGTH)
  return `… ${end.slice(end.indexOf(' ') + 1)}`
}
