import type { Context } from '@understory/contract/contexts'
import type { Debrief } from '@understory/contract/rehearsal'
import type { Reaction } from '../types.ts'

/** What helps in a line and what costs, as far as words show it. */
export const STRENGTHS = ['fact', 'ask', 'specific', 'hears', 'owns', 'limit', 'asks-them', 'calm-short'] as const
export type Strength = (typeof STRENGTHS)[number]
export type Cost = 'blame' | 'always' | 'sorries' | 'hedges' | 'explains' | 'threat' | 'caves'

/** What a line did to the other person. */
export type Outcome = 'opened' | 'held' | 'closed'

/** A line of the other person. A `reaction` takes its hint from the card. */
export type TheirLine = { say: string; reaction?: Reaction | undefined }

/** A conversation to rehearse: an opening, two rounds and an ending, each by what the person's line did. */
export type Scenario = {
  id: string
  /** The case whose card gives hints and the exercise. */
  case: string
  title: string
  context: Context
  /** Who is played, and who that is to the person. */
  name: string
  who: string
  /** Facts that stand beside the play. */
  brief: string[]
  wants: Strength[]
  /** Beginnings of words that name the fact. */
  facts: string[]
  opening: string
  second: Record<Outcome, TheirLine>
  third: Record<Outcome, TheirLine>
  endings: Record<Outcome, string>
}

/** One line of the person, what it did, and what the other said to it. */
export type Exchange = { line: string; outcome: Outcome; reply: string; strengths: Strength[]; costs: Cost[] }

/** A line of the person, quoted, and what it did; null where there was no such line. */
export type Remark = Debrief['cost']
