import { normalize } from '@understory/language/words'
import { wordCount } from '../understand/text.ts'

/** A text of the person's own in a message, and what they say around it. */
export type Draft = { text: string; asks: string }

const THING = '(?:e-?mail|text|message|letter|note|reply|speech|post|draft|toast|comment|paragraph|review|response|dm)'
const MINE = `(?:here(?:'s| is)|this is) (?:(?:my|the) [^:\\n]{0,50}|what i[^:\\n]{0,50}|it)|(?:so far )?i (?:wrote|have so far|drafted|put|came up with|want to (?:send|say|text|write)|was (?:going to|gonna) (?:send|say|text|write)|am (?:going to|planning to) (?:send|say|write)|'?m (?:sending|gonna send|going to send))[^:\\n.?!]{0,50}|i've (?:written|drafted|got so far)[^:\\n.?!]{0,50}|my ${THING}[^:\\n.?!]{0,40}|(?:what|how) about(?: this)?|draft|fix this|check this|rewrite this`
/** "Here's my email:" and what comes after it. */
const ANNOUNCED = new RegExp(`(?:^|[\\s.!?,(])(?:${MINE})\\s*(?::(?=[\\s"“'‘])|\\n| - )\\s*`, 'i')
const TOO = 'too (?:much|harsh|long|mean|rude|soft|formal|blunt|cold|aggressive|strong|direct|casual|wordy|nice|weak)'
const VERB =
  '(?:make|rewrite|fix|check|edit|shorten|soften|proofread|improve|review|look at|look over|read|tweak|polish)'
/** "Make this nicer." before the text, without a colon. */
const LEADING = new RegExp(
  `^(?:hey,? |hi,? |so,? |ok,? )?(?:(?:please|pls|can you|could you|help me) )*(?:${VERB} (?:this|it|my (?:${THING}|english|grammar|spelling|wording))\\b[^.:\\n!?]{0,50}|(?:is|does) (?:this|it) (?:sound |come (?:off|across) (?:as )?|seem )?(?:ok|okay|${TOO}|good|rude|fine|alright|harsh|mean|professional|passive.?aggressive|polite|clear)\\b[^.:\\n!?]{0,40}|${TOO})[.:!?\\n]+\\s*`,
  'i',
)
/** What asks for a review behind the text, whoever else might be asked. */
const SURE_TAIL = new RegExp(
  `[.!?\\n"”'\\s]\\s*((?:so,? |is (?:it|this|that) |does (?:it|this) sound )?${TOO}\\b[^.!\\n]{0,40}[.?!]*|(?:is (?:it|this|that) )?(?:ok|okay|good|fine|safe) to send\\b[^.!\\n]{0,20}[.?!]*|(?:can|should|do) i (?:just )?send (?:it|this|that)\\b[^.!\\n]{0,40}[.?!]*|(?:what do you think|any thoughts|thoughts|any feedback|feedback)[?.!]*|(?:(?:please|pls|can you|could you) )*(?:make (?:it|this) (?:\\w+er|more \\w+|less \\w+|sound)|${VERB} (?:it|this|my ${THING}))\\b[^.!\\n]{0,50}[.?!]*)\\s*$`,
  'i',
)
/** What might as well be a question to the one the text goes to. */
const TAIL =
  /[.!?\n"”'\s]\s*((?:is (?:this|that|it) (?:ok|okay|alright|all right|good|fine|clear|rude)\b|does (?:this|that|it) (?:sound|work|come|make|read)\b|like that\b|how(?:'s| is| does) (?:this|that|it)\b|good\?|ok\?|okay\?)[^.!\n]{0,40}[.?!]*)\s*$/i
const QUOTES = [/["“]([^"“”]{18,})["”]/, /(?:^|[\s:])['‘]([^\n]{18,})['’](?=\s|$|[.?!])/]
const NAMED =
  /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening)) (?!there\b|all\b|i\b|my\b|understory\b|coach\b)[\p{L}. ]{2,30}[,!:\n]/iu
