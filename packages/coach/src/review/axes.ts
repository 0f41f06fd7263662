import { VOTES } from '@understory/language/language'
import { content } from '../content.ts'
import { capital, wordCount } from '../understand/text.ts'
import { endIn, straight, swap } from './edit.ts'
import { factsOf, sameFacts } from './facts.ts'
import type { Unit } from './letter.ts'
import { RULES } from './rules.ts'

export type Axis = 'shorter' | 'nicer' | 'formal' | 'casual' | 'firmer' | 'grammar'

/** A sentence, greeting or close changed along an axis by closed pairs. */
export function along(axis: Exclude<Axis, 'shorter'>, sentence: string): string {
  let text = sentence
  for (const { pattern, put } of RULES[axis]) {
    for (let round = 0; round < 8; round += 1) {
      const done = swap(text, pattern, put)
      if (!done || done.text === text || (done.text.trim() !== '' && !sameFacts(text, done.text))) break
      text = done.text
    }
  }
  if (axis === 'firmer' && /^please\b/i.test(text) && /\?\s*$/.test(text)) text = endIn(text, '.')
  return text
}

const WORD = /(?<![\p{L}'’@/._-])\p{L}+(?![\p{L}'’@/_-])/gu

const SPANISH = new Set(VOTES.flatMap(([language, words]) => (language === 'es' ? [...words] : [])))
/** English too, so no sign of Spanish. */
const SHARED = new Set(['no', 'me', 'a', 'con', 'te', 'lo'])

/** Whether the words beside a stretch are Spanish: "no es posible" is spelled well. */
function isAmongSpanish(before: string, after: string): boolean {
  const beside = [...(before.match(/\p{L}+/gu)?.slice(-2) ?? []), ...(after.match(/\p{L}+/gu)?.slice(0, 2) ?? [])]
  return beside.some(
    (word) => /[áéíóúñ]/i.test(word) || (SPANISH.has(word.toLowerCase()) && !SHARED.has(word.toLowerCase())),
  )
}

/**
 * A sentence without the misspellings that can be only one word. A capital inside a sentence may be a name and stays, and
 * so does what stands among Spanish words.
 */
export function spelled(sentence: string): string {
  return sentence.replace(WORD, (word, at: number) => {
    const small = word.toLowerCase()
    // "constructor" is a word that every object answers to.
    const right = Object.hasOwn(content.spellings, small) ? content.spellings[small] : undefined
    const before = sentence.slice(Math.max(0, at - 40), at)
    const after = sentence.slice(at + word.length, at + word.length + 40)
    if (right === undefined || (word !== small && /\S/.test(before)) || isAmongSpanish(before, after)) return word
    return word === small ? right : capital(right)
  })
}

export const EMPTY =
  /^(?:i hope (?:this|my|that|you|all|everything)[^.!?]{0,50}(?:well|good|great|nice|safe)[^.!?]{0,25}|hope (?:you|all|this)[^.!?]{0,40}|(?:so )?sorry for the (?:long|lengthy|late|wordy|rambling)[^.!?]{0,30}|sorry (?:for rambling|to bother you|for bothering you)[^.!?]{0,20}|i know you(?:'re| are) [\w ]{0,20}busy|no worries (?:at all )?if not|just (?:checking in|following up|circling back)|(?:does|not sure if|i hope|hope) (?:that|this) makes? (?:any )?sense|just my two cents|anyway|i don't (?:really )?know (?:how|where) to (?:start|say this)[^.!?]{0,20}|thank you (?:so much )?for (?:your time|reading|taking the time)[^.!?]{0,40})[.!?\s]*$/i
const WANT =
  /\?|\b(?:please|let me know|could you|can you|would you|i need|i want|i'd like|i would like|i am asking|i'm asking)\b/i
const NEWS =
  /\b(?:unfortunately|can't|cannot|won't|will not|cancel\w*|resign\w*|leaving|moving|need to talk|miss you|quit\w*|break up|sorry|love|thank|over|broken|not working)\b/i

/** What a sentence is worth where a text must lose some. */
function worth({ text, role }: Unit, isFirst: boolean): number {
  if (role !== 'body') return 9
  const plain = straight(text)
  if (EMPTY.test(plain) && sameFacts(text, '')) return 0
  if (factsOf(text).length > 0) return 8
  return (
    (WANT.test(plain) ? 4 : 0) +
    (NEWS.test(plain) ? 2 : 0) +
    (isFirst ? 2 : 0) +
    (/\bi (?:feel|felt|was)\b/i.test(plain) ? 1 : 0)
  )
}

const SHARE = 0.6

/** Fewer sentences: those without facts, wish or news go first, until three fifths are left. Facts stay. */
export function shortened(units: readonly Unit[]): Unit[] {
  const total = units.reduce((sum, { text }) => sum + wordCount(text), 0)
  const firstBody = units.findIndex(({ role }) => role === 'body')
  const ranked = units
    .map((unit, at) => ({ at, unit, worth: worth(unit, at === firstBody), words: wordCount(unit.text) }))
    .filter((each) => each.worth < 8)
    .toSorted((a, b) => a.worth - b.worth || b.words - a.words)
  const gone = new Set<number>()
  let left = total
  const bodies = units.filter(({ role, text }) => role === 'body' && text !== '').length
  for (const { at, worth: value, words } of ranked) {
    const isEnough = left <= total * SHARE || gone.size >= bodies - 1
    if (value > 0 && (isEnough || value >= 4)) continue
    gone.add(at)
    left -= words
  }
  return units.map((unit, at) => (gone.has(at) && bodies > gone.size ? { ...unit, text: '' } : unit))
}
