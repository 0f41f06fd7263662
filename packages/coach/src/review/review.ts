import { countWords, sentencesOf } from '../text/words.ts'
import type { Context, Medium } from '../types.ts'
import { bestOf } from './best.ts'
import {
  dateVague,
  dropHedges,
  dropRunUp,
  dropTail,
  type Edit,
  isEmptySentence,
  mendSlips,
  sorryOnce,
  splitLong,
  swapBlame,
  tighten,
  unshout,
  unwrapRequest,
} from './edits.ts'
import { sameFacts } from './facts.ts'
import { type Finding, findingsOf } from './findings.ts'
import { joinLetter, type Letter, letterOf } from './letter.ts'

/** A review: what is good and what matters most, the text rewritten, a note on what went out, questions. */
type Review = {
  see: string
  rewritten?: string
  note?: string
  asks: readonly string[]
  findings: readonly Finding[]
  text: string
}

type About = { context: Context; medium?: Medium; told: string }

const NUMBER = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ORDINAL = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

const counted = (n: number): string => NUMBER[n] ?? String(n)

const sayFinding = (finding: Finding): string => {
  switch (finding.kind) {
    case 'blame':
      return /^no exceptions/i.test(finding.quote)
        ? `"${finding.quote}" is the sting: it answers a quarrel that nobody has begun.`
        : /^obviously/i.test(finding.quote)
          ? `"${finding.quote}" tells the reader that they should have known, which is all they will hear.`
          : `"${finding.quote}" is the sting: it aims at the person, and the point gets lost behind it.`
    case 'late-ask':
      return `What you want comes ${ORDINAL[finding.at] ?? 'late'}, and a hurried reader has stopped by then; I'd put it first.`
    case 'buried-news':
      return `The news stands in the ${ORDINAL[finding.at] ?? 'last'} sentence; I'd put it first, and the rest behind it.`
    case 'sorries':
      return `There are ${counted(finding.n)} apologies in it, and one carries more than ${counted(finding.n)}.`
    case 'hedges':
      return `"${finding.quote}" begins a sentence with ${counted(finding.n)} hedges in it, which makes the wish hard to see.`
    case 'vague':
      return `"${finding.quote}" leaves the date open, so nobody has to act; a day would change that.`
    case 'long-sentence':
      return `One sentence runs to ${finding.n} words, and most readers lose it after twenty-five.`
    case 'no-ask':
      return 'What is missing is the sentence that says what should happen after reading.'
    case 'length':
      return `At ${finding.n} words it is long for that channel; the first half will be read, the second skimmed.`
    case 'short-forms':
      return `"${finding.quote}" are read only by those who were there; for everybody else the sentence stops at them.`
    case 'tone':
      return 'The tone is more casual than the place it goes to.'
  }
}

type Work = { body: string[]; out: string[] }

const apply = (work: Work, at: number, edit: Edit | undefined): void => {
  if (!edit) return
  work.body[at] = edit.text
  work.out.push(...edit.out)
}

const STEPS = [mendSlips, dropTail, dropRunUp, unwrapRequest, unshout, sorryOnce, dropHedges, dateVague, tighten]

/** One sentence through all certain edits; an edit that made two of it has the second one edited too. */
const mend = (sentence: string, blame: boolean): Work => {
  if (isEmptySentence(sentence)) return { body: [], out: [sentence.replace(/[.!\s]+$/, '')] }
  const work: Work = { body: [sentence], out: [] }
  if (blame) apply(work, 0, blameEdit(sentence))
  if (countWords(work.body[0] ?? '') > 30) apply(work, 0, splitLong(work.body[0] ?? ''))
  if (sentencesOf(work.body[0] ?? '').length === 1) for (const step of STEPS) apply(work, 0, step(work.body[0] ?? ''))
  const text = work.body[0] ?? ''
  const parts = sentencesOf(text).map((at) => text.slice(at.start, at.end))
  const [head, ...rest] = parts
  if (head === undefined || rest.length === 0 || text === sentence) return work
  const edited = head === sentence ? { body: [head], out: [] } : mend(head, false)
  const more = rest.map((each) => mend(each, false))
  return {
    body: [...edited.body, ...more.flatMap((each) => each.body)],
    out: [...work.out, ...edited.out, ...more.flatMap((each) => each.out)],
  }
}

