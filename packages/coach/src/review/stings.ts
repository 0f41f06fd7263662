import { type Clause, capital, clausesOf, endIn, joinClauses, splice, straight, swap } from './edit.ts'
import { sameFacts } from './facts.ts'
import { type Place, RULES, type Rule, type Sting } from './rules.ts'

type Stung = { kind: Sting; words: string }
type Step = { text: string; stung: Stung }

function firstOf(
  text: string,
  rules: readonly Rule[],
  places: ReadonlySet<Place>,
  used: Set<RegExp>,
): Step | undefined {
  for (const { kind, pattern, put, place } of rules) {
    if (!kind || (place && !places.has(place)) || used.has(pattern)) continue
    const done = swap(text, pattern, put)
    if (!done || done.text === text || !sameFacts(text, done.text)) continue
    if (put !== '') used.add(pattern)
    return { text: done.text, stung: { kind, words: done.words } }
  }
  return undefined
}

const firstSwap = (text: string, rules: readonly Rule[]) =>
  rules.map(({ pattern, put }) => swap(text, pattern, put)).find((done) => done)

/** Charges of one sentence as requests; what follows a request begins a sentence of its own. */
function withoutCharges(sentence: string): Step | undefined {
  let stung: Stung | undefined
  let isAfter = false
  const clauses = clausesOf(sentence).map((clause, at): Clause => {
    const [charge, felt] = [RULES.charges, RULES.felt].map((rules) => firstSwap(clause.text, rules))
    const done = charge ?? felt
    const isNew = at > 0 && (isAfter || charge !== undefined)
    isAfter = charge !== undefined
    if (done) stung ??= { kind: 'blame', words: clause.text }
    const fresh = done && /[.!?]\s*$/.test(clause.text) ? endIn(done.text, '.') : (done?.text ?? clause.text)
    return { joint: isNew ? '. ' : clause.joint, text: isNew ? capital(fresh) : fresh }
  })
  return stung ? { text: joinClauses(clauses), stung } : undefined
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
    return { text: splice(sentence, at, at + match[1].length, put), stung: { kind: 'blame', words: match[0] } }
  }
  return undefined
}

/** A request that was a charge or a question ends as what it became. */
function ended(text: string): string {
  if (/^could (?:you|we) /i.test(text)) return endIn(text, '?')
  return /^(?:please|i)\b/i.test(text) && /\?\s*$/.test(text) ? endIn(text, '.') : text
}

/** A sentence without what makes it sting, and what that was; '' where nothing else was in it. */
export function withoutStings(
  sentence: string,
  { isCharged, places }: { isCharged: boolean; places: ReadonlySet<Place> },
): { text: string; stung: Stung[] } {
  const plain = straight(sentence).trim()
  const cut = RULES.cut.find(({ pattern, place }) => (!place || places.has(place)) && pattern.test(plain))
  if (cut?.kind && sameFacts(sentence, '')) return { text: '', stung: [{ kind: cut.kind, words: sentence }] }
  const used = new Set<RegExp>()
  const whole = firstOf(sentence, RULES.sentences, places, used)
  if (whole) return { text: whole.text, stung: [whole.stung] }
  const stung: Stung[] = []
  let text = sentence
  for (let round = 0; round < 6; round += 1) {
    const charge = places.has('cold') ? withoutCharges(text) : undefined
    const step =
      firstOf(text, RULES.words, places, used) ?? charge ?? (isCharged && round === 0 ? milder(text) : undefined)
    if (!step || !sameFacts(text, step.text)) break
    stung.push(step.stung)
    text = ended(step.text)
  }
  return { text, stung }
}
