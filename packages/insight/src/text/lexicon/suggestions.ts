import blame from '../../../generated/lexicon/blame.json' with { type: 'json' }
import cliches from '../../../generated/lexicon/cliches.json' with { type: 'json' }
import passiveAggression from '../../../generated/lexicon/passive-aggression.json' with { type: 'json' }
import urgency from '../../../generated/lexicon/urgency.json' with { type: 'json' }
import type { Phrase } from '../phrases.ts'

/** A phrase and what says it better: `rewrite` in place of `part`, or of the whole phrase; none where only the writer knows. */
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
 * Worn phrases, passive aggression, blame beyond {@link BLAME} and urgency without a time, with rewrites that stay
 * grammatical in place. The id `unless` marks where the words are meant as they stand. Our own lists.
 *
 * @source sources.md#cliches-barbs-urgency
 */
export const SUGGESTIONS = {
  cliche: suggestionsOf(cliches),
  'passive-aggressive': suggestionsOf(passiveAggression),
  blame: suggestionsOf(blame),
  urgency: suggestionsOf(urgency),
} as const
