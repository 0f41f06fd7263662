import { hasKind, openCardFor } from '../open-shelf/open-shelf.ts'
import type { Mention } from '../read/people.ts'
import { toldSentences } from '../read/reading.ts'
import { chooseTo } from '../read/slots.ts'
import { whenIn } from '../read/times.ts'
import { addFeatures, noFeatures } from '../retrieve/features.ts'
import { rank } from '../retrieve/rank.ts'
import { type Fragment, fragmentsOf } from '../speak/echo.ts'
import type { Stretch } from '../text/words.ts'
import type { Card } from '../types.ts'
import { advise } from './advice.ts'
import type { Reply, Situation } from './candidate.ts'

const inside = (at: Stretch, start: number, end: number): boolean => start >= at.start && end <= at.end

/** One of several in a message, with its card, its person and a fragment of its own. */
type Matter = { card: Card; quote: Fragment; due: boolean; order: number; to?: Mention }

const OTHER =
  /^(?:also|and also|another thing|second|secondly|plus|on top of (?:that|this|it)|and then there's|oh and|then there's|besides|meanwhile)\b/

const groups = (s: Situation): Stretch[][] => {
  const found: Stretch[][] = []
  const people = s.reading.mentions
  let seen = new Set<string>()
  for (const at of toldSentences(s.reading)) {
    const here = people.filter((each) => inside(at, each.start, each.end)).map((each) => each.person.np)
    const text = s.reading.shadow.text.slice(at.start, at.end)
    const turn = OTHER.test(text) || (here.length > 0 && seen.size > 0 && !here.some((np) => seen.has(np)))
    const last = found.at(-1)
    if (!last || (turn && last.length > 0)) {
      found.push([at])
      seen = new Set(here)
    } else {
      last.push(at)
      for (const np of here) seen.add(np)
    }
  }
  return found
}

const matterOf = (s: Situation, group: readonly Stretch[], order: number): Matter | undefined => {
  const { shadow } = s.reading
  const words = s.reading.words.filter((word) => group.some((at) => inside(at, word.start, word.end)))
  if (words.length < 5) return undefined
  const features = noFeatures()
  addFeatures(features, shadow, words, 1)
  const text = group.map((at) => shadow.text.slice(at.start, at.end)).join(' ')
  const mentions = s.reading.mentions.filter((each) => group.some((at) => inside(at, each.start, each.end)))
  const { to } = chooseTo(
    words,
    mentions.map((each) => ({
      ...each,
      first: words.findIndex((word) => word.start === each.start),
      last: words.findIndex((word) => word.end === each.end),
    })),
  )
  const { hits, tier } = rank(features, { facts: { ...s.facts, told: text } })
  const card =
    tier === 'weak'
      ? hasKind(text)
        ? openCardFor(text, { person: to !== undefined, want: false })
        : undefined
      : hits[0]?.card
  const quote = fragmentsOf(s.reading, card).find((each) =>
    group.some((at) => each.span.start >= (shadow.at[at.start] ?? 0) && each.span.end <= (shadow.at[at.end] ?? 0)),
  )
  const due = group.some((at) => {
    const when = whenIn(shadow.text.slice(at.start, at.end))
    return when !== undefined && when.urgency !== 'past'
  })
  return card && quote ? { card, quote, due, order, ...(to ? { to } : {}) } : undefined
}

/** Two matters of different kinds in one long message, the one with a deadline first. */
const twoMatters = (s: Situation): [Matter, Matter] | undefined => {
  if (s.reading.words.length < 35) return undefined
  const all = groups(s)
    .map((group, order) => matterOf(s, group, order))
    .filter((each) => each !== undefined)
  const [first] = all
  const second = all.find((each) => first && each.card !== first.card && each.to?.person.np !== first.to?.person.np)
  if (!first || !second) return undefined
  return second.due && !first.due ? [second, first] : [first, second]
}

/** Names both and begins with one. */
export function* twoMattersReply(s: Situation): Reply {
  const both = twoMatters(s)
  if (!both) return
  const [now, later] = both
  const [one, two] = now.order < later.order ? [now, later] : [later, now]
  const place = now === one ? 'first' : 'second'
  const order = now.due
    ? `The ${place} has a date, so it goes first; the other can wait until after.`
    : `I would take the ${place} one first and the other after it.`
  const opener = `Two things stand in here: "${one.quote.text}" and "${two.quote.text}". ${order}`
  const to = now.to ? { value: now.to.person, sure: 'said' as const } : undefined
  const slots = { ...s.slots }
  delete slots.to
  const own: Situation = {
    ...s,
    slots: to ? { ...slots, to } : slots,
    facts: { ...s.facts, slots: to ? { ...slots, to } : slots },
  }
  yield* advise(own, now.card, { opener, openerSpan: now.quote.span, sees: [], noFeeling: true })
}
