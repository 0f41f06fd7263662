import { matchesOf } from '../text/matches.ts'
import { rawOf, type Shadow } from '../text/shadow.ts'
import { countWords, type Stretch, type Word } from '../text/words.ts'
import type { Medium, Person, Slot, Slots, Span } from '../types.ts'
import { feelingIn } from './feelings.ts'
import type { Mention } from './people.ts'
import { ROLES } from './roles.ts'
import { amountIn, whenIn } from './times.ts'

const SPEAKING = new Set(
  'tell telling told ask asking asked call calling text texting email emailing message messaging thank thanking confront confronting approach approaching convince persuade invite inviting remind reminding warn fire firing write writing answer say talk talking speak speaking apologize apologise apologizing respond responding reply replying explain explaining turn give giving break breaking bring refuse refusing pitch present meet dump help comfort support forgive reject stop get let'.split(
    ' ',
  ),
)
const STRONG = new Set(
  'tell telling ask asking call text email message thank confront approach convince persuade invite remind warn fire write apologize apologise apologizing respond reply explain talk speak say refuse pitch dump comfort'.split(
    ' ',
  ),
)
const BETWEEN = new Set(
  'to with no that up down with off feedback it sorry a the my the bad news honest goodbye hi hello for myself out so something anything this about'.split(
    ' ',
  ),
)

/** Whether somebody else does the speaking: "my mother told my kids". */
const isTheirs = (words: readonly Word[], verb: number): boolean => {
  const { text } = words[verb] ?? { text: '' }
  let at = verb - 1
  while (at >= 0 && /^(?:already|just|only|never|always|even|also|then|finally|really)$/.test(words[at]?.text ?? ''))
    at -= 1
  const subject = words[at]?.text ?? ''
  if (/^(?:he|she|they|who|it)$/.test(subject)) return true
  // "my mother keeps giving my kids sweets"
  if (text.endsWith('ing') && /^(?:keeps|kept|is|was|starts|started|stops|stopped|likes|loves)$/.test(subject))
    return true
  return (
    /^(?:told|asked|called|gave|texted|wrote|said|met|broke|got|calls|tells|asks|gives|lets|let)$/.test(text) &&
    at >= 0 &&
    !/^(?:i|i've|we|i'd|to|and|have|has)$/.test(subject)
  )
}

/** How strongly a mention is the one addressed: 3 after a verb of plain speech, 2 after a weaker one, 0 otherwise. */
const addressed = (words: readonly Word[], mention: Mention): number => {
  let at = mention.first - 1
  let about = false
  for (let steps = 0; at >= 0 && steps < 7; at -= 1, steps += 1) {
    const { text } = words[at] ?? { text: '' }
    if (text === 'about' || text === 'behind') about = true
    if (SPEAKING.has(text) && isTheirs(words, at)) return 0
    if (STRONG.has(text) && !(text === 'say' && about)) return about ? 0 : 3
    if (SPEAKING.has(text)) return about ? 0 : 2
    const own =
      /^(?:my|our|the|a|an|this|that|his|her|their|new|old|old?er|younger|best|ex|former|big|little|own|\d+|year|yr|to|with|no|up|off|out|sorry|feedback|from|for|about|behind|of|it|news|bad|something|anything|this|direct|close|good|elderly)$/
    if (!own.test(text) && !BETWEEN.has(text)) return 0
  }
  return 0
}

