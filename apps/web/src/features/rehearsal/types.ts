import type { Rehearsal } from '@understory/contract/rehearsal'

/** A written role, or the person's own, played by a language model; `isHere`: this browser's. */
export type Cast =
  | { kind: 'written'; rehearsal: Rehearsal; isHard: boolean }
  | { kind: 'free'; name: string; situation: string; isHere: boolean }
