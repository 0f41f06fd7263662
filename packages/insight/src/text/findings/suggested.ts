import type { Stretch } from '../code.ts'
import { apart, without } from '../cues.ts'
import { NOTES, noteOf, SUGGESTIONS } from '../lexicon.ts'
import { matchBook, phraseBook } from '../phrases.ts'
import { excerptOf, type Reading, sentenceAt } from '../reading.ts'
import { capitalized } from './stance.ts'
import { NEAR, saysWhen } from './time.ts'
import type { FindingWeight, Found } from './types.ts'

type SuggestedKind = keyof typeof SUGGESTIONS

const KINDS = Object.keys(SUGGESTIONS) as SuggestedKind[]
/** The index in the list serves as id. */
const numbered = (kind: SuggestedKind, isException: boolean) =>
  SUGGESTIONS[kind].flatMap(({ id, pattern }, at) =>
    (id === 'unless') === isException ? [{ id: String(at), pattern }] : [],
  )
const BOOK = phraseBook(KINDS.flatMap((kind) => [numbered(kind, false), numbered(kind, true)]))

const ASKS =
  /\b(?:please|kindly|pls|you|your|you're|need|let me know|let's|we must|have to|must)\b|^\W*(?:urgent|time is)|[,;:] (?:so |and )?(?:drop|send|reply|answer|call|fix|finish)\b/i
const DENIAL = /\b(?:not|never|no|cannot|\w+n['’]t)\b[^,.;:!?]{0,60}$/i

/** Whether urgency is requested, not reported or negated. */
const isAsked = (reading: Reading, at: number, start: number): boolean => {
  const { text, sentences, tags } = reading
  const sentence = sentences[sentenceAt(reading, at)]
  if (sentence === undefined) return false
  const from = Math.max(sentence.start, start - NEAR)
  const words = text.slice(from, Math.min(sentence.end, start + NEAR))
  const opensWithVerb = tags[sentence.first] === 'VERB'
  return (ASKS.test(words) || opensWithVerb || words.length < 40) && !DENIAL.test(text.slice(from, start))
}

/** Contexts among close people, where clichés are harmless. */
const CLOSE = new Set(['Personal', 'Family', 'Faith', 'Social'])

/** Findings with a suggested rewrite, and the literal uses of blame. */
export const suggestedFindings = (reading: Reading, context: string): { suggested: Found[]; spared: Stretch[][] } => {
  const matches = matchBook(BOOK, reading.phrases)
  const spared = KINDS.flatMap((kind, at) =>
    kind === 'blame' || kind === 'passive-aggressive'
      ? [apart(matches[2 * at + 1] ?? []).map((match) => excerptOf(reading, match))]
      : [],
  )
  const suggested = KINDS.flatMap((kind, at) =>
    without(matches[2 * at] ?? [], matches[2 * at + 1] ?? []).flatMap((match): Found[] => {
      const said = SUGGESTIONS[kind][Number(match.id)]
      if (said === undefined) return []
      const whole = excerptOf(reading, match)
      if (kind === 'urgency' && (saysWhen(reading, match.first) || !isAsked(reading, match.first, whole.start)))
        return []
      const part = said.part?.exec(whole.text.replaceAll('’', "'"))
      const start = whole.start + (part?.index ?? 0)
      const end = part ? start + part[0].length : whole.end
      const weight: FindingWeight = kind === 'cliche' && CLOSE.has(context) ? 'note' : 'suggestion'
      const found: Found = { kind, rule: `${kind}/${said.id}`, start, end, reason: noteOf(kind, said.id), weight }
      if (said.rewrite === undefined || (said.part && !part))
        return [kind === 'cliche' ? { ...found, reason: NOTES.cliche.cut } : found]
      const opens = start === whole.start && reading.phrases.sentenceFirst[match.first] === match.first
      return [{ ...found, rewrite: opens ? capitalized(said.rewrite) : said.rewrite }]
    }),
  )
  return { suggested, spared }
}
