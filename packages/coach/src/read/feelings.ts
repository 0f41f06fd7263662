import type { Word } from '../text/words.ts'

/** Feelings that get their own words back. */
export type FeelingFamily =
  | 'fear'
  | 'anger'
  | 'hurt'
  | 'sad'
  | 'guilt'
  | 'shame'
  | 'lonely'
  | 'overload'
  | 'stuck'
  | 'tired'
  | 'sick'
  | 'jealous'

type Feeling = { word: string; family: FeelingFamily; strength: 1 | 2 | 3; at: number }

const LEXICON: Record<FeelingFamily, readonly [string, string, string]> = {
  fear: [
    'nervous anxious worried tense uneasy jittery',
    'scared afraid dreading dread stressed shaking',
    'terrified panicking petrified panic',
  ],
  anger: ['annoyed irritated bothered', 'angry mad frustrated resentful pissed fuming', 'furious livid enraged'],
  hurt: [
    'disappointed',
    'hurt stung insulted offended disrespected unappreciated ignored',
    'betrayed humiliated crushed heartbroken devastated',
  ],
  sad: ['sad down blue low', 'miserable upset crying', 'broken'],
  guilt: ['bad', 'guilty guilt selfish regret remorse', 'awful horrible'],
  shame: ['awkward silly', 'embarrassed stupid dumb foolish ashamed pathetic', 'mortified'],
  lonely: ['excluded', 'lonely alone invisible unheard', 'abandoned'],
  overload: ['busy', 'overwhelmed stretched swamped', 'drowning burned burnt'],
  stuck: ['unsure torn confused lost', 'stuck clueless blank frozen', 'helpless hopeless'],
  tired: ['tired', 'exhausted drained', 'worn'],
  sick: ['queasy', 'sick nauseous', ''],
  jealous: ['', 'jealous envious', ''],
}

type Entry = { family: FeelingFamily; strength: 1 | 2 | 3 }
const TABLE: ReadonlyMap<string, Entry> = new Map(
  Object.entries(LEXICON).flatMap(([family, levels]) =>
    levels.flatMap((words, level) =>
      words
        .split(' ')
        .filter((word) => word !== '')
        .map((word): [string, Entry] => [
          word,
          { family: family as FeelingFamily, strength: (level + 1) as 1 | 2 | 3 },
        ]),
    ),
  ),
)

/** Whether a word names a feeling, whoever has it. */
export const isFeeling = (word: string): boolean => TABLE.has(word)

const MINE = new Set(['i', "i'm", 'im', 'me', 'feel', 'feeling', 'felt', "i've", 'myself', 'we', "we're"])
const THEIRS = new Set([
  'he',
  'she',
  'they',
  "he's",
  "she's",
  "they're",
  'you',
  "you're",
  'it',
  "it's",
  'her',
  'him',
  'them',
  'who',
])
const DEGREE = new Set([
  'so',
  'very',
  'really',
  'super',
  'pretty',
  'too',
  'kind',
  'of',
  'a',
  'bit',
  'little',
  'still',
  'just',
  'always',
  'such',
  'and',
  'extremely',
  'incredibly',
  'absolutely',
  'totally',
  'rather',
  'get',
  'getting',
  'makes',
  'now',
])
/** Needs "i feel" before it: elsewhere these words speak of things. */
const WEAK = new Set([
  'bad',
  'down',
  'low',
  'lost',
  'blank',
  'alone',
  'sick',
  'broken',
  'mad',
  'ignored',
  'burned',
  'burnt',
  'worn',
  'hurt',
  'awful',
  'horrible',
  'blue',
  'drowning',
  'silly',
  'stupid',
  'dumb',
  'awkward',
  'busy',
  'crying',
  'torn',
  'offended',
  'insulted',
  'selfish',
  'hopeless',
  'shaking',
  'upset',
  'tired',
])
const NOT = new Set(['not', "don't", "isn't", "aren't", 'never', 'no', "wasn't", 'without', 'nor'])

const TAKEN_FOR = /^(?:think|thinks|thought|assume|assumes|believe|believes)$/

const subjectBefore = (words: readonly Word[], at: number): 'mine' | 'theirs' | 'none' => {
  for (let i = at - 1; i >= Math.max(0, at - 5); i -= 1) {
    const { text } = words[i] ?? { text: '' }
    // "people think I'm angry" is their word
    if (MINE.has(text)) return TAKEN_FOR.test(words[i - 1]?.text ?? '') ? 'theirs' : 'mine'
    if (
      THEIRS.has(text) ||
      (i > 0 &&
        /^(?:is|was|gets|got|seems?|looks|looked|sounds|sounded|seemed|are|were)$/.test(text) &&
        words[i - 1]?.text !== 'i')
    )
      return 'theirs'
    if (!DEGREE.has(text) && text !== 'am' && text !== 'was') return 'none'
  }
  return 'none'
}

const MAKES = /^(?:makes?|made|making)$/
/** How far before a feeling it may stand who is made to have it. */
const MADE_REACH = 5

/** "My comments make people angry": it is not the writer who is. */
const madeSo = (words: readonly Word[], at: number): boolean => {
  const lead = words.slice(Math.max(0, at - MADE_REACH), at)
  const whom = lead[lead.findIndex(({ text }) => MAKES.test(text)) + 1]?.text
  return lead.some(({ text }) => MAKES.test(text)) && whom !== undefined && !MINE.has(whom) && !DEGREE.has(whom)
}

/** The strongest feeling that the person names as their own, if any; "she is angry" is not theirs. */
export const feelingIn = (words: readonly Word[]): Feeling | undefined => {
  let best: Feeling | undefined
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]
    const hit = word ? TABLE.get(word.text) : undefined
    if (!word || !hit) continue
    const subject = subjectBefore(words, i)
    if (subject === 'theirs' || madeSo(words, i) || (subject === 'none' && WEAK.has(word.text))) continue
    if (words.slice(Math.max(0, i - 3), i).some((each) => NOT.has(each.text))) continue
    if (
      word.text === 'bad' &&
      !/^(?:feel|feeling|felt)$/.test(words[i - 1]?.text ?? '') &&
      !/^(?:so|really)$/.test(words[i - 1]?.text ?? '')
    )
      continue
    if (word.text === 'lost' && words[i + 1] && !/^(?:and|here|with|on)$/.test(words[i + 1]?.text ?? '')) continue
    // "i am sick today" is no feeling
    if (word.text === 'sick' && !/^(?:feel|feeling|felt|me|so)$/.test(words[i - 1]?.text ?? '')) continue
    if (word.text === 'blue' || (word.text === 'mad' && words[i + 1]?.text === 'at' && subject !== 'mine')) continue
    if (!best || hit.strength > best.strength) best = { word: word.text, ...hit, at: i }
  }
  return best
}