const SUBJECT_AFTER =
  /^(?:is|was|has|had|keeps|keep|never|always|won't|doesn't|don't|didn't|can't|just|says|said|are|were|wants|thinks|takes|took|makes|made|calls|called|asked|gives|gave|gets|got|refuses|still|and|who|that|criticizes|eats|leaves|left|tells|told|writes|wrote|owes|expects|does|did|plays|talks|hasn't|haven't|isn't|aren't|blames|yells|ignores|interrupts|stopped|lost|died|passed)$/

const GONE = /^(?:died|dies|dead|passed|gone|suicide)$/

/** Nobody speaks to the dead: after "my grandma died" she is the subject, never the one addressed. */
const isGone = (words: readonly Word[], mention: Mention): boolean => {
  const [next, second] = [words[mention.last + 1]?.text ?? '', words[mention.last + 2]?.text ?? '']
  if (GONE.test(next)) return next !== 'passed' || second !== 'me'
  const lead = words.slice(Math.max(0, mention.first - 4), mention.first).map((word) => word.text)
  if (
    lead.some(
      (text, i) =>
        /^(?:eulogy|obituary|funeral|memorial|janazah|shiva|vigil)$/.test(text) &&
        /^(?:for|of)$/.test(lead[i + 1] ?? ''),
    )
  )
    return true
  if (
    /'s (?:funeral|wake|death|memorial|grave)/.test(`${words[mention.last]?.text ?? ''} ${next}`) ||
    (/s$/.test(words[mention.last]?.text ?? '') && /^(?:funeral|wake|death|memorial|grave)$/.test(next))
  )
    return true
  const before = words.slice(Math.max(0, mention.first - 2), mention.first).map((word) => word.text)
  if (/^(?:lost|took|takes)$/.test(before[0] ?? '') && /^(?:his|her|their|my|our|an?|one|two)$/.test(before[1] ?? ''))
    return true
  return /^(?:has|just|is|had|suddenly|recently|was)$/.test(next) && GONE.test(second)
}

const SOMEBODY = /^(?:member|someone|somebody|anyone|anybody|one|person|guy|man|woman|girl|lady)$/

/** "Somebody on my team", "a case against the driver": where a person belongs, and nobody to speak to. */
const isFrame = (words: readonly Word[], mention: Mention): boolean => {
  const lead = words.slice(Math.max(0, mention.first - 3), mention.first).map((word) => word.text)
  const at = lead.findIndex((text) => /^(?:on|in|from|of)$/.test(text))
  // before whom it happened is seldom who is to hear it
  const isAudience = /\bfront of\b/.test(lead.join(' '))
  return (
    isAudience || lead.includes('against') || lead.includes('where') || (at > 0 && SOMEBODY.test(lead[at - 1] ?? ''))
  )
}

/** Who is spoken to and who it is about, out of all people named. */
export const chooseTo = (words: readonly Word[], all: readonly Mention[]): { to?: Mention; about?: Mention } => {
  const lost = all.find((each) => isGone(words, each))
  const mentions = all.filter((each) => each.person.np !== lost?.person.np && !isFrame(words, each))
  const [first] = mentions
  if (!first) return lost ? withOwner(lost) : {}
  const ranked = mentions.map((each, order) => {
    const after = words[each.last + 1]?.text ?? ''
    const subject = SUBJECT_AFTER.test(after) ? 1 : 0
    const behindAbout = words[each.first - 1]?.text === 'about' || words[each.first - 2]?.text === 'about'
    const lead = words.slice(Math.max(0, each.first - 3), each.first).map((word) => word.text)
    const place = lead.some((text) => /^(?:in|at|of|from)$/.test(text)) ? 1.5 : 0
    const says =
      /^(?:says|said|thinks|told|recommends|suggests)$/.test(after) &&
      mentions.length > 1 &&
      /^(?:i|me|that)$/.test(words[each.last + 2]?.text ?? '') &&
      // "a student told me her parents are divorcing": it is the student who is talked to
      !/^(?:he|she|they|he's|she's|they're|his|her|their)$/.test(words[each.last + 3]?.text ?? '')
        ? 1.5
        : 0
    const firm =
      lead.at(-1) === 'with' || lead.at(-2) === 'with'
        ? lead.some((text) => /^(?:boundar\w+|limits?|talk|talking|conversation|honest|firm|deal|up|speak)$/.test(text))
          ? 2
          : 0
        : 0
    // "her son" belongs to somebody who was named before
    const owned = mentions.length > 1 && /^(?:his|her|their) /.test(each.person.np) ? 1 : 0
    // of two who both do something, the one who will not is the one to talk to
    const resists = mentions.length > 1 && /^(?:refuses|won't|hates|ignores|blames)$/.test(after) ? 0.3 : 0
    const tiny = /^(?:baby|toddler)$/.test(each.person.role) ? 3 : 0
    return {
      each,
      score:
        addressed(words, each) * 2 +
        subject +
        resists +
        firm -
        says -
        (behindAbout ? 2 : 0) -
        place -
        tiny -
        owned -
        order * 0.1,
    }
  })
  ranked.sort((a, b) => b.score - a.score)
  const best = ranked[0]
  const to = best?.each ?? first
  if (best && /^(?:baby|toddler)$/.test(to.person.role) && best.score < 0) return { about: to }
  const about = lost ?? mentions.find((each) => each !== to && each.person.np !== to.person.np)
  return { to, ...(about ? { about } : {}) }
}

/** "your friend's wife" has died: the words go to the friend. */
const withOwner = (lost: Mention): { to?: Mention; about: Mention } => {
  const owner = /^your (.+?)'s? [a-z -]+$/.exec(lost.person.np)?.[1]
  const role = owner === undefined ? undefined : ROLES.get(owner)
  if (!role || owner === undefined) return { about: lost }
  const { power, near, minor, pronoun } = role
  return {
    to: { ...lost, circle: role.circle, person: { role: owner, np: `your ${owner}`, pronoun, power, near, minor } },
    about: lost,
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** The person's own later word decides the pronoun; with two of one kind it stays with the role. */
const pronounIn = (narration: string): 'he' | 'she' | undefined => {
  const she = count(narration, /\b(?:she|she's|she'll|her|hers)\b/g)
  const he = count(narration, /\b(?:he|he's|he'll|him|his)\b/g)
  if (she > 0 && he === 0) return 'she'
  if (he > 0 && she === 0) return 'he'
  return undefined
}

const MEDIA: readonly [Medium, RegExp][] = [
  ['email', /\b(?:e-?mails?|inbox|subject line|cc'?d)\b/g],
  ['text', /\b(?:texts?|texting|texted|dms?|whatsapp|sms|instagram|messages?|messaging)\b/g],
  ['call', /\b(?:calls?|calling|phone call|on the phone|voicemail|over the phone|zoom|video call)\b/g],
  ['letter', /\b(?:letter|card|handwritten|thank you note|note)\b/g],
  ['chat', /\b(?:slack|teams chat|live chat|pull request|pr comments?|code review|discord)\b/g],
  [
    'talk',
    /\b(?:speech|presentation|present|presenting|talk (?:at|in|for|to a|tomorrow|next)|keynote|toast|sermon|eulogy|lecture|webinar|pitch)\b/g,
  ],
  ['face', /\b(?:in person|face to face|one on one|1:1|1 on 1|meeting|sit down|at dinner|at lunch)\b/g],
]

const CHANNEL =
  /\b(?:write|writing|send|sending|draft|drafting|answer|reply|wrote|put in|read|my|an|a|the|his|her|their|this|that|by|over|via|in) [^.?!]{0,24}$/

/** "He calls me all day" tells what somebody does; a channel is named as a thing or by an own verb. */
const isChannel = (medium: Medium, match: RegExpExecArray, text: string): boolean => {
  const own = CHANNEL.test(text.slice(0, match.index))
  if ((medium === 'call' || medium === 'text') && /s$|ing$|ed$/.test(match[0])) return own
  return medium !== 'text' || !/^messages?$/.test(match[0]) || own
}

const mediumIn = (text: string): Medium | undefined =>
  MEDIA.find(([medium, pattern]) => [...matchesOf(text, pattern)].some((match) => isChannel(medium, match, text)))?.[0]

const WANT =
  /\b(?:how (?:do|can|should|would|could|to)(?: i| we| you)?(?: even| ever| best| politely| nicely| tactfully)?|what(?:'s| is) the best way to|(?:i|we) (?:really |just |only |still |also )?(?:want to|need to|have to|would like to|am trying to|must|should|wish i could|hope to|plan to|got to)|i'd like to|i'm (?:trying|supposed|about) to|trying to|need to|want to|have to|help me(?: to)?|should i|can i|how to|way to|when to) ((?:i )?[a-z][^.?!;\n]{2,160})/

const CUT_WANT =
  /,? (?:but|because|so that|so|since|and (?:i|he|she|they|it|we)|when (?:i|he|she|they)|if (?:i|he|she|they))\b|,|(?: - )/

const OBSTACLE =
  /\b(?:but|every time|whenever|keeps? |problem is|afraid (?:that )?|scared (?:that )?|worried (?:that )?|without)\s*([^.?!;,\n]{4,120})/

const TRIED =
  /\b(?:(?:i|we)(?:'ve| have)? (?:already |also )?(?:tried|asked|told (?:him|her|them)|explained|talked to|said)|already (?:tried|asked|told|did|said))\s+([^.?!;\n]{3,120})/

const SETTING =
  /\b(?:at (?:the |my |our |a )?(?:wedding|funeral|party|dinner|church|office|school|bus stop|gym|library|airport|reunion|conference|supermarket|hospital|holidays|christmas|thanksgiving|table|door)|in (?:the |my |our |a )?(?:meeting|standup|interview|class|classroom|car|elevator|kitchen|hospital|workshop|office))\b/

type Where = { shadow: Shadow; turn: number; stretches: readonly Stretch[] }

const firstMatch = (where: Where, pattern: RegExp, cut?: RegExp): { value: string; span: Span } | undefined => {
  for (const each of where.stretches) {
    const slice = where.shadow.text.slice(each.start, each.end)
    const match = pattern.exec(slice)
    if (!match) continue
    const whole = match[1] ?? match[0]
    const offset = each.start + match.index + match[0].length - whole.length
    const stop = cut ? whole.search(cut) : -1
    const length = stop > 2 ? stop : whole.length
    const raw = rawOf(where.shadow, offset, offset + length)
    if (countWords(raw.text) === 0) continue
    return { value: raw.text, span: { turn: where.turn, start: raw.start, end: raw.end } }
  }
  return undefined
}

const spanOf = (where: Where, at: Stretch): Span => {
  const raw = rawOf(where.shadow, at.start, at.end)
  return { turn: where.turn, start: raw.start, end: raw.end }
}

const said = <T>(value: T, span?: Span): Slot<T> => (span ? { value, span, sure: 'said' } : { value, sure: 'said' })

/** Everything that one turn says about the situation. Words and mentions are those of the narration. */
export const slotsIn = (
  shadow: Shadow,
  turn: number,
  narration: readonly Stretch[],
  words: readonly Word[],
  mentions: readonly Mention[],
  draft: Stretch | undefined,
): Slots => {
  const where: Where = { shadow, turn, stretches: narration }
  const text = narration.map((each) => shadow.text.slice(each.start, each.end)).join(' \n ')
  const slots: Slots = {}
  const { to, about } = chooseTo(words, mentions)
  if (to) slots.to = said(withPronoun(to, mentions, text), spanOf(where, to))
  if (about) slots.about = said(withPronoun(about, mentions, text), spanOf(where, about))
  const want = firstMatch(where, WANT, CUT_WANT)
  if (want) slots.want = said(want.value, want.span)
  const obstacle = firstMatch(where, OBSTACLE)
  if (obstacle) slots.obstacle = said(obstacle.value, obstacle.span)
  const tried = firstMatch(where, TRIED)
  if (tried) slots.tried = [said(tried.value, tried.span)]
  const setting = firstMatch(where, SETTING)
  if (setting) slots.setting = said(setting.value, setting.span)
  const feeling = feelingIn(words)
  const feelingWord = feeling ? words[feeling.at] : undefined
  if (feeling && feelingWord)
    slots.feeling = said({ word: feeling.word, strength: feeling.strength }, spanOf(where, feelingWord))
  const medium = mediumIn(text)
  if (medium) slots.medium = said(medium)
  for (const each of narration) {
    const slice = shadow.text.slice(each.start, each.end)
    const when = whenIn(slice)
    if (when && (!slots.when || slots.when.value.urgency === 'past')) {
      const at = { start: each.start + when.start, end: each.start + when.end }
      slots.when = said({ text: when.sayable ?? when.text, urgency: when.urgency }, spanOf(where, at))
    }
    const amount = amountIn(slice)
    if (amount && !slots.amount) {
      const at = { start: each.start + amount.start, end: each.start + amount.end }
      slots.amount = said(rawOf(shadow, at.start, at.end).text, spanOf(where, at))
    }
  }
  if (draft) slots.draft = said(rawOf(shadow, draft.start, draft.end).text, spanOf(where, draft))
  return slots
}

const withPronoun = (mention: Mention, all: readonly Mention[], text: string): Person => {
  const { person } = mention
  if (mention.plural) return person
  const heard = pronounIn(text)
  if (heard === undefined || heard === person.pronoun) return person
  // somebody else of that kind is near: the pronoun may be theirs
  const other = all.some(
    (each) =>
      each !== mention &&
      each.person.np !== person.np &&
      (each.person.pronoun === heard || each.person.pronoun === 'they'),
  )
  const fixed = person.pronoun !== 'they'
  return other || fixed ? person : { ...person, pronoun: heard }
}
