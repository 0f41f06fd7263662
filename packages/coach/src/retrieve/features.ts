import { ownPartIn } from '../read/own-part.ts'
import { type Mention, peopleIn } from '../read/people.ts'
import type { Reading } from '../read/reading.ts'
import { ROLES } from '../read/roles.ts'
import { chooseTo } from '../read/slots.ts'
import type { Shadow } from '../text/shadow.ts'
import { STOP } from '../text/stop-words.ts'
import { type Stretch, type Word, wordsOf } from '../text/words.ts'
import { intentsIn } from './intents.ts'
import type { Told } from './pieces.ts'
import { RING_OF } from './synonyms.ts'

/** What retrieval sees of a text: weighted tokens, the stems of its content words, and its stretches as they were told. */
export type Features = { tokens: Map<string, number>; stems: string[]; told: Told[] }

/** Of no text yet. */
export const noFeatures = (): Features => ({ tokens: new Map(), stems: [], told: [] })

const RING_WEIGHT = 0.5
const CIRCLE_WEIGHT = 0.7

const COMMON_WEIGHT = 0.35
/** Circles whose nouns stand in any situation: a boyfriend is no topic, a landlord is. */
const COMMON: ReadonlySet<string> = new Set(['kin', 'in-law', 'partner', 'friend', 'boss', 'work', 'near-by'])

/** Words of time and course, in any story. */
const DULL: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december tomorrow yesterday tonight night morning evening afternoon month year hour minute second weekend happened happen start end look looks looking went year old big new long hard easy bad nice great good high low left right found told asked work home life place part point since nearly whole actually sure full told honest answer point show'.split(
    ' ',
  ),
)
const DULL_WEIGHT = 0.45
const PAIR_WEIGHT = 0.5
const INTENT_WEIGHT = 0.8
const HEARER_WEIGHT = 0.4
/** What the person does about it by habit, beside what it is about. */
const OWN_PART_WEIGHT = 0.3

/** Small words that make a situation: a bare "no", "can't come", "never wrote". */
const SPEAKING_SMALL: ReadonlyMap<string, string> = new Map([
  ['no', 'no'],
  ['not', "n't"],
  ['never', 'never'],
  ['always', 'always'],
  ['again', 'again'],
  ['yes', 'yes'],
  ['say', 'say'],
  ['tell', 'tell'],
  ['help', 'help'],
])

/** Pairs of small words that make a situation by themselves. */
const TELLING_PAIRS: ReadonlySet<string> = new Set([
  'too much',
  'too many',
  'more time',
  'day off',
  'days off',
  'time off',
])

