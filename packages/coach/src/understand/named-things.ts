import type { Reading } from '@understory/insight/text/reading'
import type { Token } from '@understory/insight/text/tokens'
import { stemOf } from '@understory/language/words'
import { anyOf, type Mention } from './roles.ts'

/** Nouns that name nothing one could talk about. */
const VAGUE = new Set(
  `thing things stuff one ones way ways time times lot lots bit something anything nothing everything part place kind sort people
  person someone everyone guy guys man woman men women boy girl kid kids lady ladies gentleman day days week weeks month months year
  years hour hours minute minutes second seconds morning night evening afternoon today tomorrow yesterday tonight weekend number name
  names end side point fact idea reason problem question word words face hand hands head eye eyes ear ears mind heart life thanks lol
  omg god summer summers winter spring fall rest other others half quarter matter case home moment chance turn ok okay yes no hell shit
  damn crap dude bro laugh pity dozen couple pair bunch ton front back top left right middle show sweetheart dollar dollars euro euros
  cent min mins hrs til tmrw im gonna wanna pic pics dm msg lol cuz mistake comfort midnight noon breakfast lunch like miss mix`.split(
    /\s+/,
  ),
)
/** Somebody, by what they do: "librarian", "florist", "innkeeper". */
const PERSON = /\w{3}(?:ian|(?<!(?:play|check|wait|short|black)l)ist|keeper|owner|woman|(?<!otto|snow)man)$/
const DAY = anyOf(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
/** Words before a noun that tell nothing about it. */
const EMPTY =
  /^(?:last|next|same|other|whole|first|second|third|own|few|many|more|much|such|little|new|several|only|good|bad|old|big|great|best|right|real|actual|stupid|damn|entire|every|single)$/
const MINE = /^(?:my|our)$/
const PRONOUN = /^(?:i|he|she|it|we|they|you|me|him|us|them|who|i'm|im|it's)(?:'\w+)?$/
const MOST_WORDS = 3
/** So many are looked at, the first ones of a message. */
const MOST = 8

const isNamed = (tag: string | undefined) =>
  tag === 'ADJ' || tag === 'NOUN' || tag === 'PROPN' || tag === 'NUM' || tag === 'PART'
const isPlain = ({ kind }: Token) => kind === 'word' || kind === 'number'

/** What a message names: as it stands there, and as it's said to somebody. */
export type Thing = { raw: string; text: string }

/** The short things that a message names, as they are said to somebody: "my sunday shift", "the hall clock". */
export function thingsIn({ tokens, tags }: Reading, mentions: readonly Mention[]): Thing[] {
  const people = new Set(mentions.map(({ end }) => end))
  const things = new Map<string, Thing>()
  for (let at = 0; at < tokens.length && things.size < MOST; at += 1) {
    if (!isNamed(tags[at]) || tags[at] === 'PART') continue
    let end = at + 1
    while (end < tokens.length && isNamed(tags[end]) && isPlain(tokens[end] as Token) && tokens[end]?.breaks === 0)
      end += 1
    const from = at
    at = end
    while (end > from && tags[end - 1] !== 'NOUN') end -= 1
    if (end - from > 1 && isVerb(tokens[end - 1], tokens[end])) end -= 1
    const noun = tokens[end - 1]
    if (end === from || !noun || !isThing(noun) || people.has(noun.end)) continue
    let first = Math.max(from, end - MOST_WORDS)
    while (
      first < end - 1 &&
      (EMPTY.test(tokens[first]?.lower ?? '') || tags[first] === 'NUM' || tags[first] === 'PART')
    )
      first += 1
    const words = tokens.slice(first, end)
    if (words.some(({ kind, lower }) => kind === 'number' || PRONOUN.test(lower)) || isClause(words)) continue
    const said = words.map((token) => (/^[A-Z]{3,}$/.test(token.text) ? token.lower : token.text))
    const before = isOwned(words) ? [tokens[first - 1]] : [tokens[first - 1], tokens[from - 1]]
    const owner = before.find((token) => token && MINE.test(token.lower))
    const stem = stemOf(noun.lower)
    const raw = said.join(' ')
    if (!things.has(stem))
      things.set(stem, { raw, text: isOwned(words) && !owner ? raw : `${owner?.lower ?? 'the'} ${raw}` })
  }
  return [...things.values()]
}

/** "Youngest starts school" looks like a noun to the tagger: a word in -s before the last one is mostly a verb. */
const isClause = (words: readonly Token[]) => words.slice(0, -1).some(({ lower }) => /[^s']s$/.test(lower))
const isOwned = ([first]: readonly Token[]) => /'s$/.test(first?.lower ?? '')

/** "Whistles" in "the boy whistles the same notes": an object follows. */
function isVerb(word: Token | undefined, next: Token | undefined): boolean {
  return (
    /[a-z]s$/.test(word?.lower ?? '') &&
    /^(?:the|a|an|my|our|his|her|their|me|him|us|them|"|“)$/.test(next?.lower ?? '')
  )
}

function isThing({ lower, text }: Token): boolean {
  return /^[a-z-]{3,}$/i.test(text) && !VAGUE.has(lower) && !PERSON.test(lower) && lower.search(DAY) < 0
}
