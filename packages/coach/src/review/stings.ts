import { capital } from '../understand/text.ts'
import { type Clause, clausesOf, type Edited, endIn, joinClauses, type Note, splice, straight, swap } from './edit.ts'
import { sameFacts } from './facts.ts'
import { type Place, RULES, type Rule } from './rules.ts'

type Step = { text: string; note: Note }

function firstOf(text: string, rules: readonly Rule[], used: Set<RegExp>): Step | undefined {
  for (const { kind, pattern, put } of rules) {
    if (!kind || used.has(pattern)) continue
    const done = swap(text, pattern, put)
    if (!done || done.text === text || !sameFacts(text, done.text)) continue
    if (put !== '') used.add(pattern)
    return { text: done.text, note: { kind, words: done.words } }
  }
  return undefined
}

export const firstSwap = (text: string, rules: readonly Rule[]) =>
  rules.map(({ pattern, put }) => swap(text, pattern, put)).find((done) => done)

/** Charges of one sentence as requests; what follows a request begins a sentence of its own. */
function withoutCharges(sentence: string): Step | undefined {
  let note: Note | undefined
  let isAfter = false
  const clauses = clausesOf(sentence).map((clause, at): Clause => {
    const [charge, felt] = [RULES.charges, RULES.felt].map((rules) => firstSwap(clause.text, rules))
    const done = charge ?? felt
    const isNew = at > 0 && (isAfter || charge !== undefined)
    isAfter = charge !== undefined
    if (done) note ??= { kind: 'blame', words: clause.text }
    const fresh = done && /[.!?]\s*$/.test(clause.text) ? endIn(done.text, '.') : (done?.text ?? clause.text)
    return { joint: isNew ? '. ' : clause.joint, text: isNew ? capital(fresh) : fresh }
  })
  return note && { text: joinClauses(clauses), note }
}

const MILDER: readonly (readonly [RegExp, string])[] = [
  [/\byou(?:'re)? (?:are )?(always|constantly)\b/i, 'often'],
  [/\byou(?:'ve)? (?:have )?(never)\b/i, 'rarely'],
]

/** "You always" of a sentence that the text engine knows as blame. */
function milder(sentence: string): Step | undefined {
  for (const [pattern, put] of MILDER) {
    const match = pattern.exec(straight(sentence))
    if (!match?.[1]) continue
    const at = match.index + match[0].length - match[1].length
    return { text: splice(sentence, at, at + match[1].length, put), note: { kind: 'blame', words: match[0] } }
  }
  return undefined
}

/** A request that was a charge or a question ends as what it became. */
function ended(text: string): string {
  if (/^could (?:you|we) /i.test(text)) return endIn(text, '?')
  return /^(?:please|i)\b/i.test(text) && /\?\s*$/.test(text) ? endIn(text, '.') : text
}

/** A sentence without what makes it sting, and what that was; '' where nothing else was in it. */
export function withoutStings(sentence: string, isCharged: boolean, places: ReadonlySet<Place>): Edited {
  const plain = straight(sentence).trim()
  const fitting = (rules: readonly Rule[]) => rules.filter(({ place }) => !place || places.has(place))
  const cut = fitting(RULES.cut).find(({ pattern }) => pattern.test(plain))
  if (cut?.kind && sameFacts(sentence, '')) return { text: '', notes: [{ kind: cut.kind, words: sentence }] }
  const used = new Set<RegExp>()
  const whole = firstOf(sentence, fitting(RULES.sentences), used)
  if (whole) return { text: whole.text, notes: [whole.note] }
  const notes: Note[] = []
  let text = sentence
  for (let round = 0; round < 6; round += 1) {
    const charge = places.has('cold') ? withoutCharges(text) : undefined
    const step =
      firstOf(text, fitting(RULES.words), used) ?? charge ?? (isCharged && round === 0 ? milder(text) : undefined)
    if (!step || !sameFacts(text, step.text)) break
    notes.push(step.note)
    text = ended(step.text)
  }
  return { text, notes }
}
