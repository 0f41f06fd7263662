import { NAME, SILENT } from '../text/canonical.ts'
import type { Reading } from '../text/reading.ts'
import type { Token, TokenRange } from '../text/tokens.ts'
import { type Window, windowsOf } from '../text/windows.ts'
import type { Digs } from './digs.ts'
import { weightOf } from './linear-model.ts'

/** A window to encode: its weight in the score and the share of its words inside digs. */
type Stretch = { window: Window; share: number; text: string; dug: number }

/** A phrase and the window's text without it. */
export type Phrase = TokenRange & { stretch: Stretch; without: string; isDug: boolean }

/** Encoder input of one text. */
export type Plan = { stretches: Stretch[]; phrases: Phrase[] }

/** UTF-16 units encoded per text, about a tenth of a second of work; longer texts are sampled evenly. */
const MOST_UNITS = 800
/** Ablated phrases and units encoded for them: less than a second of work. */
const MOST_PHRASES = 60
const MOST_PHRASE_UNITS = 6_000

/** Placeholder for names, which must not affect a score. */
const ANY_NAME = 'Sam'

const asWritten = (form: string, { text }: Token): string => {
  if (text.length > 1 && text === text.toUpperCase()) return form.toUpperCase()
  return /^\p{Lu}/u.test(text) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

/** A token as the encoder reads it, with identity terms and dialects folded. */
const spoken = (token: Token, form: string): string => {
  if (token.kind === 'link') return 'link'
  if (token.kind !== 'word' || form === token.lower) return token.text
  if (form === SILENT) return ''
  return form === NAME ? ANY_NAME : asWritten(form.replace(/[<>]/g, '').replaceAll('-', ' '), token)
}

/** Encoder text of a window, without the phrase `without`. @source sources.md#identity-folding */
const wordingOf = ({ tokens, forms }: Reading, { first, last }: TokenRange, without?: TokenRange): string => {
  let wording = ''
  for (let at = first; at < last; at += 1) {
    const token = tokens[at]
    if (token === undefined || (without !== undefined && at >= without.first && at < without.last)) continue
    const word = spoken(token, forms[at] ?? '')
    wording += word !== '' && wording !== '' && token.spaced ? ` ${word}` : word
  }
  return wording
}

const unitsOf = ({ tokens }: Reading, { first, last }: TokenRange): number =>
  (tokens[last - 1]?.end ?? 0) - (tokens[first]?.start ?? 0)

const shareOf = (inside: Uint8Array, { first, last }: TokenRange): number =>
  inside.subarray(first, last).reduce((sum, one) => sum + one, 0) / Math.max(1, last - first)

/** All windows, or a sample within the limit. */
const stretchesOf = (reading: Reading, { inside }: Digs): Stretch[] => {
  const windows = windowsOf(reading)
  const units = windows.reduce((sum, window) => sum + unitsOf(reading, window), 0)
  const count = Math.max(1, Math.floor(windows.length * Math.min(1, MOST_UNITS / units)))
  const chosen = windows.filter(
    (_, at) => Math.floor(((at + 1) * count) / windows.length) > Math.floor((at * count) / windows.length),
  )
  const total = chosen.reduce((sum, window) => sum + weightOf(window), 0)
  return chosen.map((window) => ({
    window,
    share: weightOf(window) / total,
    text: wordingOf(reading, window),
    dug: shareOf(inside, window),
  }))
}

const PAUSE = /^[,;:–—-]/

/** Phrases of up to `words` words, split at commas. */
const partsOf = ({ tokens, phrases }: Reading, { first, last }: TokenRange, words: number): TokenRange[] => {
  const parts: TokenRange[] = []
  let [from, held] = [first, 0]
  for (let at = first; at < last; at += 1) {
    if (tokens[at]?.kind === 'word') held += 1
    const next = at + 1
    const ends = next === last || (phrases.sentenceLast[at] ?? 0) === next
    const pauses = held > 1 && PAUSE.test(tokens[at]?.text ?? '')
    const isFull = held >= words && tokens[next]?.kind === 'word'
    if (!ends && !pauses && !isFull) continue
    parts.push({ first: from, last: next })
    from = next
    held = 0
  }
  return parts
}

const SIZES = [3, 4, 6, 9, 14, 24, 48]

/** Phrases to ablate; longer parts if there are too many. */
const phrasesOf = (reading: Reading, stretches: readonly Stretch[], { inside }: Digs): Phrase[] => {
  const units = stretches.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, stretches.length)
  const most = Math.min(MOST_PHRASES, Math.floor(MOST_PHRASE_UNITS / Math.max(1, units)))
  const cut = SIZES.map((words) =>
    stretches.map((stretch) => ({ stretch, parts: partsOf(reading, stretch.window, words) })),
  )
  const fitting = cut.find((all) => all.reduce((sum, { parts }) => sum + parts.length, 0) <= most) ?? cut.at(-1) ?? []
  return fitting
    .filter(({ parts }) => parts.length > 1)
    .flatMap(({ stretch, parts }) =>
      parts.map((part) => ({
        ...part,
        stretch,
        without: wordingOf(reading, stretch.window, part),
        isDug: shareOf(inside, part) > 0,
      })),
    )
    .slice(0, most)
}

/** Plans the encoder input, with ablations if `reasons`. */
export const planOf = (reading: Reading, digs: Digs, reasons: boolean): Plan => {
  const stretches = stretchesOf(reading, digs)
  return { stretches, phrases: reasons ? phrasesOf(reading, stretches, digs) : [] }
}

/** Distinct texts of a plan. */
export const textsOf = ({ stretches, phrases }: Plan): string[] => [
  ...new Set([...stretches.map(({ text }) => text), ...phrases.map(({ without }) => without)]),
]
