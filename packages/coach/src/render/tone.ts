import type { Tone } from '@understory/contract/coaching'
import type { Case } from '../content.ts'

/** A question that asks, and the same as a plain statement of what is wanted. */
const FIRMER: readonly [RegExp, string][] = [
  [/\bCould you please ([^?.,]+)\?/, 'Please $1.'],
  [
    /\b(?:Could|Would|Can|Will) you (?!do me|be okay|be up|be willing|give me|tell me|please)([^?.,]+)\?/,
    'I need you to $1.',
  ],
  [/\b(?:Could|Can) we (?!talk|meet|sit)([^?.,]+)\?/, "Let's $1."],
  [/\bI'd like you to\b/, 'I need you to'],
]

/** A sentence that makes a phrase of that need firmer or softer. Needs that are not here have one tone. */
const ADDED: Partial<Record<string, { firmer: string; softer: string; isFirst: boolean }>> = {
  ask: { firmer: 'I need an answer on this.', softer: "It's okay to say no.", isFirst: false },
  boundary: { firmer: "That's not going to change.", softer: "I hope you'll understand.", isFirst: false },
  'say-no': { firmer: 'My answer is final.', softer: "I hope you'll understand.", isFirst: false },
  conflict: { firmer: 'I need this to change.', softer: "I'm not trying to start a fight.", isFirst: true },
  feedback: {
    firmer: 'I need this to change.',
    softer: "I'm saying this because I want it to go well for you.",
    isFirst: true,
  },
  'tell-news': { firmer: "That's decided.", softer: 'This is hard for me to say.', isFirst: true },
  negotiate: { firmer: "That's as far as I can go.", softer: "I'd like this to work for both of us.", isFirst: true },
}

/** After a limit or a no of one's own another sentence may follow; after a new topic or a question it would not fit. */
const OWN_STAND = /^(?:I|I'm|I'll|I'd|We|We're|My|No|Please|That|That's|It|It's)\b/

/** Where a phrase warns, or says itself how hard it is, a softening sentence contradicts or repeats it. */
const NOT_SOFTER: Readonly<Record<string, RegExp>> = {
  ask: /\bor I'll\b|\burgent\b/,
  'tell-news': /\b(?:hard|nervous)\b/,
}

function takesMore({ need, phrase }: Case): boolean {
  const last = phrase.split(/(?<=[.?!])\s+/).at(-1) ?? ''
  const needsStand = need === 'boundary' || need === 'say-no'
  return !needsStand || (OWN_STAND.test(last) && !last.endsWith('?'))
}

/** Whether the phrase of a case has other tones than its own. */
export const hasTones = (one: Case): boolean =>
  phraseInTone(one, 'firmer') !== one.phrase || phraseInTone(one, 'softer') !== one.phrase

/** The phrase of a case in a tone: as written where it stands so, else with its request turned or one sentence added. */
export function phraseInTone(one: Case, tone: Tone): string {
  const added = ADDED[one.need]
  if (tone === 'plain') return one.phrase
  const written = tone === 'softer' ? one.softer : one.firmer
  if (written) return written
  if (tone === 'firmer')
    for (const [asks, needs] of FIRMER) if (asks.test(one.phrase)) return one.phrase.replace(asks, needs)
  if (!added || !takesMore(one)) return one.phrase
  if (tone === 'softer' && NOT_SOFTER[one.need]?.test(one.phrase)) return one.phrase
  return tone === 'softer' && added.isFirst ? `${added.softer} ${one.phrase}` : `${one.phrase} ${added[tone]}`
}
