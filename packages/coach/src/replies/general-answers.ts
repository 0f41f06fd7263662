import type { Part } from '@understory/contract/coaching'
import { normalize, sentencesOf } from '@understory/language/words'
import { line, needs } from '../content.ts'
import { READ } from '../types.ts'
import { asksMedium } from '../understand/medium.ts'
import { answerPart, isGoingOn, type Turn } from './reply.ts'

/** What the matter will be answered with. */
type Advice = { need: string; answer: string; isWritten?: boolean; to?: string | null | undefined }

const COUNT = '(?:an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|half an?|a few|\\d+)'
const TEARS =
  '(?:cry(?:ing)?|bawl(?:ing)?|sob(?:bing)?|tear(?:ing)? up(?! (?:the|a|my|his|her|their))|(?:get |getting )?chok(?:e|ing|ed) up|break(?:ing)? down(?! (?:the|a|my|box))|fall(?:ing)? apart)'

const LENGTH =
  /\bhow (?:long|short|brief)(?: ?\?| ?$|,? (?:and|or) (?:what|how|do|should)\b| (?:should|does|can|must|do|to)\b[^.?!,]{0,40}\b(?:be|speak|talk)(?: for)? ?(?:[?.!,]|$)| (?:should|do) (?:i|my|it|the|a)\b[^.?!,]{0,20}\b(?:go|take|run)(?: for)? ?(?:[?.!,]|$)| is (?:too (?:long|short)|right|normal|(?:an?|my|the) (?:[\w'-]+ ){0,2}(?:speech|toast|eulogy|letter|prayer|sermon|talk|email|note|message|statement)\b))|\bhow many (?:words|minutes|lines|sentences|pages) (?:should|does|do i (?:have|get|need)|is (?:an?|too|right|it))\b/
const DETAIL =
  /\bhow much (?:detail\b|(?:do|should|can|must|to|i should|do i (?:need|have) to|i have to) ?(?:i|we)? ?(?:need to |have to )?(?:tell|say|explain|share(?! (?:the|my|a))|put in it))|\bhow much of (?:it|this|that|what happened|the (?:story|truth|details))\b|\bwhat (?:do|should|can|to|i should|i can) ?(?:i|we)? ?(?:leave out|leave off|skip)\b|\b(?:do|should) (?:i|we) (?:have to |need to )?(?:explain ?\?|say why|explain why|tell (?:her|him|them|my \w+) why|give (?:(?:her|him|them) )?(?:a|the|my)? ?reasons?)\b/
const OWN_TEARS = new RegExp(
  `\\b(?:without|if i(?:'?m)?|when i(?:'?m)?|i'?ll|i will|i might|i always|i keep|i can'?t (?:stop|help)|(?:so|and|that) i don'?t|how (?:do|can) i not|(?:keep|stop)(?: myself)? from)\\b(?: (?:even|just|start|get|end up|completely|totally)){0,2} ${TEARS}\\b|\\b(?:how (?:do|can) i|can'?t) (?:hold (?:it|myself) together|keep (?:a steady voice|my voice steady))\\b|\\bget through \\w+(?: \\w+){0,2} (?:dry-eyed|dry eyed|with a steady voice)\\b`,
)

/** Whoever asks this needs help, not a medium. */
const EMERGENCY = /\b(?:911|988|999|112|poison|police|cops|ambulance|hotline|emergency)\b/

/**
 * What people ask beside the words, in the order in which it is answered. Nothing general is said where the advice tells it
 * already: a second figure would contradict the case's own.
 */
const QUESTIONS = [
  {
    id: 'length',
    isAsked: (sentence: string) => LENGTH.test(sentence),
    told: new RegExp(
      `\\b${COUNT}(?: (?:or|to) ${COUNT})?(?: signed| short| plain)? (?:minutes?|pages?|sentences?|lines?|words|paragraphs?)\\b|\\bkeep it (?:short|brief|to|under)\\b`,
    ),
  },
  {
    id: 'medium',
    isAsked: (sentence: string) => asksMedium(sentence) && !EMERGENCY.test(sentence),
    told: /\b(?:by (?:phone|text|e-?mail|mail|voice|letter)|in (?:person|writing)|face to face|(?:on|over) the phone|a (?:text|letter|note|card|call))\b|(?:^|[.;,:?] |\b(?:then|or|and|don't) )(?:call|text|e-?mail|write|phone|send)\b/,
  },
  {
    id: 'detail',
    isAsked: (sentence: string) => DETAIL.test(sentence),
    told: /\b(?:leave out|skip|details?|don't (?:mention|explain|say why|give reasons)|(?:one|no|the|a) reasons?|keep it to)\b/,
  },
  {
    id: 'tears',
    isAsked: (sentence: string) => OWN_TEARS.test(sentence),
    told: /\b(?:cry|crying|tears|chok(?:e|ing) up|voice (?:goes|shakes|breaks|cracks))\b/,
  },
] as const

const THEIR_TEARS = /\b(?:if|let|when) \{?(?:they|them|he|she|her|him)\}? \{?(?:cry|cries)\}?/g

/** Nobody is sent to talk to these, and nobody holds back from those who help. */
const NOT_FOR: Partial<Record<(typeof QUESTIONS)[number]['id'], readonly string[]>> = {
  medium: ['ex', 'date', 'stranger', 'acquaintance'],
  detail: ['doctor', 'therapist', 'nurse', 'hr'],
}

/** Answers, by what the writer wants to do, to how long, call or write, how much to tell, and their own tears. */
export function generalAnswers(matter: string, advice: Advice): { intro: string; text: string }[] {
  const need = needs.get(advice.need)
  if (!need) return []
  const sentences = sentencesOf(matter.slice(0, READ)).map(normalize)
  const told = normalize(advice.answer).replace(THEIR_TEARS, '')
  const texts = { ...need, tears: line(need.id === 'deliver' ? 'tears-speech' : 'tears') }
  return QUESTIONS.filter((one) => !one.told.test(told) && sentences.some(one.isAsked))
    .filter(({ id }) => id !== 'tears' || !(advice.isWritten || need.id === 'write'))
    .filter(({ id }) => !NOT_FOR[id]?.includes(advice.to ?? ''))
    .flatMap(({ id }) => {
      const text = texts[id]
      return text === undefined ? [] : [{ intro: line(`asked-${id}`), text }]
    })
}

/** The same in a reply. A matter that was answered already is told more facts, and would get them again with each. */
export function generalParts(turn: Turn, advice: Advice): Part[] {
  const { caseId = null, builderId = null } = turn.previous?.matter ?? {}
  if (isGoingOn(turn) && (caseId ?? builderId) !== null) return []
  return generalAnswers(turn.message, advice).map(({ intro, text }) => answerPart(`${intro} ${text}`))
}
