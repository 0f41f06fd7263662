import { isFamiliar } from '@understory/insight/text/familiar'
import { capital, wordCount } from '../understand/text.ts'
import { endIn, type Put, straight, swap } from './edit.ts'
import { sameFacts } from './facts.ts'
import { RULES, type Rule } from './rules.ts'

/** An edit that was made, and the words that it took. */
type Step = { text: string; kind: 'hedge' | 'date' | 'long' | 'shout' | 'wordy'; words: string }

const HEDGE_WORDS =
  /\b(?:just|maybe|possibly|perhaps|kind of|kinda|sort of|i guess|i think|i suppose|wondering|might|a bit|a little|hopefully|no worries if not|if (?:that's|it's|that is) (?:ok|okay|alright|possible|not too much)|i was hoping|any chance|not an expert|makes? (?:any )?sense|stupid question|silly question)\b/gi

export const countHedges = (text: string): number => straight(text).match(HEDGE_WORDS)?.length ?? 0

function step(text: string, kind: Step['kind'], pattern: RegExp, put: Put): Step | undefined {
  const done = swap(text, pattern, put)
  const isFit = done && done.text.trim() !== '' && done.text !== text && sameFacts(text, done.text)
  return isFit && wordCount(done.text) > 1 ? { text: done.text, kind, words: done.words } : undefined
}

/** A request that was a statement ends in a question mark; a clause behind it stands by itself. */
function asked(text: string): string {
  const comma = straight(text).search(/,? (?:but|and|so) (?=(?:i|it|we|he|she|they|there|my|the)\b)/i)
  if (comma < 0) return endIn(text, '?')
  const rest = text.slice(comma).replace(/^,? (?:but|and|so) /i, '')
  return `${endIn(`${text.slice(0, comma)}.`, '?')} ${capital(rest)}`
}

function firstStep(text: string, kind: Step['kind'], rules: readonly Wording[]): Step | undefined {
  for (const { pattern, put } of rules) {
    const done = step(text, kind, pattern, put)
    if (done) return done
  }
  return undefined
}

function unhedgeOnce(text: string): Step | undefined {
  const request = firstStep(text, 'hedge', RULES.requests)
  return request ? { ...request, text: asked(request.text) } : firstStep(text, 'hedge', RULES.hedges)
}

export function unhedged(sentence: string): Step | undefined {
  let last: Step | undefined
  for (let round = 0; round < 6; round += 1) {
    const done = unhedgeOnce(last?.text ?? sentence)
    if (!done) return last
    last = { ...done, words: last && last.words.length > done.words.length ? last.words : done.words }
  }
  return last
}

const ASKS = /\b(?:could|can|would|will) (?:you|we|i)\b|\bplease\b|\bi(?:'d| would)? (?:need|like)\b|\blet me know\b/i
const BY_DAY =
  /\b(?:as soon as (?:possible|you can)|asap|at your earliest convenience|when(?:ever)? you (?:get|have) (?:a |some )?(?:chance|moment|minute|sec|second|time)|whenever you can)(?=[\s.,!?]|$)/i
const ON_DAY = /\b(?:at some point(?: soon)?|some ?time(?: soon)?|one of these days)(?=[\s.,!?]|$)/i
const DATED = /\b(?:\d|by (?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight|noon)|today|tonight|tomorrow)/i

/** A request with a blank for the day where it leaves the day open. */
export function dated(sentence: string): Step | undefined {
  const plain = straight(sentence)
  if (!ASKS.test(plain) || DATED.test(plain)) return undefined
  return (
    step(sentence, 'date', BY_DAY, 'by [day]') ??
    (/\b(?:meet|talk|call|get together|coffee|sit down|come by|stop by)\b/i.test(plain)
      ? step(sentence, 'date', ON_DAY, 'on [day]')
      : undefined)
  )
}

type Wording = Pick<Rule, 'pattern' | 'put'>
const WORDY: readonly Wording[] = [
  { pattern: /\bin order to\b/i, put: 'to' },
  { pattern: /\bdue to the fact that\b/i, put: 'because' },
  { pattern: /\bat this (?:point|moment) in time\b/i, put: 'now' },
  { pattern: /\bin the event that\b/i, put: 'if' },
  { pattern: /\b(?:with|in) regards? to\b/i, put: 'about' },
  { pattern: /\bfor the (?:purpose of|reason that)\b/i, put: 'for' },
  {
    pattern:
      /\b(?:it has come to my attention|please be advised|please note|it should be noted|i(?:'m| am) writing to inform you) that /i,
    put: '',
  },
  { pattern: /\b(a?)bsolutely (?=essential|necessary)/i, put: '' },
]

export const tightened = (sentence: string): Step | undefined => firstStep(sentence, 'wordy', WORDY)

const SPLIT = /,? (and|but|so) (?=(?:i|we|you|he|she|they|it|there|this|that|the|my|our)(?:'\w+)? \w+)/gi
const LONG = 34

/** A very long sentence in two, at the joint nearest to its middle. */
export function halved(sentence: string): Step | undefined {
  if (wordCount(sentence) < LONG || sentence.includes('\n')) return undefined
  const middle = sentence.length / 2
  const isFit = (at: number) => {
    const head = sentence.slice(0, at)
    const hangs = /\b(?:if|when|whether|although|while|since|because|that)\b[^,.]*$/i.test(head)
    return Math.abs(at - middle) < sentence.length * 0.32 && !hangs
  }
  const joints = [...straight(sentence).matchAll(SPLIT)].filter(({ index }) => isFit(index))
  const [joint] = joints.toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
  if (!joint || /^\p{Ll}/u.test(sentence)) return undefined
  const head = sentence.slice(0, joint.index)
  const rest = sentence.slice(joint.index + joint[0].length)
  const word = joint[1]?.toLowerCase() === 'and' ? '' : `${capital(joint[1]?.toLowerCase() ?? '')} `
  const end =
    /\?\s*$/.test(sentence) && /^(?:could|can|would|will|do|does|did|is|are|what|how|when)\b/i.test(head) ? '?' : '.'
  const tail = word === '' ? capital(rest) : word + rest
  return { text: `${head}${end} ${tail}`, kind: 'long', words: sentence }
}

const SHORT_FORMS = /^(?:IT|US|ID|OK|AM|PM|TV|PR|HR|ER|OR|AD|UP|MY|GO|SO|NO)$/

const EVERYDAY =
  /^(?:refund|account|e?mail|delivery|customer|deposit|unacceptable|ridiculous|seriously|immediately|definitely|absolutely|literally|asap)$/

/** Shouted words in small letters, and one mark where there were many. */
export function unshouted(sentence: string): Step | undefined {
  const shouted: string[] = []
  const quiet = sentence.replace(/(?<![\p{L}\d_.'’-])\p{Lu}[\p{Lu}'’]+(?![\p{L}\d_-])/gu, (word, at: number) => {
    const small = word.toLowerCase()
    const isAlone = SHORT_FORMS.test(word) && /\p{Ll}/u.test(sentence) && !/^(?:NO|SO|MY)$/.test(word)
    if (isAlone || !(isFamiliar(straight(small)) || EVERYDAY.test(small))) return word
    shouted.push(word)
    return at === 0 ? capital(small) : small.replace(/^i(?=['’])/, 'I')
  })
  if (shouted.length === 0) return undefined
  const calm = quiet.replace(/!{2,}/g, '!').replace(/\?[?!]+|!+\?[?!]*/g, '?')
  return calm === sentence ? undefined : { text: calm, kind: 'shout', words: shouted.slice(0, 6).join(' ') }
}
