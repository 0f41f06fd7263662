import { lexicon } from 'vader-sentiment/src/vader_lexicon.js'
import { VALENCE_STEPS } from './lexicon.ts'
import type { PhraseMatch, PhraseText } from './phrases.ts'
import type { Token, TokenRange } from './tokens.ts'
import { perWord } from './word-memory.ts'
import { wordSet } from './word-set.ts'

/** Words with positive or negative valence. */
export type ValenceHit = TokenRange & { valence: number; source: 'own' | 'vader' | 'phrase' }

const OWN = new Map<string, number>(
  VALENCE_STEPS.flatMap(([value, list]) => list.map((word): [string, number] => [word, value])),
)
const COMPOUND_STARTS = new Set(
  [...OWN.keys()].filter((word) => word.includes('-')).map((word) => word.split('-')[0] ?? ''),
)
const VADER = new Map<string, number>(Object.entries(lexicon))

// Too ambiguous.
const NEUTRAL = wordSet(
  'like likes kind kinds pretty well just so even still back down up no play plays played playing player players matter matters share shares please united number numbers party parties hand certain natural grand mine ha dear certainly sure help helps special want wants wanted growth interest interests interested strike means mean according returning returns really simply real amazon stock stocks star stars feeling feelings feel feels novel solid high save top stop stops drop drops pay pays hard cut cuts fire fired number leave leaves alone low lower luck true truly create creates created creating creative reach ability opportunity adventure energy vision full fully complete completely allow allows allowed comedy comedies thriller thrillers romance romantic humor cash giving give active challenge challenges challenged ready asset join joined shoot shooting increase increased easy-going great-grandmother supreme values value gain gained gains promise safety security secure safe health clear clearly agree agreed care support supports supported supporting protect protected protection defense free freedom rights reform authority charged defend lucky popular significant demand demands natural serious seriously remote later lately',
)

/** Words for grim or tender topics: a film about war may be good. They get half weight. */
const TOPICS = wordSet(
  'war wars death deaths dead die dies died dying kill killed killing kills killer killers murder murders murdered murderous crime crimes criminal violence violent terror terrorism terrorist terrorists tragedy tragedies tragic victim victims disease poverty weapon weapons bomb bombs battle battles fight fights fighting enemy enemies slavery injustice genocide holocaust cancer grief sorrow loneliness horror horrors suffering suffer pain hate hatred abuse rape torture evil hell scary creepy suicide heaven god hero heroes heroic love lover lovers friend friends friendship joke jokes laughs heartbreaking heartbreak sad sadness loss lost angst betrayal obsession disturbing brutal brutally dysfunctional chaos explosion explosions bloody blood bleak melancholy tears cry haunting haunted frightening fear fears funeral',
)

const WEIGHTS = { own: 1, vader: 0.5, phrase: 1.3 } as const

const weighted = (hit: ValenceHit, form: string): ValenceHit => ({
  ...hit,
  valence: hit.valence * WEIGHTS[hit.source] * (hit.source !== 'phrase' && TOPICS.has(form) ? 0.5 : 1),
})

const stemsOf = (word: string): string[] => {
  const out: string[] = []
  const cut = (ending: string, ...tails: string[]): void => {
    if (word.length > ending.length + 2 && word.endsWith(ending))
      for (const tail of tails) out.push(word.slice(0, -ending.length) + tail)
  }
  cut('ies', 'y')
  cut('es', 'e', '')
  cut('s', '')
  cut('ied', 'y')
  cut('ed', 'e', '')
  cut('ing', '', 'e')
  cut('ily', 'y')
  cut('ally', '', 'al')
  cut('ly', '', 'le')
  cut('iness', 'y')
  cut('ness', '')
  cut('ier', 'y')
  cut('iest', 'y')
  cut('er', '', 'e')
  cut('est', '', 'e')
  return out
}

const looked = (word: string): { own: number; vader: number } => {
  const stems = stemsOf(word)
  const own = OWN.get(word)
  const isNeutral = own === undefined && stems.some((stem) => NEUTRAL.has(stem) && stem.length > 3)
  if (NEUTRAL.has(word) || isNeutral) return { own: 0, vader: 0 }
  const inherited = stems.map((stem) => OWN.get(stem)).find((value) => value !== undefined)
  return { own: own ?? inherited ?? 0, vader: VADER.get(word) ?? 0 }
}

