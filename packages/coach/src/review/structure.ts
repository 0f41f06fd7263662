import { capital, wordCount } from '../understand/text.ts'
import { EMPTY } from './axes.ts'
import { type Note, straight, swap } from './edit.ts'
import { sameFacts } from './facts.ts'
import type { Unit } from './letter.ts'

export type Draftwork = { units: Unit[]; notes: Note[] }

const SORRY =
  /\b(?:sorry|apologi[sz]e|apologies)\b(?! (?:to hear|for your loss|about (?:your|his|her|their)|for what you|you(?:'re| are| had)))/gi
const PURE_SORRY =
  /^(?:again,? |once again,? |and )?(?:(?:i'm|i am) )?(?:so |very |really |truly |deeply )*(?:sorry|i (?:really |sincerely )?apologi[sz]e|my apologies|apologies)\b[^.!?]*[.!?]*$/i
const BOTHER = /\b(?:bother|bug|trouble|inconvenience|hassle|annoy|take up|long (?:e-?mail|message|text)|rambl)/i

/** "Sorry not sorry" apologizes for nothing. */
const NOT_SORRY = /\bsorry,? not sorry\b/gi
const apologies = (text: string) => straight(text).replace(NOT_SORRY, '').match(SORRY)?.length ?? 0
const isSorry = (text: string) => apologies(text) > 0
export const countSorry = (units: readonly Unit[]) => units.reduce((sum, { text }) => sum + apologies(text), 0)

/** One apology stays: the first that says what for. */
export function sorryOnce({ units, notes }: Draftwork, n: number): Draftwork {
  if (n < 2) return { units, notes }
  const all = units.flatMap(({ text }, at) => (isSorry(text) ? [at] : []))
  const kept =
    all.find(
      (at) =>
        /\b(?:sorry|apologi\w+|apologies) (?:for|that|about|i)\b/i.test(units[at]?.text ?? '') &&
        !BOTHER.test(units[at]?.text ?? ''),
    ) ?? all[0]
  const fresh = units.map((unit, at): Unit => {
    if (!isSorry(unit.text)) return unit
    const isPure = PURE_SORRY.test(straight(unit.text)) && wordCount(unit.text) <= 14 && sameFacts(unit.text, '')
    if (at !== kept && isPure) return { ...unit, text: '' }
    const [once] = [
      swap(unit.text, /\b(sorry)[,.!]* (?:and |again )?(?:i'm |i am )?(?:(?:so|really|very) )*sorry\b/i, '$1'),
      swap(
        unit.text,
        /,? (?:and |again,? )?(?:i'm |i am )?(?:so |really )?sorry(?: again| about (?:this|that))?(?=[.!?]*$)/i,
        '',
      ),
      swap(unit.text, /, (?:and )?i'?m (?:so |really |very )*sorry(?=[,.!]|$)/i, ''),
    ].filter((done) => done && sameFacts(unit.text, done.text) && (at === kept ? isSorry(done.text) : true))
    return once ? { ...unit, text: once.text } : unit
  })
  if (countSorry(fresh) >= n) return { units, notes }
  return { units: fresh, notes: [...notes, { kind: 'sorry', words: 'sorry', n }] }
}

export const REQUEST =
  /\b(?:could|can|would|will) (?:you|i|we)\b|\bplease\b|\bi(?:'d| would) like (?:to ask|you to|to request)|\bi need you to\b|\bi(?:'m| am) asking (?:you|for)\b|\bi was (?:wondering|hoping)\b/i
const NEWS =
  /\b(?:i(?:'m| am) (?:resigning|quitting|stepping down|moving out|leaving (?:the|my|this|on))|i(?:'ve| have) decided (?:to|not)|i(?:'m not| am not| won't be) (?:able to (?:come|make|attend)|coming)|i can't (?:come|make it|be there|attend)|(?:is|has been|was) (?:cancell?ed|postponed))\b/i
const COURTESY = /\blet me know if\b|\bfeel free\b|\bhesitate\b|\bplease note\b|\bthank/i
const POINTS_BACK =
  /^(?:this|that|it|they|so|then|therefore|because|but|and|also|he|she|these|those|if|otherwise|or|again|instead|either|which|thus|however|in that|until|for (?:this|that))\b|\b(?:it|this|that|them|they|those|these|him|her|he|she|there|instead|too|also|above|one)\b/i

/** What is wanted, or the news, moved before the rest where it comes late and stands by itself. */
export function upFront(work: Draftwork): Draftwork {
  const bodies = work.units.flatMap((unit, at) => (unit.role === 'body' && unit.text !== '' ? [{ unit, at }] : []))
  if (bodies.length < 5) return work
  for (const [kind, pattern] of [
    ['late-news', NEWS],
    ['late-ask', REQUEST],
  ] as const) {
    const place = bodies.findIndex(
      ({ unit }) => pattern.test(straight(unit.text)) && !COURTESY.test(straight(unit.text)),
    )
    const late = bodies[place]
    if (!late || place < 3) continue
    const isSure = !POINTS_BACK.test(straight(late.unit.text))
    const note = { kind: isSure ? kind : `${kind}-stays`, words: late.unit.text }
    return {
      units: isSure
        ? moved(work.units, late.at, (bodies.find(({ unit }) => !EMPTY.test(straight(unit.text))) ?? late).at)
        : work.units,
      notes: [...work.notes, note],
    }
  }
  return work
}

function moved(units: readonly Unit[], from: number, to: number): Unit[] {
  const [unit, first] = [units[from], units[to]]
  if (!unit || !first) return [...units]
  const rest = units.flatMap((each, at): Unit[] => {
    if (at === from) return []
    if (at === to) return [{ ...each, gap: ' ', text: capital(each.text) }]
    return at === from + 1 && unit.gap.includes('\n') && !each.gap.includes('\n')
      ? [{ ...each, gap: unit.gap }]
      : [each]
  })
  return [...rest.slice(0, to), { ...unit, gap: first.gap }, ...rest.slice(to)]
}

const COMPLAINT =
  /\b(?:broken|not work(?:ing)?|doesn't work|still (?:not|hasn't|haven't|no)|never (?:arrived|came|got)|refund|charged|noise|noisy|leak\w*|mold|disappointed|unacceptable|complain\w*|damaged|missing|overdue|unpaid)\b/i
const ANY_WISH =
  /\?|\b(?:please|let me know|i(?:'d| would) like|i want|i expect|i need|i ask|i(?:'m| am) asking|we need)\b/i

/** A complaint that asks for nothing gets a line that asks. */
export function withAsk({ units, notes }: Draftwork): Draftwork {
  const bodies = units.filter(({ role, text }) => role === 'body' && text !== '')
  const text = straight(bodies.map((unit) => unit.text).join(' '))
  const isLetter = units[0]?.role === 'greeting'
  if (!isLetter || wordCount(text) < 20 || !COMPLAINT.test(text) || ANY_WISH.test(text)) return { units, notes }
  const end = units.findIndex(({ role }) => role === 'close')
  const at = end < 0 ? units.length : end
  const ask: Unit = { gap: ' ', text: 'Please [what you want] by [day].', was: '', role: 'body' }
  return { units: [...units.slice(0, at), ask, ...units.slice(at)], notes: [...notes, { kind: 'no-ask', words: '' }] }
}
