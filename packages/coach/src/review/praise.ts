import { wordCount } from '../understand/text.ts'
import { quoted, straight } from './edit.ts'
import { hasFigures } from './facts.ts'

const ASK =
  /\b(?:could|can|would|will) (?:you|we|i)\b[^.!]*\?|\bplease (?!note|be advised)\w+|\bi(?:'d| would) like (?:you |us )?to\b|\bi (?:need|want (?:you|us) to)\b|\blet me know\b/i
const DATE =
  /\b(?:by|on|at|until|before|from|this|next|as of|is) (?:the )?(?:\d|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow|tonight|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d)/i
const SUM = /[$€£]\s?\d|\b\d+(?:\.\d\d)? (?:dollars|bucks|euros)\b/i

type Best = { name: string; pattern: RegExp; isQuoted?: boolean; isFor?: 'warm' }

/** What can be truly good in a text, the most particular first. */
const BEST: readonly Best[] = [
  {
    name: 'best-memory',
    isFor: 'warm',
    pattern:
      /\b(?:i(?:'ll| will)? (?:still |always |never )?(?:remember|forget)|(?:he|she|they) (?:always|used to|once|taught me|made me|gave me)|when (?:we|i|he|she) (?:was|were) (?:kids|little|young)) [^.,;!?]{4,60}/i,
  },
  {
    name: 'best-own',
    isQuoted: true,
    pattern:
      /\b(?:my mistake|(?:that|this|it) was (?:on me|my fault)|i was wrong|i messed up|i take (?:full )?responsibility|i shouldn't have [^.,;!?]{3,40}|i (?:forgot|overreacted|snapped|lost my temper))/i,
  },
  {
    name: 'best-thanks',
    isQuoted: true,
    pattern:
      /\b(?:thank(?:s| you)(?: so much| again)?|grateful) for (?!nothing|your (?:time|attention|understanding|cooperation|patience|consideration|help\b|reply|response)|reading|considering|letting|any)[^.,;!?]{4,60}/i,
  },
  {
    name: 'best-feeling',
    isQuoted: true,
    pattern:
      /\bi(?:'m| am| was| feel| felt)(?: really| so| very| just)? (?:hurt|sad|scared|lonely|worried|overwhelmed|embarrassed|nervous|afraid|heartbroken|exhausted|proud|grateful)\b/i,
  },
  {
    name: 'best-care',
    isQuoted: true,
    pattern:
      /\bi (?:just )?want (?:to do right by|what's best for) \w+|\bi(?: really| still| do| will always|'ll always)? (?:love|miss|care about|admire|appreciate) (?:you|your|our|how|what)\b[^.,;!?]{0,30}/i,
  },
  {
    name: 'best-kind',
    isQuoted: true,
    pattern:
      /\byou(?:'ve| have) (?:always )?been (?:really |so |very |such a )?(?:good|kind|great|patient|wonderful|amazing|supportive)[^.,;!?]{0,30}/i,
  },
  { name: 'best-code', pattern: /`[^`]+`|\bline \d+\b/i },
  {
    name: 'best-offer',
    isQuoted: true,
    pattern:
      /\bi(?:'m happy to| am happy to|'d be glad to| would be glad to|'d be happy to| can(?! (?:not|only|hardly|barely|understand|see|tell|imagine|believe|wait|hear|ask|have|do about)\b)) \w+ [^.,;!?]{4,50}/i,
  },
  { name: 'best-purpose', pattern: /^(?:[^\n]{0,40},\s*)?i(?:'m| am) writing (?:to|about|because)\b/i },
  {
    name: 'best-reason',
    pattern:
      /\bbecause (?:i|my|we|the|our|it|of) \w+|\bi had (?:the|an?) (?:flu|cold|fever|surgery|accident|emergency|family \w+)|\bi was (?:sick|in the hospital)\b/i,
  },
]

/** The longest quotation of what is good, in words. */
const MOST = 6

type Praise = { name: string; quote: string }

/** Sentences of the rewritten text: all of them, and those that nothing was found in. */
export type Sentences = { all: readonly string[]; fresh: readonly string[] }

/** The best thing that is truly in a text; only a sentence that nothing was found in is quoted. */
export function bestOf(sentences: Sentences, text: string, is: { isAngry: boolean; isWarm: boolean }): Praise {
  const plain = sentences.fresh.map(straight)
  const all = sentences.all.map((each) => straight(each).replace(/\[[^\]]*\]/g, ''))
  if (!is.isWarm && plain.some((each) => ASK.test(each) && DATE.test(each))) return { name: 'best-ask-date', quote: '' }
  for (const { name, pattern, isQuoted, isFor } of BEST) {
    if ((isFor === 'warm' && !is.isWarm) || (is.isAngry && (name === 'best-care' || name === 'best-kind'))) continue
    const at = name === 'best-purpose' ? straight(text) : (isQuoted ? plain : all).find((each) => pattern.test(each))
    const found = at === undefined ? null : pattern.exec(at)
    if (!found) continue
    return { name, quote: isQuoted && wordCount(found[0]) <= MOST ? quoted(found[0], MOST) : '' }
  }
  if (all.some((each) => SUM.test(each))) return { name: 'best-sum', quote: '' }
  if (all.some((each) => DATE.test(each))) return { name: 'best-date', quote: '' }
  if (all.filter(hasFigures).length >= 2) return { name: 'best-facts', quote: '' }
  if (plain.some((each) => ASK.test(each))) return { name: 'best-ask', quote: '' }
  if (is.isAngry) return { name: 'best-angry', quote: '' }
  return { name: wordCount(text) <= 45 ? 'best-short' : 'best-plain', quote: '' }
}
