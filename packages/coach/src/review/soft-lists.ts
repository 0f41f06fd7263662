import type { Put } from './edit.ts'

type Rule = readonly [RegExp, Put]

const ASK_IF =
  "(?:(?:so |and |but |also,? )?i(?: was|'m| am|'ve been)?(?: also)?(?: just)? (?:wondering|wonder|curious)|(?:i(?:'m| was| am)? )?just (?:wondering|curious|checking)|i (?:just )?(?:wanted|want) to (?:ask|see|check|know)|i(?:'d| would) (?:just )?(?:like|love) to (?:ask|know))(?: to see)? (?:if|whether)"
const SOFT = '(?:maybe |possibly |perhaps |by any chance |just |please |kindly |potentially |at all )*'

/** Wrapping around a request; what follows keeps its grammar. */
export const REQUESTS: readonly Rule[] = [
  [
    new RegExp(
      `^${ASK_IF} ${SOFT}(?:it(?:'s| is| was| would be| might be|'d be) ${SOFT}(?:possible|okay|ok|alright)|there(?:'s| is| was| might be| would be) ${SOFT}(?:any |a |some )?${SOFT}(?:chance|way|possibility|opportunity))(?: for me)? to ${SOFT}`,
      'i',
    ),
    'Could I ',
  ],
  [
    new RegExp(
      `^${ASK_IF} ${SOFT}(you|i|we) ${SOFT}(?:could|can|would|might|may)(?: ${SOFT}be able to| ${SOFT}be willing to)? ${SOFT}`,
      'i',
    ),
    ({ 1: who }) => `Could ${/^i$/i.test(who ?? '') ? 'I' : (who ?? 'you').toLowerCase()} `,
  ],
  [
    new RegExp(
      `^i(?: would|'d) (?:be|really appreciate it|appreciate it) ?(?:very |so |really |more than )?(?:happy|glad|grateful|pleased|thankful)? ?if you (?:could|would|can) ${SOFT}`,
      'i',
    ),
    'Could you ',
  ],
  [
    new RegExp(`^would it ${SOFT}be ${SOFT}(?:possible|okay|ok|alright) (?:for me |if i could )(?:to )?${SOFT}`, 'i'),
    'Could I ',
  ],
  [
    new RegExp(`^would it ${SOFT}be ${SOFT}possible for (you|us) to ${SOFT}`, 'i'),
    ({ 1: who }) => `Could ${who?.toLowerCase() === 'us' ? 'we' : 'you'} `,
  ],
  [/^(could|can|would) (you|i|we) (?:(?:maybe|possibly|perhaps|just|potentially) )+/i, '$1 $2 '],
]

const CLAUSE =
  "(?=(?:i|you|we|it|this|that|there|the|my|our|your|he|she|they|could|can|would|is|what|how|when)(?:'\\w+)?\\b)"
/** Words before the matter. */
export const OPENERS: readonly RegExp[] = [
  /^(?:so |um,? )?(?:i(?:'m| am) (?:not an?|no) expert|(?:this|it) (?:may|might|could|probably|will probably) ?(?:be|sound|sounds|is)? (?:like )?(?:a )?(?:silly|dumb|stupid|crazy|weird)(?: question| idea)?|(?:i )?(?:may|might|could) be (?:totally |completely )?wrong(?: here)?|correct me if i(?:'m| am) wrong|(?:i'm |i am )?(?:not sure|don't know) if this makes (?:any )?sense|(?:i'm |i am )?(?:so |really |very )?sorry (?:to (?:bother|bug|trouble) you(?: again)?(?: with this)?|for (?:bothering|bugging) you(?: again)?)|(?:i'm |i am )?(?:so |really |very )?sorry(?=,? but (?:i (?:was|just|wanted)|could|can|is|do|would))|i know (?:that )?you(?:'re| are) (?:very |really |super |so |probably )*busy(?: right now)?|i hate to (?:ask|bother you|bug you))(?:,? but| and),? /i,
  /^(?:if it(?:'s| is)(?: not|n't) too much (?:trouble|to ask)|if (?:at all )?possible|if you don't mind),? /i,
  new RegExp(
    `^i (?:just )?(?:wanted|want) to (?:reach out and |quickly |just )?(?:say|let you know|mention|tell you)(?: that)? ${CLAUSE}`,
    'i',
  ),
  new RegExp(
    `^i(?:'m| am) (?:just )?(?:writing|reaching out|emailing) to (?:say|let you know|inform you)(?: that)? ${CLAUSE}`,
    'i',
  ),
  new RegExp(`^i (?:guess|suppose|just (?:think|feel like)) (?:that )?${CLAUSE}`, 'i'),
]
export const TAILS: readonly RegExp[] = [
  /,? (?:and |but )?(?:(?:so )?sorry (?:again|for the (?:trouble|bother|hassle)|to bother you|for bothering you)|(?:absolutely |totally )?no worries if not|no pressure(?: at all)?|if (?:that's|that is|it's|it is) (?:ok|okay|all right|alright|fine|possible|not too much(?: trouble| to ask)?)(?: with you)?|if (?:at all )?possible|if that makes (?:any )?sense|or (?:whatever|something)|i guess|just a thought)(?=[.!?\s]*$)/i,
]
/** Hedging words that can go where they stand. */
export const HEDGES: readonly RegExp[] = [
  /(?<=\b(?:i|we|you|could|can|would|might|'d|should|if|to)) (?:maybe|possibly|perhaps|potentially)\b(?! \d)/i,
  /, (?:maybe|possibly|perhaps|i guess|i suppose|you know|kind of|sort of),(?= )/i,
  /(?<=\b(?:i|i'm|i'd|we|am|was|were|is|it's|are|feel|felt|feels|seems|been|really|been)) (?:kind of|sort of|kinda|sorta|somewhat)\b(?! (?:a |an |the )?(?:person|thing|man|woman|guy)\b)/i,
  /(?<=\b(?:i|we)) just\b(?= (?:want|wanted|need|needed|think|feel|hope|wish|thought))/i,
  /(?<=\bwas) just\b(?= (?:hoping|thinking))/i,
  /(?<=\bi think) (?:maybe|perhaps|possibly)\b/i,
  /^(?:maybe|perhaps) (?=(?:we|you|i) (?:could|can|should)\b)/i,
]
export const BREAKUP: Rule = [
  /\b(?:i (?:just )?(?:kind of |kinda |sort of )?(?:think|feel like|guess|feel)(?: that)? )?(?:maybe |perhaps |it might be best if )?we (?:should|need to|ought to)(?: maybe| probably)? (break up|end things|go our separate ways|stop seeing each other)/i,
  'I want us to $1',
]
