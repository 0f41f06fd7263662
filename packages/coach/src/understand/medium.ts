import type { Medium } from '@understory/contract/coaching'
import { normalize } from '@understory/language/words'

const MAIL =
  /\be-?mail(?:s|ed|ing)?\b|\bletter\b|\bcover letter\b|\bwrite to (?:the|my) (?:bank|office|landlord|school|company|insurance)/
const TEXT =
  /\btext(?:s|ed|ing)? (?:her|him|them|my|the|back|message)\b|\bby text\b|\bover text\b|\bas a text\b|\bwhatsapp\b|\bdm\b|\bgroup chat\b|\breply to (?:his|her|their|this) (?:text|message)\b|\bwhat (?:do|should|can) i text\b|\bto text\b/
const ASKS_TO_WRITE = /\b(?:write|word|draft|compose|send|reply|respond|answer|put in)\b/

/** How it will be said, where the message says so. */
export function mediumOf(text: string): Medium | undefined {
  const plain = normalize(text)
  if (TEXT.test(plain)) return 'text'
  if (MAIL.test(plain) && ASKS_TO_WRITE.test(plain)) return 'mail'
  return undefined
}
