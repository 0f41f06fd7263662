import * as exceptionTables from './exceptions.ts'
import { PHRASES, type Phrases } from './foreign.ts'
import type { Exception, Frame } from './frame.ts'
import { ABSENCE } from './frames/absence.ts'
import { BLOWS } from './frames/blows.ts'
import { BODY } from './frames/body.ts'
import { CHILDREN } from './frames/children.ts'
import { COERCION } from './frames/coercion.ts'
import { CONTROL } from './frames/control.ts'
import { EATING } from './frames/eating.ts'
import { ELDERS } from './frames/elders.ts'
import { EXPLICIT } from './frames/explicit.ts'
import { FAREWELL } from './frames/farewell.ts'
import { HURTERS } from './frames/hurters.ts'
import { MEANS } from './frames/means.ts'
import { NOW } from './frames/now.ts'
import { PASSIVE } from './frames/passive.ts'
import { THREATS } from './frames/threats.ts'
import { CLASSES } from './lexicon.ts'
import { compile, createVocabulary, idsOf, indexByFirst, indexByRarest, matchAt, type Pattern } from './match.ts'
import type { Token } from './normalise.ts'
import * as talk from './talk.ts'

/** Every frame that the reader knows. */
export const FRAMES: readonly Frame[] = [
  ...EXPLICIT,
  ...PASSIVE,
  ...ABSENCE,
  ...FAREWELL,
  ...MEANS,
  ...BODY,
  ...EATING,
  ...BLOWS,
  ...CONTROL,
  ...THREATS,
  ...HURTERS,
  ...COERCION,
  ...CHILDREN,
  ...ELDERS,
  ...NOW,
]

/** A pattern found in a window: tokens `start` up to, not including, `end`. */
export type Found<T> = { readonly of: T; readonly start: number; readonly end: number }

const vocabulary = createVocabulary()
const lines = (patterns: string): string[] =>
  patterns
    .split('\n')
    // A backslash at the end of a line carries a pattern over; inside a list of words it stands after a slash.
    .map((line) => line.trim().replace(/\/\s+/g, '/'))
    .filter((line) => line !== '')

type Entry<T> = { readonly of: T; readonly pattern: Pattern }
const entriesOf = <T>(of: T, patterns: string): Entry<T>[] =>
  lines(patterns).map((line) => ({ of, pattern: compile(line, CLASSES, vocabulary) }))

/** Words that turn a pattern's sense round, or place it. */
export type Mark =
  | 'fiction'
  | 'study'
  | 'bleed'
  | 'role'
  | 'topic'
  | 'one-person'
  | 'general'
  | 'past'
  | 'well'
  | 'joke'
  | 'serious'
  | 'denial'
  | 'minor'
  | 'soon'
  | 'ordinary-soon'

const MARKS: readonly (readonly [Mark, string])[] = [
  ['fiction', talk.FICTION],
  ['study', talk.STUDY],
  ['bleed', talk.BLEED],
  ['role', talk.ROLE],
  ['topic', talk.HARD_TOPIC],
  ['one-person', talk.ONE_PERSON],
  ['general', talk.GENERAL],
  ['past', exceptionTables.LONG_PAST],
  ['well', exceptionTables.WELL_NOW],
  ['joke', exceptionTables.JOKE],
  ['serious', exceptionTables.SERIOUS],
  ['denial', exceptionTables.DENIAL],
  ['minor', talk.MINOR],
  ['soon', exceptionTables.SOON],
  ['ordinary-soon', exceptionTables.ORDINARY_SOON],
]

type Anything = Frame | Exception | Phrases | Mark
const entries: readonly Entry<Anything>[] = [
  ...FRAMES.flatMap((frame) => entriesOf<Anything>(frame, frame.patterns)),
  ...exceptionTables.EXCEPTIONS.flatMap((exception) => entriesOf<Anything>(exception, exception.patterns)),
  ...PHRASES.flatMap((phrases) => entriesOf<Anything>(phrases, phrases.patterns)),
  ...MARKS.flatMap(([mark, patterns]) => entriesOf<Anything>(mark, patterns)),
]
const classMasks = new Map<string, ReadonlySet<string>>()
const expand = (name: string): string[] => {
  const words = (CLASSES as Readonly<Record<string, string>>)[name]
  if (words === undefined) throw new Error(`no word class ${name}`)
  return words.split(/\s+/).flatMap((word) => (word.startsWith('<') ? expand(word.slice(1, -1)) : word ? [word] : []))
}
/** The words of a class, classes inside it opened. */
export const classWords = (name: string): ReadonlySet<string> => {
  const made = classMasks.get(name) ?? new Set(expand(name))
  classMasks.set(name, made)
  return made
}
const byFirst = indexByFirst(entries)

/** Words that stand in most messages wake no pattern when it has any other. */
const COMMON = new Set(
  `i he she they we you it me my him her his their our us the a an to of and in on at for with from by is am are was were
  be been being have has had do does did not never will would can could should might may if when what how who that this
  so just really about as or but out up all no any get got go going want wants know tell say says said make makes made
  take takes took think feel like time day now today again anymore , .`.split(/\s+/),
)
const commonIds = new Set([...COMMON].map((word) => vocabulary.ids.get(word)))
const byRarest = indexByRarest(entries, (id) => (commonIds.has(id) ? 1000 : 1))

/** Whether a word stands in some pattern. */
export const knowsWord = (word: string): boolean => vocabulary.ids.has(word)

/** Everything that the tables find in one window, in reading order. */
export type Findings = {
  frames: Found<Frame>[]
  exceptions: Found<Exception>[]
  foreign: Found<Phrases>[]
  marks: Found<Mark>[]
}

export const findAll = (tokens: readonly Token[]): Findings => {
  const ids = idsOf(tokens, vocabulary)
  const awake = new Uint8Array(entries.length)
  for (const id of new Set(ids)) for (const at of byRarest[id] ?? []) awake[at] = 1
  const findings: Findings = { frames: [], exceptions: [], foreign: [], marks: [] }
  for (let start = 0; start < ids.length; start += 1) {
    for (const at of byFirst[ids[start] ?? 0] ?? []) {
      const entry = awake[at] === 1 ? entries[at] : undefined
      if (!entry) continue
      const end = matchAt(ids, entry.pattern, start)
      if (end > start) keep(findings, { of: entry.of, start, end })
    }
  }
  return findings
}

const keep = (findings: Findings, { of, start, end }: Found<Anything>): void => {
  if (typeof of === 'string') findings.marks.push({ of, start, end })
  else if ('leave' in of) findings.exceptions.push({ of, start, end })
  else if ('language' in of) findings.foreign.push({ of, start, end })
  else findings.frames.push({ of, start, end })
}