/** Two neighbors say more than each alone: "day off", "on read", "turned down". */
const addPairs = (add: (token: string, by: number) => void, words: readonly Word[], weight: number): void => {
  for (let i = 1; i < words.length; i += 1) {
    const [one, two] = [words[i - 1], words[i]]
    if (
      !one ||
      !two ||
      two.start - one.end > 1 ||
      (one.stop && two.stop && !/n't$|^no$/.test(one.text) && !TELLING_PAIRS.has(`${one.text} ${two.text}`)) ||
      /^\d/.test(one.text)
    )
      continue
    add(`${one.stem}_${two.stem}`, PAIR_WEIGHT * weight)
  }
}

const PARTICLE: ReadonlySet<string> = new Set('out up off down back away over in through around'.split(' '))
/** Words that may stand between a verb and its particle: "ask her out", "let somebody down". */
const BETWEEN: ReadonlySet<string> = new Set(
  'him her them me us you it somebody someone everybody people my our the a his their this that'.split(' '),
)
const NO_VERB = /^(?:i|he|she|they|we|to|and|is|was|be|been|am|are|of|not|no|so|just|right|all|way|day|week|one|two)$/
const VERB_REACH = 4

/** A verb and its particle mean what neither does alone: "asked her out", "came out", "talks back". */
const addParticles = (add: (token: string, by: number) => void, words: readonly Word[], weight: number): void => {
  words.forEach((particle, at) => {
    if (!PARTICLE.has(particle.text)) return
    for (let back = 1; back <= VERB_REACH; back += 1) {
      const word = words[at - back]
      if (!word) return
      if (BETWEEN.has(word.text) || ROLES.has(word.text)) continue
      if (!NO_VERB.test(word.text) && !/^\d/.test(word.text)) add(`${word.stem}^${particle.text}`, PAIR_WEIGHT * weight)
      return
    }
  })
}

/** "His mother" beside a husband is a mother-in-law. */
const isInLaw = (mention: Mention, at: number, all: readonly Mention[]): boolean =>
  mention.circle === 'kin' &&
  /^(?:his|her|their) /.test(mention.person.np) &&
  all.slice(0, at).some(({ circle }) => circle === 'partner')

/** Runs of words that stand together in the text. */
const stretchesOf = (words: readonly Word[]): Stretch[] => {
  const found: Stretch[] = []
  for (const word of words) {
    const last = found.at(-1)
    if (last && word.start - last.end < 8) last.end = word.end
    else found.push({ start: word.start, end: word.end })
  }
  return found
}

/** Adds the tokens of one stretch of words; later calls add up. */
export const addFeatures = (into: Features, shadow: Shadow, words: readonly Word[], weight: number): void => {
  const add = (token: string, by: number): void => {
    into.tokens.set(token, Math.max(into.tokens.get(token) ?? 0, by))
  }
  const mentions = peopleIn(shadow, words)
  mentions.forEach((each, at) => {
    const circle = isInLaw(each, at, mentions) ? 'in-law' : each.circle
    if (circle !== 'none') add(`@${circle}`, CIRCLE_WEIGHT * weight)
    if (each.person.minor) add('@minor', CIRCLE_WEIGHT * weight)
  })
  const hearer = chooseTo(words, mentions).to?.circle
  if (hearer !== undefined && hearer !== 'none') add(`>${hearer}`, HEARER_WEIGHT * weight)
  for (const word of words) {
    const ring = RING_OF.get(word.stem)
    if (ring) add(ring, RING_WEIGHT * weight * (COMMON.has(ROLES.get(word.text)?.circle ?? 'none') ? COMMON_WEIGHT : 1))
    if (STOP.has(word.text)) {
      const small = SPEAKING_SMALL.get(word.stem)
      if (small !== undefined) add(`=${small}`, 0.25 * weight)
      else if (word.text.endsWith("n't")) add("=n't", 0.25 * weight)
      continue
    }
    if (/^\d/.test(word.text)) continue
    // who it is says little about what it is; the circle has its own token
    const common = COMMON.has(ROLES.get(word.text)?.circle ?? 'none')
    if (!into.tokens.has(word.stem) && !common) into.stems.push(word.stem)
    add(word.stem, weight * (common ? COMMON_WEIGHT : DULL.has(word.text) || DULL.has(word.stem) ? DULL_WEIGHT : 1))
  }
  addPairs(add, words, weight)
  addParticles(add, words, weight)
  for (const stretch of stretchesOf(words)) {
    const text = shadow.text.slice(stretch.start, stretch.end)
    into.told.push({ text, weight })
    for (const intent of intentsIn(text)) add(intent, INTENT_WEIGHT * weight)
  }
}

/** Tokens of a plain text of ours: a way that people put a situation, a key. */
export const featuresOf = (shadow: Shadow): Features => {
  const into = noFeatures()
  addFeatures(into, shadow, wordsOf(shadow.text), 1)
  return into
}

const inside = (word: Word, at: Stretch): boolean => word.start >= at.start && word.end <= at.end

/** Tokens of the person's situation over several turns: the newest in full, earlier ones at half weight, drafts lightly. */
export const featuresOfTurns = (readings: readonly Reading[], extra?: Shadow): Features => {
  const into = noFeatures()
  readings.toReversed().forEach((reading, age) => {
    const { all } = reading
    const own = all.filter((word) => reading.situation.some((at) => inside(word, at)))
    const weight = age === 0 ? 1 : 0.5
    const part = ownPartIn(reading.shadow.text)
    const inPart = (word: Word): boolean => part !== undefined && inside(word, part)
    addFeatures(
      into,
      reading.shadow,
      own.filter((word) => !inPart(word)),
      weight,
    )
    addFeatures(into, reading.shadow, own.filter(inPart), weight * OWN_PART_WEIGHT)
    const { draft } = reading.zones
    if (draft) addFeatures(into, reading.shadow, all.filter((word) => inside(word, draft)).slice(0, 80), 0.3)
  })
  if (extra) addFeatures(into, extra, wordsOf(extra.text).slice(0, 40), 0.5)
  return into
}
