import type { Part, Tone } from '@understory/contract/coaching'
import { piecesBetween } from '@understory/language/diff'
import { reviewLine } from '../content.ts'
import { READ } from '../types.ts'
import { wordCount } from '../understand/text.ts'
import type { Axis } from './axes.ts'
import type { Draft } from './draft.ts'
import { type Note, quoted, straight } from './edit.ts'
import { halfMeant } from './half-meant.ts'
import { isHostile } from './hostile.ts'
import { letterOf } from './letter.ts'
import { bestOf } from './praise.ts'
import { type About, aboutOf, chargesLeft, type Rewritten, rewrite } from './rewrite.ts'
import { type Wish, wishOf } from './wish.ts'

const LONG = 220
/** Up to so many words no text is too long. */
const FINE = 90

/** What matters most comes first. */
const ORDER =
  'threat insult blame sarcasm comfort apology apology-but breakup warning annoyed score lecture harsh late-news late-ask no-ask late-news-stays late-ask-stays open-door plea sorry hedge date shout long ahead slip wordy'.split(
    ' ',
  )
const STINGS = new Set(ORDER.slice(0, ORDER.indexOf('late-news')))
const WEAK = new Set(['open-door', 'plea', 'sorry', 'hedge'])
const GRAVE =
  /\b(?:kill myself|end my life|end it all|suicid\w*|don't want to (?:live|be alive|be here anymore|wake up)|better off without me|won't be (?:around|here) (?:anymore|much longer)|i can't go on)\b/i

function say(name: string, values: Record<string, string | number> = {}): string {
  return reviewLine(name).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}

/** Cuts a long text at the end of a sentence; the rest stays as it is. */
function readable(text: string): { head: string; rest: string } {
  if (text.length <= READ) return { head: text, rest: '' }
  const cut = text.slice(0, READ)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('\n'), cut.lastIndexOf('? '))
  const at = end > READ / 2 ? end + 1 : READ
  return { head: text.slice(0, at), rest: text.slice(at) }
}

function sorted(notes: readonly Note[], { axis }: Wish): Note[] {
  const rank = ({ kind }: Note) => (axis === 'firmer' && WEAK.has(kind) ? -1 : ORDER.indexOf(kind))
  return notes.toSorted((a, b) => rank(a) - rank(b) || (a.kind === 'hedge' ? b.words.length - a.words.length : 0))
}

/** A worry is a question: what was found decides whether the text is changed for it. */
function withoutNeedlessAxis(wish: Wish, text: string, notes: readonly Note[]): Wish {
  const { worry } = wish
  const isCalm = (worry === 'harsh' || worry === 'much') && !notes.some(({ kind }) => STINGS.has(kind))
  const isNeedless = isCalm || (worry === 'long' && wordCount(text) <= FINE)
  return isNeedless ? { ...wish, axis: undefined } : wish
}

function verdict({ worry }: Wish, { notes, isAlong }: Rewritten, text: string): string {
  const stings = notes.filter(({ kind }) => STINGS.has(kind)).length
  const weak = notes.filter(({ kind }) => WEAK.has(kind)).length
  if (worry === 'harsh') return say(stings === 0 ? 'harsh-no' : stings === 1 ? 'harsh-once' : 'harsh-yes')
  if (worry === 'long') return say(wordCount(text) > FINE ? 'long-yes' : 'long-no', { n: wordCount(text) })
  if (worry === 'weak') return say(weak > 0 || isAlong ? 'a-little' : 'weak-no')
  if (worry === 'much') return say(stings + weak > 0 ? 'a-little' : 'tone-no')
  return worry === undefined ? '' : say(isAlong ? 'a-little' : 'tone-no')
}

const LOOSE_END = /(?: (?:and|or|but|so|to|the|an?|of|for|in|at|on|my|your|that|with|by|if|then|because))+$/i

/** A word or two say little by themselves: what follows them is quoted too. */
function withContext(words: string, whole: string, most: number): string {
  const at = whole.indexOf(words)
  if (at < 0 || wordCount(words) > most || /[.!?]\s*$/.test(words)) return words
  const more = /^\s*[^\s.!?]+(?:\s+[^\s.!?]+){0,4}/.exec(whole.slice(at))?.[0] ?? words
  return more.replace(LOOSE_END, '')
}

/** A slip shorter than this tells nothing by itself. */
const LEAST_QUOTE = 4

/** The one change that matters most, with the words and why. */
function mainChange(notes: readonly Note[], about: About, whole: string): string {
  const [main, ...others] = notes
  if (!main) return ''
  const { kind, words, n } = main
  if (kind === 'slip' && words.length < LEAST_QUOTE) return say('change-slips')
  const isAlone = kind === 'hedge' || kind === 'slip'
  const quote = quoted(
    isAlone ? words : withContext(words, whole, kind === 'blame' ? 3 : 2),
    kind.startsWith('late') ? 8 : 9,
  )
  const text = say(`change-${kind}`, { quote, n: n ?? 0, times: n === 2 ? 'twice' : `${n} times` })
  const hasMore = STINGS.has(kind) && others.some((other) => STINGS.has(other.kind))
  return hasMore && !about.isWarm ? `${text} ${say('more')}` : text
}

