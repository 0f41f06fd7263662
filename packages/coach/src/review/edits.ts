import { sameFacts } from './facts.ts'

/** One certain edit of a sentence: what it became, and what it took out, in the writer's words. */
export type Edit = { text: string; out: readonly string[] }

const upper = (text: string): string => text.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase()).trimStart()

const asked = (text: string): string => `${text.replace(/[.!?\s]+$/, '')}?`

const IF = '(?:if|whether)'

/** Openings that wrap a request; what follows keeps its grammar. */
const REQUESTS: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /^(?:i am|i'm) writing (?:to you )?(?:because|since) (?:i would|i'd) like to ask (?:you )?for /i,
    () => 'Could I have ',
  ],
  [/^(?:i am|i'm) writing to ask (?:you )?for /i, () => 'Could I have '],
  [/^(?:i would|i'd) like to ask (?:you )?for /i, () => 'Could I have '],
  [
    new RegExp(
      `^(?:i (?:was|am) (?:just )?wondering|i(?:'m| am) just wondering|(?:i )?just wondering|i (?:just )?(?:wanted|want) to (?:ask|see|check|know)|i(?:'d| would) like to (?:ask|know)) ${IF} there (?:might|may|would|could|was|is|were) (?:possibly |maybe |perhaps |by any chance )*(?:be )?(?:any |an? |some )?(?:opportunity|chance|way|possibility|option)(?: for me)? (?:to|that i could) (?:maybe |possibly |perhaps )*`,
      'i',
    ),
    () => 'Could I ',
  ],
  [
    new RegExp(
      `^(?:i (?:was|am) (?:just )?wondering|(?:i )?just wondering|i (?:just )?(?:wanted|want) to (?:ask|see|check|know)|i(?:'d| would) like to (?:ask|know)) ${IF} (?:maybe |possibly |perhaps )*(you|i|we) (?:could|can|would|might|may)(?: be able to)? (?:maybe |possibly |perhaps |just )*`,
      'i',
    ),
    (match) => `Could ${(match[1] ?? 'you').toLowerCase() === 'i' ? 'I' : (match[1] ?? 'you').toLowerCase()} `,
  ],
  [
    /^i(?: would|'d) (?:be|really appreciate it) (?:(?:very|so|really|more than) )?(?:happy|glad|grateful|pleased|thankful)? ?if you (?:could|would|can) (?:maybe |possibly |perhaps |please )*/i,
    () => 'Could you ',
  ],
  [
    /^i(?: was| am|'m) (?:just )?wondering (?:if|whether) (?:it's|its|it is|it was|it would be|it might be) (?:maybe |possibly |perhaps |at all )*possible (?:for me )?to (?:maybe |possibly )*/i,
    () => 'Could I ',
  ],
  [
    /^would it (?:maybe |possibly |perhaps )?be possible for (you|me|us) to (?:maybe |possibly |perhaps )*/i,
    (match) => `Could ${{ you: 'you', me: 'I', us: 'we' }[(match[1] ?? 'you').toLowerCase()] ?? 'you'} `,
  ],
  [/^would it (?:maybe |possibly |perhaps )?be possible to (?:maybe |possibly |perhaps )*/i, () => 'Could we '],
]

/** Slips of people who learn the language that can be mended with certainty. */
const SLIPS: readonly [RegExp, string][] = [
  [
    /\bsince ((?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|some|several) (?:years?|months?|weeks?|days?))\b(?! ago)/gi,
    'for $1',
  ],
  [/\bcan ?not to (?=[a-z])/gi, 'cannot '],
  [/\binformations\b/gi, 'information'],
  [/\badvices\b/gi, 'advice'],
  [/\bfeedbacks\b/gi, 'feedback'],
  [/\bI am agree\b/g, 'I agree'],
  [/\bdiscuss about\b/gi, 'discuss'],
  [/\bexplain me\b/gi, 'explain to me'],
  [/\bforward to (hear|meet|see|work|receiv)(?:e)?\b(?!ing)/gi, 'forward to $1ing'],
  [/\bdepends? of\b/gi, 'depends on'],
  [/\bmarried with\b/gi, 'married to'],
]

/** A sentence with such slips mended; nothing is said to have gone out, since nothing of the content did. */
export const mendSlips = (sentence: string): Edit | undefined =>
  guard(
    sentence,
    SLIPS.reduce((sofar, [pattern, right]) => sofar.replace(pattern, right), sentence),
    [],
  )

/** Clauses before the matter that may go whole. */
const RUN_UPS =
  /^(?:as per my (?:last|previous) (?:e-?mail|message),? |as (?:i|already|previously) (?:already )?(?:said|mentioned|stated|explained|told you)(?: before)?,? |(?:i'm|i am) (?:not an?|no) expert,? but |(?:this|it) (?:may|might) (?:be|sound) (?:a )?(?:silly|dumb|stupid)(?: question)?,? but |(?:i )?(?:may|might|could) be wrong,? but |(?:i'm )?not sure if this makes sense,? but |sorry (?:to bother (?:you)?|for bothering you),? but |i (?:just )?feel like |i (?:just )?think(?: that)? (?=(?:we|you|i|it|this|that|the|there|my|our|your)\b)|i guess |if (?:it's|it is) not too much (?:trouble|to ask),? |i (?:just )?wanted to (?:reach out and |quickly )?say that |needless to say,? |to be honest,? |honestly,? )/i

const EMPTY_SENTENCE =
  /^(?:i hope (?:this|my|that this|you) ?(?:e-?mail|message|note|letter)? ?(?:finds? you well|(?:is|are) (?:doing )?well|are having a (?:good|great|nice) (?:day|week|weekend))|hope (?:you(?:'re| are) (?:doing )?well|all is well|this finds you well)|sorry for the (?:long|lengthy|late|bother\w*|wordy) ?(?:e-?mail|message|note|text|post)?|sorry (?:for rambling|if this is (?:long|a lot|annoying)|to bother you|for bothering you)|i know (?:you're|you are) (?:very |super |really )?busy|no worries if not|just (?:checking in|following up|circling back)|not sure if (?:that|this) makes sense|does that make sense|just my two cents|i (?:may|might|could) be wrong|i'm not an expert)[\s.!,;:)-]*$/i

const HEDGE =
  /(?:,? ?\b(?:maybe|possibly|perhaps|kind of|sort of|i guess|somehow|basically|actually|literally|obviously|clearly|simply)\b,?|\bjust\b)(?= )/gi
const HEDGE_COUNT =
  /\b(?:just|maybe|possibly|perhaps|kind of|sort of|i guess|i think|i feel like|wondering|might|somehow|a bit|a little|hopefully|if (?:that's|it's|that is) (?:ok|okay|alright|possible|not too much)|i was hoping|any (?:chance|opportunity))\b/gi

const VAGUE_TIME =
  /\b(?:as soon as (?:possible|you can)|asap|at your earliest convenience|at some point(?: soon)?|some ?time(?: soon)?|whenever (?:you (?:can|have (?:a chance|time|a moment))|works)|when you (?:get a chance|have (?:a chance|time|a moment)|can)|in the near future|one of these days|soon)(?=[\s.,!?]|$)/i
const SOON_STAYS =
  /(?:see|talk to|hear from|meet) (?:you|me|us)?(?: all)? ?soon|talk soon|get well soon|(?:how|too) soon|as soon (?!as possible|as you can)|soon as (?:i|we|he|she|they)|for some time|some time (?:ago|now)|took some time|some time to/i

const WORDY: readonly [RegExp, string][] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bin the event that\b/gi, 'if'],
  [/\bwith regards? to\b/gi, 'about'],
  [/\ba large number of\b/gi, 'many'],
  [/\bmake a decision\b/gi, 'decide'],
]

const COUNTED: readonly [RegExp, string][] = [
  [
    /\bwhy (?:would|do|did|can't|don't|won't|didn't|wouldn't) you\b[^?.!]*[?.!]*/i,
    'What was the thinking behind this?',
  ],
  [
    /\byou (?:always|never|constantly)\b|\bevery (?:single )?time you\b/i,
    'When [what happened last time], [what it cost me]. Could we [your wish]?',
  ],
  [/\b(?:all )?(?:your|ur) fault\b/i, "I'd like to find out what went wrong and fix it."],
  [/\byou should(?:'ve| have)\b|\byou ought to have\b/i, "Next time I'd like [your wish]."],
  [
    /\byou(?:'re| are) (?:so|such|just|being|really) (?:an? )?(?:\w+ )?(?:lazy|selfish|rude|careless|useless|ridiculous|unreasonable|unprofessional|stupid|annoying|irresponsible|inconsiderate|immature|impossible|liar|idiot|mess|disappointment)\b/i,
    '[What happened] was hard for me. Could we [your wish]?',
  ],
  [/\byou (?:make|made) me\b/i, 'When [what happened], I felt [one word].'],
  [
    /\b(?:or else|you(?:'ll| will) (?:regret|be sorry)|last (?:chance|warning)|i(?:'ll| will) make sure (?:you|that you|everyone))\b/i,
    "If it isn't settled by [date], I will [true next step].",
  ],
  [/\bdid you even\b[^?.!]*[?.!]*/i, 'What was tried, and with which case?'],
  [/\bwhat were you thinking\b[^?.!]*[?.!]*/i, 'What was the thinking behind this?'],
  [
    /^(?:this|that|it)(?:'s| is) (?:just |plain |completely |totally )?(?:wrong|bad|terrible|nonsense|garbage|a mess|stupid|ridiculous|unacceptable)[.!]*$/i,
    'With [case], this [what breaks].',
  ],
  [/^no exceptions[.!]*$/i, "If that can't work, tell me by [time]."],
  [/\b(?:i'm|i am) (?:so )?(?:sick|tired) of (?:it|this|you|your)\b/i, "I'd like this to change from [day] on."],
]

const guard = (before: string, after: string, out: readonly string[]): Edit | undefined =>
  after.trim() !== '' && after.toLowerCase() !== before.toLowerCase() && sameFacts(before, after)
    ? { text: after, out }
    : undefined

/** Whether a sentence blames or threatens. */
export const isBlame = (sentence: string): boolean =>
  COUNTED.some(([pattern]) => pattern.test(sentence)) ||
  /\bobviously\b|^as per my (?:last|previous)|^i(?:'ve| have)? (?:already )?(?:told|asked) you (?:\w+ times|again|repeatedly|already)|\bAGAIN\b/.test(
    sentence,
  ) ||
  /^(?:as per my (?:last|previous)|i(?:'ve| have)? (?:already )?(?:told|asked) you (?:\w+ times|again|repeatedly|already))|\bobviously\b/i.test(
    sentence,
  )

const THREAT_TAIL = /,? or else(?=[.!\s]*$)/i

/** A blaming sentence swapped whole for one with blanks; none where a fact would be lost. */
export const swapBlame = (sentence: string): Edit | undefined => {
  const plain = dropLedger(sentence)
  if (plain) return plain
  if (THREAT_TAIL.test(sentence)) return guard(sentence, sentence.replace(THREAT_TAIL, ''), ['or else'])
  const asked = softenOrder(sentence)
  if (asked) return asked
  const swap = COUNTED.find(([pattern]) => pattern.test(sentence))?.[1]
  return swap === undefined ? dropHedges(sentence) : guard(sentence, swap, [])
}

/** "I told you three times to …" asks for a thing and brings the ledger along. */
const LEDGER =
  /^i(?:'ve| have)? (?:already )?(?:told|asked) you (?:(?:\w+ times|again|before|already|repeatedly) )*to ([a-z].+)$/i

/** A reminder with its ledger as a plain request. */
export const dropLedger = (sentence: string): Edit | undefined => {
  const rest = LEDGER.exec(sentence.replace(/[’]/g, "'"))?.[1]
  return rest === undefined ? undefined : guard(sentence, `Could you ${rest.replace(/[.!?\s]+$/, '')}, please?`, [])
}

const ORDERS =
  /^(do|send|take|call|fix|stop|clean|bring|give|tell|come|get|put|check|reply|answer|restock|finish|move|pay|return|write|read|open|close|sign|submit|update|let|leave|turn|help|show|make) ([^?]+?)[.!]*$/i

/** An order as a request; only for verbs that stand alike in both. */
export const softenOrder = (sentence: string): Edit | undefined => {
  const match = ORDERS.exec(sentence.trim())
  if (!match || /^let (?:me|us) /i.test(sentence)) return undefined
  return guard(sentence, `Could you ${(match[1] ?? '').toLowerCase()} ${match[2] ?? ''}, please?`, [])
}

/** Sorry once: what comes after the first goes, also inside one sentence. */
export const sorryOnce = (sentence: string): Edit | undefined => {
  let seen = false
  const text = sentence
    .replace(/\b(sorry|so sorry)(?:[, ]+(?:so )?sorry)+\b/gi, '$1')
    .replace(/\b(sorry\b[^.!?]*?),? and (?:so |again )?sorry for\b/gi, '$1 and for')
    .replace(/,? ?\b(?:so )?sorry\b(?= ?[,.!?]|$)/gi, (word) => {
      const again = seen
      seen = true
      return again ? '' : word
    })
  const first = /\bsorry\b/i.exec(text)
  const again = first
    ? text.slice(0, first.index + 5) + text.slice(first.index + 5).replace(/,? ?\b(?:so )?sorry\b(?= ?[,.!?]|$)/gi, '')
    : text
  return guard(sentence, again, ['the other sorries'])
}

/** Shouted words in a normal voice; "again" in capitals goes. */
export const unshout = (sentence: string): Edit | undefined => {
  const text = sentence
    .replace(/ AGAIN\b(?=[.!?, ]|$)/g, '')
    .replace(/\b(NOT|NEVER|ALWAYS|NOW|NO|WRONG|LATE|EVERY|ALL|STOP|PLEASE|STILL)\b/g, (word) => word.toLowerCase())
  return text === sentence ? undefined : { text, out: /AGAIN/.test(sentence) ? ['AGAIN'] : [] }
}

/** Whether a sentence says nothing that the reader needs. */
export const isEmptySentence = (sentence: string): boolean =>
  EMPTY_SENTENCE.test(sentence.replace(/[’]/g, "'")) && sameFacts(sentence, '')

/** How many hedges a sentence has. */
export const hedgesIn = (sentence: string): number => sentence.replace(/[’]/g, "'").match(HEDGE_COUNT)?.length ?? 0

/** A request without its wrapping: "I was wondering if you could" becomes "Could you". */
export const unwrapRequest = (sentence: string): Edit | undefined => {
  const plain = sentence.replace(/[’]/g, "'")
  for (const [pattern, start] of REQUESTS) {
    const match = pattern.exec(plain)
    if (!match) continue
    const rest = plain.slice(match[0].length)
    // a second clause behind a comma keeps its own end
    const comma = rest.search(/, (?:i|i'm|but|and|because|so|as)\b/i)
    const first = comma > 0 ? rest.slice(0, comma) : rest
    const tail = comma > 0 ? ` ${upper(rest.slice(comma + 2).replace(/^(?:but|and) /i, ''))}` : ''
    const text = `${asked(start(match) + first)}${tail}`
    return guard(sentence, text, [match[0].trim().toLowerCase().replace(/^i\b/, 'I')])
  }
  return undefined
}

/** A sentence without its run-up: "I'm not an expert but …". */
export const dropRunUp = (sentence: string): Edit | undefined => {
  const plain = sentence.replace(/[’]/g, "'")
  const match = RUN_UPS.exec(plain)
  return match
    ? guard(sentence, upper(plain.slice(match[0].length)), [
        match[0]
          .trim()
          .replace(/,? but$/i, '')
          .replace(/,$/, ''),
      ])
    : undefined
}

const TAIL =
  /,? ?(?:(?:and |but )?(?:again,? )?(?:so )?sorry (?:to (?:bother|bug|trouble)(?: you)?|for (?:bothering|bugging) you|for the (?:trouble|hassle|bother))(?: again| with (?:this|it))?|(?:but )?no worries if not|if (?:that's|that is|it's|it is) (?:ok|okay|all right|alright|fine|possible|not too much(?: trouble| to ask)?)(?: with you)?|if (?:at all )?possible|or whatever|i guess|you know)([.!?\s]*)$/i

/** A sentence without an apology or a way out hung on its end. */
export const dropTail = (sentence: string): Edit | undefined => {
  const match = TAIL.exec(sentence.replace(/[’]/g, "'"))
  if (!match || match.index < 12) return undefined
  const end = /\?/.test(match[1] ?? '') || /^(?:could|can|would|will|may|do|is)\b/i.test(sentence) ? '?' : '.'
  return guard(sentence, `${sentence.slice(0, match.index).replace(/[,\s]+$/, '')}${end}`, [
    match[0].replace(/^[,\s]+|[.!?\s]+$/g, ''),
  ])
}

/** A sentence without hedging adverbs from the closed list. */
export const dropHedges = (sentence: string): Edit | undefined => {
  const out: string[] = []
  const text = sentence
    .replace(HEDGE, (word, at: number) => {
      // "just as", "kind of you" and "simply put" are no hedges
      if (
        /^(?: (?:as|like|in case|because of|you\b|him|her|them|put|the (?:best|right)|a (?:person|man|woman)))/i.test(
          sentence.slice(at + word.length),
        )
      )
        return word
      if (
        /\b(?:what|this|that|some|any|a|the|which) $/i.test(sentence.slice(0, at + 1)) &&
        /kind of|sort of/i.test(word)
      )
        return word
      out.push(
        word
          .replace(/[,\s]+/g, ' ')
          .trim()
          .toLowerCase(),
      )
      return ''
    })
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.?!])/g, '$1')
  return guard(sentence, upper(text), out)
}

/** A vague time as a blank with a date. */
export const dateVague = (sentence: string): Edit | undefined => {
  if (SOON_STAYS.test(sentence) || !VAGUE_TIME.test(sentence)) return undefined
  const word = VAGUE_TIME.exec(sentence)?.[0] ?? ''
  return guard(sentence, sentence.replace(VAGUE_TIME, 'by [date]'), [word.toLowerCase()])
}

/** Wordy pairs made tight. */
export const tighten = (sentence: string): Edit | undefined => {
  const text = WORDY.reduce((sofar, [pattern, short]) => sofar.replace(pattern, short), sentence)
  return guard(sentence, text, [])
}

const SPLIT = /,? (and|but|so) (?=(?:i|we|you|he|she|they|it|there|this|that|the|my|our)(?:'\w+)? )/gi

/** A very long sentence in two, at a comma with a new subject behind it. */
export const splitLong = (sentence: string): Edit | undefined => {
  // the joint nearest to the middle
  const middle = sentence.length / 2
  const [match] = [...sentence.matchAll(SPLIT)].sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
  if (!match) return undefined
  const word = (match[1] ?? '').toLowerCase()
  const head = sentence.slice(0, match.index)
  const rest = sentence.slice(match.index + match[0].length)
  const tail = word === 'and' ? upper(rest) : `${upper(word)} ${rest}`
  const end =
    /\?\s*$/.test(sentence) &&
    /^(?:could|can|would|will|do|does|did|is|are|may|shall|what|how|when|where|why|who)\b/i.test(head)
      ? '?'
      : '.'
  return guard(sentence, `${head}${end} ${tail}`, [])
}
