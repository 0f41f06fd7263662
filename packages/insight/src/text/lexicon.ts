// Word lists of content/lexicon, as `npm run content` compiles them. All lists are our own unless a comment names a source.
import blame from '../../generated/lexicon/blame.json' with { type: 'json' }
import cliches from '../../generated/lexicon/cliches.json' with { type: 'json' }
import dialect from '../../generated/lexicon/dialect.json' with { type: 'json' }
import feelings from '../../generated/lexicon/feelings.json' with { type: 'json' }
import hedges from '../../generated/lexicon/hedges.json' with { type: 'json' }
import identity from '../../generated/lexicon/identity.json' with { type: 'json' }
import metaphors from '../../generated/lexicon/metaphors.json' with { type: 'json' }
import names from '../../generated/lexicon/names.json' with { type: 'json' }
import nominalizations from '../../generated/lexicon/nominalizations.json' with { type: 'json' }
import notes from '../../generated/lexicon/notes.json' with { type: 'json' }
import participles from '../../generated/lexicon/participles.json' with { type: 'json' }
import passiveAggression from '../../generated/lexicon/passive-aggression.json' with { type: 'json' }
import people from '../../generated/lexicon/people.json' with { type: 'json' }
import stance from '../../generated/lexicon/stance.json' with { type: 'json' }
import strategies from '../../generated/lexicon/strategies.json' with { type: 'json' }
import urgency from '../../generated/lexicon/urgency.json' with { type: 'json' }
import valence from '../../generated/lexicon/valence.json' with { type: 'json' }
import valencePhrases from '../../generated/lexicon/valence-phrases.json' with { type: 'json' }
import classes from '../../generated/lexicon/word-classes.json' with { type: 'json' }
import wordy from '../../generated/lexicon/wordy.json' with { type: 'json' }
import type { Phrase } from './phrases.ts'

const wordsOf = (text: string): string[] => text.split(' ')

const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text))

const setsOf = <Name extends string>(lists: Readonly<Record<Name, string>>): Record<Name, ReadonlySet<string>> =>
  Object.fromEntries(Object.entries<string>(lists).map(([name, text]) => [name, setOf(text)])) as Record<
    Name,
    ReadonlySet<string>
  >

/** Maps each word to the name of its list. */
const foldedInto = (lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(lists).flatMap(([name, text]) => wordsOf(text).map((word): [string, string] => [word, name])))

const phrasesOf = (rows: readonly (readonly string[])[]): Phrase[] =>
  rows.map(([id = '', pattern = '']) => ({ id, pattern }))

/** Closed word classes in canonical form, and words that go with a register. */
export const CLASSES = setsOf(classes)

export type WordClass = keyof typeof CLASSES

/** Given names, lowercase. Masked before scoring, so that no score depends on whom a text names. @source sources.md#name-blanking */
export const GIVEN_NAMES = setOf(names.given)

/** Given names that are also everyday words: names only where capitals and position say so. */
export const WORD_NAMES = setOf(names.words)

/** Identity terms, folded into one form per group, so that no score depends on them. @source sources.md#identity-folding */
export const FOLDED = foldedInto(identity)

/** Regional form to the form the models know: a dialect is not a register and must not move a score. @source sources.md#dialect-folding */
export const REGIONAL = foldedInto(dialect)

/** Past participles that do not end in -ed. */
export const IRREGULAR_PARTICIPLES = setOf(participles.irregular)

/** Participles that describe a state after *be*: "I am tired" is not a passive. @source sources.md#passive */
export const STATIVE_PARTICIPLES = setOf(participles.stative)

/** Words that may stand between auxiliary and participle. */
export const BETWEEN = setOf(participles.between)

/** Nominalization to gerund, where "the … of X" can be "…ing X". @source sources.md#nominalizations */
export const NOUN_TO_GERUND: ReadonlyMap<string, string> = new Map(Object.entries(nominalizations))

/** Wordy phrases with a rewrite that stays grammatical in place; empty: delete. @source sources.md#wordy-phrases */
export const WORDY: readonly { pattern: string; rewrite: string }[] = Object.entries(wordy).map(
  ([pattern, rewrite]) => ({ pattern, rewrite }),
)

/** Politeness strategies after Danescu-Niculescu-Mizil et al. 2013. @source sources.md#politeness-strategies */
export const STRATEGIES = phrasesOf(strategies.strategies)