const SORRY =
  /^(?:(?:i'm|i am) (?:so |very |really )*sorry|sorry|my apologies|apologies|i (?:sincerely |really )?apologi[sz]e)\b/i

const mendSentences = (letter: Letter, blame: boolean): Work => {
  const all = letter.body.map((sentence) => mend(sentence, blame))
  const kept: string[] = []
  const out = all.flatMap((each) => each.out)
  let sorry = false
  for (const text of all.flatMap((each) => each.body)) {
    const isSorry = SORRY.test(text.replace(/[’]/g, "'"))
    const again = isSorry && sorry && sameFacts(text, '') && countWords(text) <= 12
    if (isEmptySentence(text) || again) out.push(again ? 'the second apology' : text.replace(/[.!\s]+$/, ''))
    else if (!kept.includes(text)) kept.push(text)
    sorry ||= isSorry
  }
  return { body: kept, out }
}

const blameEdit = (sentence: string): Edit | undefined => swapBlame(sentence.replace(/[’]/g, "'"))

const moveFirst = (body: readonly string[], pattern: RegExp): string[] => {
  const at = body.findIndex((each) => pattern.test(each))
  const moved = body[at]
  // a sentence that points back would lose what it points at
  if (
    moved === undefined ||
    at === 0 ||
    /^(?:this|that|it|they|so|then|therefore|because|but|and|also|he|she|these|those)\b/i.test(moved)
  )
    return [...body]
  return [moved, ...body.filter((_, i) => i !== at)]
}

const REQUEST = /\b(?:could you|can you|would you|could i|can i|may i|could we|can we|please)\b/i
const NEWS =
  /\b(?:unfortunately|won't be able|will not be able|i can(?:'t|not)|we can(?:'t|not)|cancel\w*|delay(?:ed|s)?|postpone\w*|resign\w*|i'm (?:leaving|quitting)|by mistake|will be late|over budget)\b/i

const rebuild = (letter: Letter, findings: readonly Finding[]): { text: string; out: string[] } => {
  const kinds = new Set(findings.map((each) => each.kind))
  const work = mendSentences(letter, kinds.has('blame'))
  let { body } = work
  if (kinds.has('late-ask')) body = moveFirst(body, REQUEST)
  else if (kinds.has('buried-news')) body = moveFirst(body, NEWS)
  if (kinds.has('no-ask')) body = ['Could you [what should happen] by [date]?', ...body]
  return { text: joinLetter({ ...letter, body }), out: [...new Set(work.out)] }
}

const listed = (items: readonly string[]): string => {
  const named = items
    .filter((each) => each !== '')
    .slice(0, 3)
    .map((each) => (each.startsWith('the ') ? each : `"${each.replaceAll('"', "'")}"`))
  if (named.length === 0) return ''
  return named.length === 1 ? `${named[0]}` : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}

const ASKS: Record<Finding['kind'], readonly string[]> = {
  blame: [
    'What do you want to happen next, in one sentence?',
    'What is the fact behind it, as a camera would have seen it?',
  ],
  'late-ask': ['Which day can you put to it?', 'What would make it easy for them to say yes?'],
  'buried-news': ['What should they do once they have read the news?'],
  sorries: ['What will you do differently, in one sentence with a date?'],
  hedges: ['What would make it easy for them to say yes?', 'By when would you need the answer?'],
  vague: ['Which day can you put into the bracket?'],
  'long-sentence': ['Which half of that long sentence could you do without?'],
  'no-ask': ['What should they do after reading it?'],
  length: ['Which sentence would you keep, if only one could stay?'],
  'short-forms': ['Who will read or hear it, and what do they know of that world?'],
  tone: ['How do they write to you, first name or title?'],
}

/** Where no certain edit applies, what the hand of the writer can do. */
const BY_HAND: Record<Finding['kind'], string> = {
  blame: 'In its place I would write: "When [what happened], [what it cost]. Could we [your wish]?"',
  'late-ask': 'Move that sentence to the top and leave the others as they are.',
  'buried-news': 'Move that sentence to the top and leave the others as they are.',
  sorries: 'Keep the first one and let the others go.',
  hedges: 'Say that sentence aloud without them, and write down what you said.',
  vague: 'Put a day in its place.',
  'long-sentence': 'Make two of it, the request first: "[Request], by [date]? [One reason.]"',
  'no-ask': 'Put it first: "Could you [what should happen] by [date]?"',
  length: 'Keep the sentence with the request and the one with the date; the rest can follow when somebody asks.',
  'short-forms': 'Say each in everyday words: how many people or things, what moved, how often, what came of it.',
  tone: 'Write the short forms out and greet with "Hello"; the rest can stay.',
}

const FULL = 110

const sentencesChanged = (letter: Letter, rebuilt: string): [string, string] | undefined => {
  const after = letterOf(rebuilt).body
  const at = letter.body.findIndex((each, i) => after[i] !== undefined && each !== after[i])
  const [old, fresh] = [letter.body[at], after[at]]
  return old !== undefined && fresh !== undefined ? [old, fresh] : undefined
}

const marks = (text: string): string => `"${text.replaceAll('"', "'")}"`

/**
 * Reviews a pasted text: the best thing that is there, the first finding that applies, the whole text rewritten by edits
 * that stay grammatical, and what went out. Never a grade. Facts are the same before and after.
 */
export const reviewOf = (text: string, { context, medium }: About): Review => {
  const letter = letterOf(text)
  const findings = findingsOf(letter, context, medium)
  const [first] = findings
  const words = countWords(text)
  const best = bestOf(letter, first && 'quote' in first ? [first.quote] : [])
  const { text: rebuilt, out } = rebuild(letter, findings)
  const changed = rebuilt.trim() !== joinLetter(letter).trim() && sameFacts(text, rebuilt)
  if (!first && !changed) {
    const reason = /\?/.test(text) ? 'the question is easy to find' : 'nothing in it blames or hides'
    return {
      see: `${best} I'd ${letter.greeting === undefined ? 'leave' : 'send'} it as it is: ${words} words, and ${reason}.`,
      asks: ['Who else might read it besides the one it is for?', 'What do you hope comes back?'],
      findings,
      text,
    }
  }
  const see = first ? `${best} ${sayFinding(first)}` : best
  const note = listed(out)
  const dated = changed && rebuilt.includes('[date]') ? ['Which day goes into the bracket?'] : []
  const asks = [...dated, ...(first ? ASKS[first.kind] : ['What should they do after reading it?'])]
  if (!changed)
    return { see, asks, findings, text, note: first ? BY_HAND[first.kind] : 'I would leave the rest as it stands.' }
  if (countWords(rebuilt) > FULL) {
    const pair = sentencesChanged(letter, rebuilt)
    return {
      see,
      asks,
      findings,
      text: rebuilt,
      ...(pair ? { rewritten: `Instead of ${marks(pair[0])}, I'd write:\n\n${marks(pair[1])}` } : {}),
      ...(note === '' ? {} : { note: `Out could go ${note}.` }),
    }
  }
  return {
    see,
    rewritten: `I'd ${letter.greeting === undefined ? 'write' : 'send'}:\n\n${marks(rebuilt)}`,
    ...(note === '' ? {} : { note: `Out went ${note}.` }),
    asks,
    findings,
    text: rebuilt,
  }
}
