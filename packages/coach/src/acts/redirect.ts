import type { Medium } from '../types.ts'
import type { Message, Rule } from './rule.ts'

const STARTS =
  /^(?:(?:ok|okay|great|good|cool|perfect|nice|thanks|thank you|alright|all right|well|so)[\s,.!]+)*(?:(?:and|now|then|next|also|but)[\s,]+)*(?:(?:what|how) about|the same(?: thing)?|same(?: thing)?|for|to|as|in|back to|do|make|write|give me|say|can you|could you|can i have|i need (?:one|it)|now|and|one|another one|a version)\b/
const PASS_ON =
  /^(?:ok |now |and |so )*(?:tell|say (?:that|it|this) to) (?:my|the|our) [a-z' -]{2,30}?(?: (?:that|this|it|the same))(?: too)?[\s?.!]*$|^(?:ok |now |and |so )*say (?:that|it|this) to (?:my|the|our) [a-z' -]{2,30}[\s?.!]*$/
const BACK = /\bback to\b/
const TRAILS = new Set(['too', 'please', 'then', 'instead', 'now', 'also', 'again', 'though', 'as', 'well'])
const FORMS: readonly [Medium, RegExp][] = [
  ['email', /\b(?:as|in|into|for|via|by|over) (?:an? |the )?e-?mail$/],
  ['text', /\b(?:as|in|into|for|via|by|over) (?:an? |the )?(?:text(?: message)?|dm|sms|whatsapp)$/],
  ['chat', /\b(?:as|in|into|for|via|by|over|on) (?:an? |the )?(?:slack(?: message)?|chat|teams)$/],
  ['letter', /\b(?:as|in|into|for|via|by) (?:an? |the )?(?:letter|card|note)$/],
  ['call', /\b(?:as|for|via|by|over|on) (?:an? |the )?(?:phone(?: call| screen)?|call|voicemail|video call)$/],
  ['face', /\b(?:for|in) (?:a |the )?(?:meeting|person|face to face)$/],
]
const MOST = 9
const FOR_WHOM = /^(?:ok(?:ay)? |and |so )*(?:now|same|and) (?:one )?for (?:my|our|the) [a-z' -]{2,30} who\b/

/** The channel that a short message wants the last line for, if it names one at its end. */
export const formAsked = (text: string): Medium | undefined => {
  const bare = text.replace(/[\s?.!]+$/, '').replace(/ (?:too|please|then|instead|now|as well)$/, '')
  return FORMS.find(([, pattern]) => pattern.test(bare))?.[0]
}

/** "Ok back to my girlfriend": an earlier matter is taken up again. */
export const goesBack = (text: string): boolean => BACK.test(text)

/** "Now for my mother-in-law, who asks all the time": what follows tells of that person only. */
const endsInPerson = ({ reading }: Message): boolean => {
  const last = reading.mentions.at(-1)
  const behind = last === undefined ? [] : reading.words.slice(last.last + 1)
  return last !== undefined && (behind[0]?.text === 'who' || behind.every((word) => TRAILS.has(word.text)))
}

/** The last line for somebody else, or for another channel. */
export const redirectRule: Rule = {
  act: 'redirect',
  after: 'advice',
  test: (message) => {
    const { text, words, before, reading } = message
    if (before.text && words <= MOST && reading.mentions.length > 0 && PASS_ON.test(text)) return true
    if (/^in (?:front of|the (?:middle|same))\b/.test(text)) return false
    if (
      !before.advised ||
      !before.text ||
      words > (FOR_WHOM.test(text) ? 2 * MOST : MOST) ||
      reading.zones.draft !== undefined ||
      !STARTS.test(text)
    )
      return false
    if (/\b(?:how|why|when|where|if|tell|ask)\b(?! about)/.test(text)) return false
    return endsInPerson(message) || formAsked(text) !== undefined
  },
  yes: [
    'now for my manager',
    'and for my team?',
    'what about my sister',
    'ok now as an email',
    'same for his parents please',
  ],
  no: [
    'now he ignores me',
    'for my sister it is different, she never listens',
    'how do i tell my manager',
    'what about the dishes',
    'my manager',
  ],
}
