import type { Context } from '../types.ts'

/** What helps in a line, as far as words show it. */
export type Strength = 'fact' | 'ask' | 'specific' | 'hears' | 'owns' | 'limit' | 'asks-them' | 'calm-short'
/** What costs. */
export type Cost = 'blame' | 'always' | 'sorries' | 'hedges' | 'explains' | 'threat' | 'caves'

/** A line of the other, and after which answer it comes: 1 where it opened them, 2 where it held, 3 where it closed them. */
type ThreeLines = readonly [opened: string, held: string, closed: string]

/**
 * A conversation to rehearse. The other says `opening`, then goes through three rounds; in each, what the person says
 * opens, holds or closes them.
 */
export type Scenario = {
  id: string
  title: string
  context: Context
  /** Who is played: a name, and who that is to the person. */
  other: { name: string; who: string }
  /** Three facts that stand beside the play. */
  brief: readonly [string, string, string]
  wants: readonly Strength[]
  /** Stems of the fact that has to be said. */
  facts: RegExp
  opening: string
  second: ThreeLines
  third: ThreeLines
  endings: ThreeLines
  hint: string
  /** What to do differently the next time. */
  next: string
}

export type Outcome = 'opens' | 'holds' | 'closes'

/** One line of the person, what it did, and what the other said to it. */
export type Exchange = { line: string; outcome: Outcome; reply: string; strengths: Strength[]; costs: Cost[] }

/** A line of the person, quoted, and what it did. */
export type Remark = { line: string; why: string }

/** `cost` and `turned` are null where there was no such line. */
export type Debrief = { opened: Remark | null; cost: Remark | null; turned: Remark | null; next: string }

/** `says` is the other's newest line. */
export type Play = { says: string; exchanges: Exchange[]; hasEnded: boolean; hint: string; debrief: Debrief | null }