const GREETING =
  /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening))\b[^\n]{0,40}\n|^(?:hello|hi) (?:ma?'?a?m|sir|everyone|all|team|folks)\b/i
const SIGN_OFF =
  /\n\s*(?:best|thanks|thank you|regards|kind regards|sincerely|love|cheers|yours|in christ)[^\n]{0,30}(?:\n[^\n]{0,40})?\s*$/i
const ASKS_FOR_REVIEW = new RegExp(
  `\\b(?:is (?:this|it|that) (?:ok|okay|good|fine|alright|rude)|does (?:this|it|that) (?:sound|work|come|make)|${TOO}|fix (?:it|this)|check (?:it|this)|edit|improve|rewrite|shorter|nicer|feedback|thoughts|what do you think|proofread|polish|tweak|make sense|gramm[ae]r|spelling|less \\w+|more (?:formal|polite|casual|direct|professional|friendly)|(?:nic|soft|kind|firm|calm|simpl|warm|strong|gentl)er|(?:can|should|before) i send|(?:ok|okay|good) to send|i (?:wrote|drafted)|my (?:draft|text|email|message|letter|reply))\\b`,
)
const ASKS_COACH =
  /\b(?:how (?:do|can|should|would) i|what (?:do|should|can|would) i (?:say|do|tell|write|text)|help me (?:say|tell|write|ask)|any advice|i need (?:help|advice)|what to (?:say|do|write))\b/
const FROM_OTHERS =
  /\b(?:he|she|they|boss|mom|dad|teacher|friend|ex|wife|husband|landlord|roommate|who|it) (?:just |also |then )?(?:wrote|said|says|texted|sent|emailed|replied|posted|told|answered|goes|shouted|asked|say|tell\w*)\b|\b(?:saying|winked)\b|\b(?:i|we) (?:just )?(?:got|received) (?:this|an?|his|her)\b/

/** Right before a quotation: it's what the person wrote, or would. */
const OWN_LEAD = new RegExp(
  `(?:\\b(?:i have(?: so far| this)?|i(?:'ve| have) (?:got|written|put)|so far|my version|my turn|i(?:'m| am) going to (?:say|reply|write|send|post)|what i(?:'ve| have) got)[^.!?\\n"]{0,20}|(?:^|[.!?] )(?:just |have |already )?(?:wrote|drafted|practi[cs]ing|draft|going to (?:read this out|say|reply|write|send|post))\\b[^.!?\\n"]{0,60}|(?:^|[.!?] )(?:[\\w-]+ ){0,3}(?:${THING}|card|mail|notice)\\b(?: (?:for|to|so far)\\b[^.!?\\n"]{0,60})|(?:^|[.!?] )(?:for|to) (?:the|our|my|a|his|her) [^.!?\\n"]{2,40}[:.,])[:.,]?\\s*$`,
)
/** Right before a quotation: somebody else said, wrote or put up what stands in it. */
const OTHERS_LEAD =
  /\b(?:said|says?|saying|goes|went|texted|sent|replied|answered|asked|asks|told|tells|shouted|yelled|muttered|posted|commented|called|came up|wrote (?:me|back|that)|(?!i\b)\w+ wrote|left a|put (?:a|an|up)|got an?|received|there (?:is|was) an?|from|motto|sign|(?:note|notice) (?:on|in|under|at)|reply to|is like|was like|he'?s|she'?s)\b[^.!?\n"]{0,60}$/
/** A question about a text of one's own, before or behind it. */
const ASKS_ABOUT =
  /(?:^|[\s.,!?"])(?:(?:is|was|does) (?:it|this|that) (?:ok|okay|good|alright|all right|too|enough|weird|sound|come|land|read)\b|(?:ok|okay|good|funny|cold|normal|enough|too \w+)(?: or [\w ]{2,20})?\?|(?:is|are|that's) (?:what|all) i(?:'ve| have)? (?:got|wrote|have)|be honest|(?:it |this |that )?(?:reads|sounds) (?:like|too)|(?:can i|would you|i can't) send)/

/** A quotation in a longer story is a part of the story. */
const AROUND = 30
/** Where something says that it's one's own, or asks about it, more may stand around it. */
const AROUND_LED = 75
const LEAST_QUOTED = 4

const unquoted = (text: string) => text.replace(/^["“'‘]|["”'’]\s*$/g, '').trim()

/** The text without a question to us at its end, and that question. */
function withoutTail(text: string): { text: string; tail: string } {
  const sure = SURE_TAIL.exec(text)
  const tail = sure ?? TAIL.exec(text)
  if (!tail?.[1]) return { text, tail: '' }
  const before = text.slice(0, tail.index + tail[0].indexOf(tail[1])).trimEnd()
  const isOutside =
    sure !== null ||
    /["”'’]$/.test(before) ||
    /\n\s*$/.test(text.slice(0, tail.index + 1)) ||
    !/\?\s*$/.test(text) ||
    SIGN_OFF.test(before) ||
    (/^\p{Ll}/u.test(tail[1]) && /^\P{L}*\p{Lu}/u.test(text))
  return isOutside ? { text: before, tail: tail[1] } : { text, tail: '' }
}

function draftOf(text: string, asks: string, least: number): Draft | undefined {
  const own = withoutTail(text.trim())
  const clean = unquoted(own.text)
  return wordCount(clean) >= least ? { text: clean, asks: `${asks} ${own.tail}`.trim() } : undefined
}

/** Long runs of white space say nothing, and the patterns below would walk each of them from every place in it. */
const withShortGaps = (text: string) => text.replace(/[^\S\n]{3,}/g, '  ').replace(/(?:[^\S\n]{0,2}\n){3,}/g, '\n\n')

/** The text to review, where the message brings one. */
export function draftIn(typed: string): Draft | undefined {
  const message = withShortGaps(typed)
  for (const pattern of [LEADING, ANNOUNCED]) {
    const found = pattern.exec(message)
    if (!found) continue
    const at = found.index + found[0].length
    const draft = draftOf(message.slice(at), message.slice(0, at), pattern === LEADING ? 6 : 8)
    if (draft && !(pattern === ANNOUNCED && ASKS_COACH.test(normalize(draft.text)))) return draft
  }
  for (const pattern of QUOTES) {
    const quoted = pattern.exec(message)
    const around = normalize(quoted ? message.replace(quoted[0], ' ') : '')
    const isOwn = ASKS_FOR_REVIEW.test(around) && !FROM_OTHERS.test(around)
    if (!quoted?.[1] || wordCount(quoted[1]) < LEAST_QUOTED) continue
    const before = normalize(message.slice(0, quoted.index + quoted[0].search(/["“'‘]/)))
    const isForReview = isOwn && wordCount(quoted[1]) >= 6 && wordCount(around) <= AROUND
    const isLedIn =
      !OTHERS_LEAD.test(before) && !ASKS_COACH.test(around) && (OWN_LEAD.test(before) || ASKS_ABOUT.test(around))
    if (isForReview || (isLedIn && wordCount(around) <= AROUND_LED)) return { text: quoted[1].trim(), asks: around }
  }
  return bareDraft(message.trim())
}

/** Words before a colon that lead in a text. */
const LEAD_IN = /^[^:\n]{0,70}:\s+/

/** The text of a message that is known to bring one: what is quoted or follows a colon, else all but the question to us. */
export function draftSaid(typed: string): Draft | undefined {
  const message = withShortGaps(typed)
  const quoted = QUOTES[0]?.exec(message)?.[1]
  if (quoted && wordCount(quoted) >= 6) return { text: quoted.trim(), asks: message.replace(quoted, '') }
  const lead = LEAD_IN.exec(message)?.[0] ?? ''
  return draftOf(message.slice(lead.length), lead, 6)
}

/** A text without a word about it: it greets somebody by name, or takes leave, or somebody asks whether to send it. */
function bareDraft(message: string): Draft | undefined {
  const { text, tail } = withoutTail(message)
  const start = text.search(/^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening))\b/im)
  const before = start > 0 ? normalize(text.slice(0, start)) : ''
  const body = start > 0 && ASKS_FOR_REVIEW.test(before) ? text.slice(start) : text
  const plain = normalize(body)
  if (/^dear (?:understory|coach)\b/.test(plain)) return undefined
  if (ASKS_COACH.test(plain) || FROM_OTHERS.test(before)) return undefined
  const speaksTo = /\b(?:you|your|u|ur|yours)\b/.test(plain)
  const isNamed = NAMED.test(body) && speaksTo && wordCount(body) >= 12
  const isLetter = (GREETING.test(body) || NAMED.test(body)) && (SIGN_OFF.test(body) || tail !== '' || before !== '')
  const isToSend = /\bsend\b/.test(tail) && speaksTo
  if (!(isNamed || (isLetter && wordCount(body) >= 10) || (isToSend && wordCount(body) >= 8))) return undefined
  return { text: body.trim(), asks: `${before} ${tail}`.trim() }
}
