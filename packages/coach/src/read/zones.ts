import type { Shadow } from '../text/shadow.ts'
import { countWords, type Stretch } from '../text/words.ts'

/** Whose words are where. Stretches count units of the reading copy; narration is everything that is neither. */
export type Zones = { draft?: Stretch; reported: readonly Stretch[]; narration: readonly Stretch[] }

const SAID =
  /(?:\b(?:said|says|say|told (?:me|us|him|her|them)|texted(?: me)?|wrote(?: me)?|replied|answers?|answered|goes|yelled|shouted|called me|calls me|asked(?: me)?|keeps saying|was like|is like|like))[\s,:-]*$/
const MINE =
  /\b(?:i|i'll|i'd|we|i've|i'm)\s+(?:\w+\s+){0,3}(?:said|says|say|wrote|replied|texted|answer|send|write|sent|told)[\s\w,:-]*$/
const ASKS_LOOK =
  /\b(?:look at|check|review|edit|proofread|feedback on|critique|rewrite|reword|improve|fix|make (?:this|it)|is this|does this|how(?:'s| is| does) this|thoughts|what do you think|too (?:harsh|cold|long|blunt|rude|soft|mean)|rate|polish|shorten|soften|my (?:draft|message|email|text|comment|reply|letter|speech|note|post|bio|intro|cover letter|toast|apology|response)|here(?:'s| is)|i wrote|sound)\b/
const LEAD =
  /(?:(?:here(?:'s| is)|this is|it's) (?:my|the|what i)[^:\n]{0,60}|\b(?:my|the) (?:draft|message|email|text|comment|reply|letter|speech|note|post|bio|intro|toast|apology|response|version)(?: (?:is|so far|below|to \w+(?: \w+)?))?|i (?:wrote|have|would (?:write|say|send)|want to (?:send|say|write))(?: this)?|(?:look at|check|review|rewrite|edit|proofread|reword|shorten|soften|improve|fix|polish) (?:this|it|the following|my \w+)[^:\n]{0,50})\s*:\s*/
const LETTER =
  /(?:^|[\n:]|[.?!]\s)\s*((?:hi|hello|dear|hey|good (?:morning|afternoon|evening))\b[^\n,.!?:;]{0,40}[,:!.\n-])/
const QUOTED = /"([^"]{2,4000})"/g

const quotes = (text: string): Stretch[] => {
  const found: Stretch[] = []
  for (const match of text.matchAll(QUOTED))
    found.push({ start: match.index + 1, end: match.index + match[0].length - 1 })
  return found
}

const size = (text: string, at: Stretch): number => countWords(text.slice(at.start, at.end))

const draftByLead = (text: string): Stretch | undefined => {
  const lead = LEAD.exec(text)
  if (!lead) return undefined
  const start = lead.index + lead[0].length
  const end = trimEnd(text, start, text.length)
  return size(text, { start, end }) >= 3 ? { start, end } : undefined
}

const trimEnd = (text: string, start: number, end: number): number => {
  let to = end
  while (to > start && /[\s"]/.test(text[to - 1] ?? '')) to -= 1
  return to
}

const draftByLetter = (text: string): Stretch | undefined => {
  const letter = LETTER.exec(text)
  const head = letter?.[1]
  if (!letter || head === undefined) return undefined
  const start = letter.index + letter[0].length - head.length
  const end = trimEnd(text, start, text.length)
  const rest = text.slice(start, end)
  // a greeting to us ("hi, my boss …") is no letter: letters name somebody and run on
  const greetsSomebody =
    /^(?:dear|(?:hi|hello|hey|good \w+) (?!there|everyone,? (?:i|my)|understory|coach|i\b)[a-z.]+)/.test(head)
  return greetsSomebody && countWords(rest) >= 12 ? { start, end } : undefined
}

const draftByMarks = (text: string): Stretch | undefined => {
  const lines = [...text.matchAll(/^[ \t]*>[ \t]?[^\n]*$/gm)]
  const [first] = lines
  const last = lines.at(-1)
  return first && last ? { start: first.index, end: last.index + last[0].length } : undefined
}

const inside = (inner: Stretch, outer: Stretch | undefined): boolean =>
  outer !== undefined && inner.start >= outer.start && inner.end <= outer.end

const REPORTED =
  /\b(?:he|she|they|mom|dad|(?:my|the|our) [a-z-]{2,20}(?: [a-z-]{2,20})?) (?:(?:always|just|then|never|keeps|kept|also|once|only) )?(?:said|says|saying|told me|texted me|wrote (?:that|me|back)|replied|yelled|thinks)(?: that)? (?!i (?:should|need|have to|must)\b|to\b)([^.!?\n"]{3,160})/g

const reportedIn = (text: string, draft: Stretch | undefined): Stretch[] => {
  const found: Stretch[] = []
  for (const match of text.matchAll(REPORTED)) {
    const words = match[1] ?? ''
    const start = match.index + match[0].length - words.length
    const stop = words.search(/,? (?:and|but|so) (?:i|now|we|how|what)\b|, /)
    const end = stop > 0 ? start + stop : start + words.length
    if (!inside({ start, end }, draft)) found.push({ start, end })
  }
  return found
}

const without = (text: string, taken: readonly Stretch[]): Stretch[] => {
  const sorted = [...taken].sort((a, b) => a.start - b.start)
  const rest: Stretch[] = []
  let from = 0
  for (const each of sorted) {
    if (each.start > from) rest.push({ start: from, end: each.start })
    from = Math.max(from, each.end)
  }
  if (from < text.length) rest.push({ start: from, end: text.length })
  return rest.filter((each) => /[\p{L}\p{N}]/u.test(text.slice(each.start, each.end)))
}

/** Splits a message into the person's own telling, a text of theirs that they show, and what others said. */
export const zonesOf = (shadow: Shadow): Zones => {
  const { text } = shadow
  const reported: Stretch[] = []
  let draft = draftByMarks(text)
  const marked = quotes(text)
  for (const each of marked) {
    const before = text.slice(Math.max(0, each.start - 80), each.start - 1)
    const theirs = SAID.test(before) && !MINE.test(before)
    const words = size(text, each)
    const around = `${text.slice(0, each.start - 1)} ${text.slice(each.end + 1)}`
    const asks = ASKS_LOOK.test(around)
    if (!theirs && draft === undefined && (words >= 8 || (words >= 3 && asks))) draft = each
    else if (draft === undefined || !inside(each, draft)) reported.push(each)
  }
  draft ??= draftByLead(text) ?? draftByLetter(text)
  const spoken = [...reported.filter((each) => !inside(each, draft)), ...reportedIn(text, draft)]
  const taken = draft ? [draft, ...spoken] : spoken
  return { ...(draft ? { draft } : {}), reported: spoken, narration: without(text, taken) }
}
