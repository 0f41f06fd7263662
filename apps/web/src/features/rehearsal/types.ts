import type { Rehearsal } from '@understory/contract/rehearsal'

/** Who is played: somebody written, or somebody of the person's own whom a language model plays, `isHere`: this browser's. */
export type Cast =
  | { kind: 'written'; rehearsal: Rehearsal; isHard: boolean }
  | { kind: 'free'; name: string; situation: string; isHere: boolean }