/** Phrases that blame the listener. Needs an unmet or hurtful verb, so "you always make me smile" is out. @source sources.md#blame */
export const BLAME = phrasesOf(people.blame)

/** Judgments worded as feelings: "I feel ignored". @source sources.md#faux-feelings */
export const FAUX_FEELINGS = phrasesOf(people['faux-feelings'])

/** The phrases of each kind of cue, and those contexts in which they are none. */
export const CUE_LISTS = {
  /** By type, checked against sentences that linguists annotated for uncertainty. @source sources.md#hedges */
  hedges: [phrasesOf(hedges.hedges), phrasesOf(hedges['not-hedges'])],
  /** After Hyland. @source sources.md#boosters */
  boosters: [phrasesOf(stance.boosters), phrasesOf(stance['not-boosters'])],
  /** After Al-Mosaiwi and Johnstone 2018; used for wording only, never as a sign of mood. @source sources.md#absolutes */
  absolutes: [phrasesOf(stance.absolutes), phrasesOf(stance['not-absolutes'])],
  /** Acts of empathy (EPITOME, Sharma et al. 2020) and acknowledgment (Yeomans et al. 2020). @source sources.md#empathy-acts */
  empathy: [phrasesOf(people.empathy), phrasesOf(people['not-empathy'])],
  /** "Like" and "you know" only where their position shows that they carry nothing. @source sources.md#fillers */
  fillers: [phrasesOf(stance.fillers), []],
  /** With tag questions. @source sources.md#powerless-style */
  disclaimers: [phrasesOf(stance.disclaimers), []],
  blame: [BLAME, []],
  fauxFeelings: [FAUX_FEELINGS, []],
  /** Requests that leave open what is wanted or when. @source sources.md#unclear-asks */
  unclearAsks: [phrasesOf(people['unclear-asks']), []],
} as const

/** A pattern whose `part`, or the whole match, can be replaced by `rewrite`; without one only the writer knows. */
type Suggestion = Phrase & { rewrite?: string; part?: RegExp }

const suggestionsOf = (lists: Readonly<Record<string, Readonly<Record<string, string>>>>): Suggestion[] =>
  Object.entries(lists).flatMap(([id, patterns]) =>
    Object.entries(patterns).map(([pattern, written]): Suggestion => {
      if (written === '-') return { id, pattern }
      const [part = '', rewrite] = written.split(/ ?> ?/)
      return rewrite === undefined
        ? { id, pattern, rewrite: part }
        : { id, pattern, rewrite, part: new RegExp(`(?<!\\S)(?:${part})(?!\\p{L})`, 'iu') }
    }),
  )

/**
 * Clichés, passive aggression, blame beyond {@link BLAME} and urgency without a time. The id `unless` marks literal
 * uses. @source sources.md#cliches-barbs-urgency
 */
export const SUGGESTIONS = {
  cliche: suggestionsOf(cliches),
  'passive-aggressive': suggestionsOf(passiveAggression),
  blame: suggestionsOf(blame),
  urgency: suggestionsOf(urgency),
} as const

/** Idioms by the image they draw on. @source sources.md#mixed-metaphors */
export const IMAGES = phrasesOf(metaphors.images)

/** Blends that are mixed metaphors by themselves: "burn that bridge when we come to it". */
export const MIXES = phrasesOf(metaphors.mixes)

/** Keywords by emotion, for words that the training texts of the emotion model lack. @source sources.md#feelings */
export const FEELINGS = setsOf(feelings)

export type Feeling = keyof typeof FEELINGS

/** Valence words in four steps each way, lemmas only; inflections are found by rule. @source sources.md#valence-list */
export const VALENCE_STEPS: readonly (readonly [number, readonly string[]])[] = valence.steps.map(
  ([value = '', text = '']) => [Number(value), wordsOf(text)],
)

/** Phrases whose valence differs from that of their words; the id is the valence. @source sources.md#valence-list */
export const VALENCE_PHRASES = phrasesOf(valencePhrases.phrases)

/** Notes for findings, missing scores and the summary. */
export const NOTES = notes

/** Fills the `{placeholders}` of a sentence. */
export const filledIn = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The note for a finding of one kind. */
export const noteOf = (kind: keyof typeof notes, id: string): string => {
  const own: Readonly<Record<string, string>> = notes[kind]
  return own[id] ?? own.other ?? ''
}
