import { type BlockLevel, hintOf, levelOf, meterShare } from './level.ts'
import { ENOUGH_SECONDS, WARNING_SECONDS } from './limits.ts'
import type { HearingProblem, LevelHint } from './types.ts'

/** A running recording. */
export type Live = {
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

/** Live state outside of React, because it changes ten times a second. */
export type LiveStore = {
  subscribe: (listener: () => void) => () => void
  read: () => Live
  /** @param seconds recording length including this block */
  add: (block: Float32Array, seconds: number) => void
  hear: (heard: string, problem: HearingProblem | null) => void
  clear: () => void
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

const SHOWN = 61
const HEARD = 100

export function createLive(): LiveStore {
  const listeners = new Set<() => void>()
  let blocks: readonly BlockLevel[] = []
  let live = NOT_LIVE

  function set(next: Live): void {
    live = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => live,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (block, seconds) => {
      blocks = [...blocks, levelOf(block)].slice(-HEARD)
      set({
        ...live,
        elapsedSeconds: seconds,
        levels: blocks.slice(-SHOWN).map(({ db }) => meterShare(db)),
        hint: hintOf(blocks),
        isEnough: seconds >= ENOUGH_SECONDS,
        isNearEnd: seconds >= WARNING_SECONDS,
      })
    },
    hear: (heard, heardProblem) => set({ ...live, heard, heardProblem }),
    clear: () => {
      blocks = []
      set(NOT_LIVE)
    },
  }
}