/** Anger that no rule takes out: nobody should send it at once on our word. */
const HEAT =
  /\b(?:hope you(?:'re| are) happy|never (?:contact|speak to|talk to|call|text) (?:me|us|my)|done with you|(?:broke|break) (?:my|her|his) heart|after everything i|you (?:lied|cheated|betrayed|used me|stole|abandoned|started it)|(?:he|she) never (?:listens|helps|does|shows|answers|replies|cares|pays|cleans)|sick (?:and tired )?of|fed up|had enough|i hate|disgust\w*|ashamed of you|furious|fuck\w*|shit\w*|bullshit|consequences|you people|don't (?:ever )?(?:text|call|contact) me|dont text me)\b/i
const SPEECH =
  /\b(?:raise (?:a|your) glass|(?:good (?:morning|evening|afternoon)|hello),? (?:everyone|church|friends|ladies)|was the kind of)\b/i

function sendLine(about: About, best: string, asks: string, worry: Wish['worry'], text: string): string {
  const spoken = /\b(?:speech|toast|eulogy|talk|opening|start|vows|prayer)\b/i.test(asks) || SPEECH.test(text)
  if (HEAT.test(straight(text)) && !about.isWarm) return say('wait')
  const name = sendName(about, best)
  // Whether it sounds like a dig to somebody is not in its words.
  if (name === 'send-plain' && (worry === 'harsh' || worry === 'much')) return say('send-unheard')
  return `${say(spoken ? 'use-it' : about.isCode ? 'post-it' : 'send-it')} ${say(name)}`
}

function sendName({ isGrief, isWarm, isCode }: About, best: string): string {
  if (isGrief) return 'send-grief'
  if (isWarm) return 'send-warm'
  if (isCode) return 'send-code'
  return ['best-ask-date', 'best-own', 'best-ask'].includes(best) ? `send-${best.slice(5)}` : 'send-plain'
}

function axisLine(axis: Axis | undefined, { isAlong }: Rewritten, before: string, after: string): string {
  if (axis === undefined) return ''
  const counts = { before: wordCount(before), after: wordCount(after) }
  if (axis === 'shorter') return say(counts.after < counts.before ? 'did-shorter' : 'none-shorter', counts)
  return say(isAlong ? `did-${axis}` : `none-${axis}`)
}

const answer = (...texts: string[]): Part[] => {
  const text = texts.filter((each) => each !== '').join(' ')
  return text === '' ? [] : [{ kind: 'answer', text }]
}

/** What no edit could soften, said plainly. */
function leftOver(text: string, { isWarm }: About, isChanged: boolean): string {
  const hostile = letterOf(text).units.find(({ role, text: sentence }) => role === 'body' && isHostile(sentence))
  if (hostile) return say('left-insult', { quote: quoted(hostile.text, 12) })
  const [charge] = isWarm ? [] : chargesLeft(text)
  if (charge !== undefined) return say('left-charge', { quote: quoted(charge) })
  return isChanged && !isWarm && HEAT.test(straight(text)) ? say('still-heated') : ''
}

/** A pasted text reviewed: the best of it, the change that matters most, and the whole of it rewritten. */
export function reviewDraft(draft: Draft, tone?: Tone): Part[] {
  const { head, rest } = readable(draft.text)
  if (GRAVE.test(straight(head))) return answer(say('grave'))
  const letter = letterOf(head)
  const about = aboutOf(head, letter)
  const asked = wishOf(draft.asks, tone)
  const first = rewrite(letter, about, asked)
  const wish = withoutNeedlessAxis(asked, head, first.notes)
  const done = wish.axis === asked.axis ? first : rewrite(letter, about, wish)
  const notes = sorted([...done.notes, ...halfMeant(head, about)], wish)
  const isChanged = done.text !== head
  const left = leftOver(done.text, about, isChanged)
  const best = bestOf(done.sentences, head, about)
  const praise = best.quote === '' ? say(best.name).replace(/: \.$/, '.') : say(best.name, { quote: best.quote })
  const change =
    mainChange(notes, about, head) ||
    (wordCount(head) > LONG && wish.axis !== 'shorter' ? say('change-length', { n: wordCount(head) }) : '')
  const isFine = !isChanged && change === '' && left === '' && wish.axis === undefined && !wish.isBeyond
  const isUnsaid =
    wish.worry !== undefined ||
    (change !== '' && wish.axis !== 'shorter' && wish.axis !== 'formal' && wish.axis !== 'casual')
  const axis = isUnsaid && (isChanged || wish.worry !== undefined) ? '' : axisLine(wish.axis, done, head, done.text)
  const blanks = /\[[^\]]+\]/.test(done.text) && !/\[[^\]]+\]/.test(head) ? say('blanks') : ''
  const parts = answer(
    verdict(wish, { ...done, notes }, head),
    axis,
    praise,
    change,
    isFine ? sendLine(about, best.name, draft.asks, wish.worry, head) : '',
    blanks,
  )
  if (isChanged) parts.push({ kind: 'draft', text: done.text + rest, pieces: withRest(head, done.text, rest) })
  return [...parts, ...answer(left, wish.isBeyond ? say('beyond') : '', rest === '' ? '' : say('read-part'))]
}

function withRest(before: string, after: string, rest: string) {
  const pieces = piecesBetween(before, after)
  const last = pieces.at(-1)
  if (last?.change === 'same') last.text += rest
  else if (rest !== '') pieces.push({ text: rest, change: 'same' })
  return pieces
}
