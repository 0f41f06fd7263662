import type { Medium } from '@understory/contract/coaching'
import { normalize, sentencesOf } from '@understory/language/words'

const MAIL =
  /\be-?mail(?:s|ed|ing)?\b|\bletter\b|\bcover letter\b|\bwrite to (?:the|my) (?:bank|office|landlord|school|company|insurance)/
const TEXT =
  /\btext(?:s|ed|ing)? (?:her|him|them|my|the|back|message)\b|\bby text\b|\bover text\b|\bas a text\b|\bwhatsapp\b|\bdm\b|\bgroup chat\b|\breply to (?:his|her|their|this) (?:text|message)\b|\bwhat (?:do|should|can) i text\b|\bto text\b/
const ASKS_TO_WRITE = /\b(?:write|word|draft|compose|send|reply|respond|answer|put in)\b/

const MEDIA =
  '(?:call(?:ing)?|phone|voicemail|e-?mail(?:ing)?|text(?:ing)?|write|writing|letter|message|note|card|dm|in person|face[ -]to[ -]face|go see)'
const TWO_MEDIA = `${MEDIA}\\b[^.?!]{0,25}\\bor\\b[^.?!]{0,25}\\b${MEDIA}\\b`

/** "Do I call or text?", "by email or in person?"; not "tell my boss not to call or text me". */
const ASKS_MEDIUM = new RegExp(
  [
    `(?<!\\b(?:how|what|why) )\\b(?:do|should|shall|can|could|would) (?:i|we)\\b[^.?!]{0,20}\\b${TWO_MEDIA}(?! me\\b)`,
    `(?:^|[,:] |\\b(?:and|so) )(?:by |in |over |is |a |an ){0,2}${TWO_MEDIA} ?\\?`,
    `\\bis (?:it (?:okay|ok|better|best) (?:to|if i) |(?:a|an) )?${MEDIA}\\b[^.?!]{0,25}\\b(?:okay|ok|enough|better)\\b`,
    `\\b(?:can|should) i (?:do|say|tell|send)\\b[^.?!]{0,30}\\b(?:by|over) (?:text|e-?mail|phone)\\b`,
  ].join('|'),
)

/** Whether a sentence, normalized, asks by which medium to say it. */
export const asksMedium = (sentence: string): boolean => ASKS_MEDIUM.test(sentence)

/** How it will be said, where the message says so. A sentence that asks says nothing. */
export function mediumOf(text: string): Medium | undefined {
  const plain = sentencesOf(text)
    .map(normalize)
    .filter((sentence) => !asksMedium(sentence))
    .join(' ')
  if (TEXT.test(plain)) return 'text'
  if (MAIL.test(plain) && ASKS_TO_WRITE.test(plain)) return 'mail'
  return undefined
}
