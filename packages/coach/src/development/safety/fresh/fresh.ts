import { AMONG_WAYS } from './among-ways.ts'
import { AUTHOR_A } from './author-a.ts'
import { AUTHOR_B } from './author-b.ts'
import { AUTHOR_C } from './author-c.ts'
import { AUTHOR_D } from './author-d.ts'
import { AUTHOR_E } from './author-e.ts'
import { AUTHOR_F } from './author-f.ts'
import { AUTHOR_G } from './author-g.ts'
import { AUTHOR_H } from './author-h.ts'
import { AUTHOR_I } from './author-i.ts'
import { AUTHOR_J } from './author-j.ts'
import { AUTHOR_K } from './author-k.ts'
import { AUTHOR_L } from './author-l.ts'
import { AUTHOR_M } from './author-m.ts'
import { AUTHOR_P } from './author-p.ts'
import { HARMLESS } from './harmless.ts'

/**
 * Messages that no rule was written from, by people who knew neither the rules nor one another; the learned reader is
 * fitted on them. A line is what it is about (s suicide, o another's suicide, h self-harm, v violence, d danger now,
 * e eating, c a child hurt, m a child who writes, g an elder hurt) and the message; a line without danger is the message alone.
 */
const DANGERS = {
  a: AUTHOR_A,
  b: AUTHOR_B,
  c: AUTHOR_C,
  d: AUTHOR_D,
  e: AUTHOR_E,
  f: AUTHOR_F,
  g: AUTHOR_G,
  h: AUTHOR_H,
  i: AUTHOR_I,
  j: AUTHOR_J,
  k: AUTHOR_K,
  l: AUTHOR_L,
  m: AUTHOR_M,
  p: AUTHOR_P,
  w: AMONG_WAYS,
}

/** Who wrote it: an author of dangers by a letter, `w` the writers of the ways, `n` the writers of what is harmless. */
export type FreshSet = keyof typeof DANGERS | 'n'

export type Fresh = { set: FreshSet; kind: string; text: string }

const linesOf = (text: string): string[] => text.trim().split('\n')

const dangersOf = ([set, text]: [FreshSet, string]): Fresh[] =>
  linesOf(text).map((line) => ({ set, kind: line.slice(0, 1), text: line.slice(2) }))

/** The sets whose dangers are by one author each. */
export const AUTHORS: readonly string[] = Object.keys(DANGERS).filter((set) => set !== 'w')

/** The lines of all sets, taken apart. */
export const freshMessages = (): readonly Fresh[] => [
  ...(Object.entries(DANGERS) as [FreshSet, string][]).flatMap(dangersOf),
  ...linesOf(HARMLESS).map((text): Fresh => ({ set: 'n', kind: 'n', text })),
]
