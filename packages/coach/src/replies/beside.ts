import type { Part } from '@understory/contract/coaching'
import { normalize, sentencesOf } from '@understory/language/words'
import { line, needs } from '../content.ts'
import { answerPart, type Turn } from './reply.ts'

/** What to know about something that a matter asks beside the words. */
export type Beside = { intro: string; text: string }

const MEANS =
  '(?:call|phone|ring|voicemail|email|e-mail|text|write|writing|letter|message|note|card|in person|face to face|go see)'
const NOT_THEIRS = '(?!\\b(?:he|she|they|him|her|them|my (?:kid|son|daughter|mom|dad|boss|wife|husband))\\b)'

/** Over normalized sentences. Tears are the writer's own: "without her crying" and "if she cries" are somebody else's. */
const ASKS = {
  tears: new RegExp(
    `\\b(?:without|not|don't|never|(?:keep|stop)(?: myself)? from|if i|when i|i'll|i will|i always|i'm|get through|with a)\\b(?:${NOT_THEIRS}[^.?!]){0,30}\\b(?:cry(?:ing)?|bawl(?:ing)?|sob(?:bing)?|tear(?:y|ing)? up|chok(?:e|ing) up|dry-eyed|dry eyed|los(?:e|ing) it|break(?:ing)? down|fall(?:ing)? apart|hold(?:ing)? it together|steady voice)\\b`,
  ),
  medium: new RegExp(`\\b${MEANS}\\b[^.?!]{0,25}\\bor\\b[^.?!]{0,25}\\b${MEANS}\\b.*\\?`),
  length:
    /\bhow (?:long|short)(?: (?:should|do i (?:talk|speak|go|make)|and|or|is (?:right|normal|too|it supposed)|to (?:talk|speak|go|make)|for)\b.*)?[?,]|\bhow many (?:words|minutes|lines|sentences|pages)\b/,
  detail:
    /\bhow much (?:detail|(?:do|should|can|to) ?(?:i|we)? ?(?:tell|say|share|explain|give|put))\b|\bwhat (?:do|should|can|to) ?(?:i|we)? ?(?:leave out|leave off|skip)\b|\bwhat i should leave out\b|\bhow much of\b.*\?|\b(?:do|should) (?:i|we) (?:have to |need to )?(?:say why|explain why|give (?:a|the|my) reasons?)\b/,
} as const

/** The advice itself tells it, and better: no general answer stands beside it. */
const TOLD = {
  tears: /\b(?:cry|tears|choke|choking|voice (?:goes|shakes|breaks))\b/,
  medium: /\b(?:call|text|email|write|send|letter|in person|by phone|on paper)\b/,
  length: /\b(?:minutes?|pages?|sentences?|lines|words|paragraphs?|short|briefly)\b/,
  detail: /\b(?:leave out|skip|details?|don't (?:mention|explain|say why|give reasons)|one reason|keep it to)\b/,
} as const

/** What the matter will be answered with. */
type Advice = { need: string; answer: string }

/** Answers, by what the writer wants to do, to how long, call or write, how much to tell, and their own tears. */
export function besideOf(matter: string, { need, answer }: Advice): Beside[] {
  const sentences = sentencesOf(matter).map(normalize)
  const advice = normalize(answer)
  const isOpen = (asked: keyof typeof ASKS) =>
    sentences.some((sentence) => ASKS[asked].test(sentence)) && !TOLD[asked].test(advice)
  const { medium, length, detail } = needs.get(need) ?? {}
  const tears = line(need === 'deliver' ? 'tears-speech' : 'tears')
  const texts = { length, medium, detail, tears }
  return (['length', 'medium', 'detail', 'tears'] as const).flatMap((asked) => {
    const text = texts[asked]
    return text !== undefined && isOpen(asked) ? [{ intro: line(`asked-${asked}`), text }] : []
  })
}

/** The same in a reply, once: where a matter begins. */
export const besideParts = ({ message, previous, request }: Turn, advice: Advice): Part[] =>
  previous?.matter || request.isFeared
    ? []
    : besideOf(message, advice).map(({ intro, text }) => answerPart(`${intro} ${text}`))