/** Valence of a lowercase word by each list; 0 if unknown. */
export const wordValence = perWord(looked)

const NEGATORS = wordSet(
  "not no never none nothing nobody neither nor cannot can't don't doesn't didn't won't wouldn't shouldn't couldn't isn't aren't wasn't weren't haven't hasn't hadn't dont doesnt didnt isnt wasnt cant wont without hardly barely scarcely seldom rarely lack lacks lacking fails failed fail anything less",
)
const BOOSTERS = new Map<string, number>([
  ...'absolutely amazingly awfully completely considerably decidedly deeply enormously entirely especially exceptionally extremely fabulously frickin fucking fully greatly highly hugely incredibly intensely majorly more most particularly purely quite really remarkably so substantially thoroughly totally tremendously truly uber unbelievably unusually utterly very super genuinely such too'
    .split(' ')
    .map((word): [string, number] => [word, 0.293]),
  ...'almost barely hardly kinda sorta less little marginally occasionally partly scarcely slightly somewhat fairly mildly relatively'
    .split(' ')
    .map((word): [string, number] => [word, -0.293]),
])

const NEGATED = -0.74

const isBreak = (form: string): boolean => /^[.!?;:()]|^(?:but|although|though|however)$/.test(form)

/** Applies negation and degree words among the three words before. */
const modified = (valence: number, forms: readonly string[], at: number, from: number): number => {
  let value = valence
  for (let back = 1; back <= 4 && at - back >= from; back += 1) {
    const form = forms[at - back] ?? ''
    if (isBreak(form)) break
    const boost = BOOSTERS.get(form)
    if (boost !== undefined && back < 4) value += Math.sign(value) * boost * (1 - 0.05 * (back - 1))
    if (NEGATORS.has(form) && !(form === 'no' && back > 2)) return value * NEGATED
  }
  return value
}

/** Valence of a compound such as "thought-provoking" and its length in tokens. */
const compoundAt = (
  tokens: Token[],
  forms: readonly string[],
  at: number,
): { valence: number; length: number } | undefined => {
  const joined = joinedWord(tokens, forms, at)
  const hyphened = joined === undefined ? undefined : OWN.get(joined)
  if (hyphened !== undefined) return { valence: hyphened, length: 3 }
  const first = forms[at] ?? ''
  if (!COMPOUND_STARTS.has(first)) return undefined
  const spaced = OWN.get(`${first}-${forms[at + 1] ?? ''}`)
  return spaced === undefined ? undefined : { valence: spaced, length: 2 }
}

const joinedWord = (tokens: Token[], forms: readonly string[], at: number): string | undefined => {
  const dash = tokens[at + 1]
  const next = tokens[at + 2]
  if (dash?.text !== '-' || dash.spaced || next === undefined || next.spaced || next.kind !== 'word') return undefined
  return `${forms[at]}-${forms[at + 2]}`
}

/**
 * Words and phrases with valence, modified by negation and degree. Constants as in VADER (Hutto and Gilbert 2014).
 *
 * @source sources.md#valence
 */
export const valenceHits = (tokens: Token[], text: PhraseText, phrases: readonly PhraseMatch[]): ValenceHit[] => {
  const hits: ValenceHit[] = []
  const covered = new Uint8Array(tokens.length)
  for (const match of phrases) {
    if (covered[match.first] === 1) continue
    covered.fill(1, match.first, match.last)
    hits.push({ first: match.first, last: match.last, valence: Number(match.id), source: 'phrase' })
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const kind = tokens[at]?.kind
    if (covered[at] === 1 || (kind !== 'word' && kind !== 'emoticon' && kind !== 'emoji')) continue
    const add = (valence: number, length: number, source: ValenceHit['source']): void => {
      const value = modified(valence, text.forms, at, text.sentenceFirst[at] ?? 0)
      hits.push({ first: at, last: at + length, valence: value, source })
    }
    const compound = compoundAt(tokens, text.forms, at)
    if (compound !== undefined) {
      add(compound.valence, compound.length, 'own')
      at += compound.length - 1
      continue
    }
    const { own, vader } = wordValence((kind === 'word' ? text.forms[at] : tokens[at]?.text) ?? '')
    if (own === 0 && vader === 0) continue
    add(own !== 0 && vader !== 0 ? (own + vader) / 2 : own + vader, 1, own === 0 ? 'vader' : 'own')
  }
  return hits.map((hit) => weighted(hit, text.forms[hit.first] ?? ''))
}
