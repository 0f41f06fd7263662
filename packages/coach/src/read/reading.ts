import { spell } from '../retrieve/vocabulary.ts'
import { withoutMarkup } from '../text/markup.ts'
import { type Shadow, shade } from '../text/shadow.ts'
import { stem } from '../text/stem.ts'
import { STOP } from '../text/stop-words.ts'
import { type Stretch, sentencesOf, type Word, wordsOf } from '../text/words.ts'
import type { Slots } from '../types.ts'
import { type Mention, peopleIn } from './people.ts'
import { slotsIn } from './slots.ts'
import { type Zones, zonesOf } from './zones.ts'

/** One turn of the person, read once. `told` is narration as one string, `situation` narration and reported speech. */
export type Reading = {
  turn: number
  shadow: Shadow
  zones: Zones
  /** All words, slips repaired. */
  all: readonly Word[]
  /** Words of the narration only. */
  words: readonly Word[]
  mentions: readonly Mention[]
  told: string
  situation: readonly Stretch[]
  slots: Slots
  wordCount: number
}

const within = (at: Word, stretch: Stretch): boolean => at.start >= stretch.start && at.end <= stretch.end

/** A capital inside a sentence is a name and stays. */
const mended = (shadow: Shadow, word: Word): Word => {
  const better = spell(word.text)
  if (better === undefined || /\p{Lu}/u.test(shadow.raw[shadow.at[word.start] ?? 0] ?? '')) return word
  return { ...word, text: better, stem: stem(better), stop: STOP.has(better), slip: true }
}

/** Reads one turn: reading copy, zones, people and slots. Never throws, whatever the text. */
export const readTurn = (content: string, turn: number): Reading => {
  const shadow = shade(withoutMarkup(content))
  const zones = zonesOf(shadow)
  const all = wordsOf(shadow.text).map((word) => mended(shadow, word))
  const words = all.filter((word) => zones.narration.some((each) => within(word, each)))
  const mentions = peopleIn(shadow, words)
  const slots = slotsIn(shadow, turn, zones.narration, words, mentions, zones.draft)
  const told = zones.narration
    .map((each) => shadow.text.slice(each.start, each.end))
    .join(' \n ')
    .trim()
  const situation = [...zones.narration, ...zones.reported].sort((a, b) => a.start - b.start)
  return { turn, shadow, zones, all, words, mentions, told, situation, slots, wordCount: all.length }
}

/** Sentences of the person's own telling. */
export const toldSentences = (reading: Reading): Stretch[] =>
  reading.zones.narration.flatMap((each) =>
    sentencesOf(reading.shadow.text.slice(each.start, each.end)).map((at) => ({
      start: at.start + each.start,
      end: at.end + each.start,
    })),
  )
