import type { Mention } from './roles.ts'

const SPEAKS =
  "(?:tell|explain|announce|break|say) (?:[\\w']+ ){0,3}to|tell|ask|talk (?:to|with)|speak (?:to|with)|say (?:\\w+ ){0,3}to|text|email|write(?: to)?|call|thank|apologi[sz]e to|invite|remind|convince|confront|answer|reply to|respond to|explain (?:\\w+ ){0,2}to|break it to|warn|stand up to|break up with|make up with|comfort|approach|message|correct|fire|help|teach|show|introduce myself to|pitch to|present to|say no to|turn down|meet(?: with)?|meeting (?:w|with)|deal with|go to|bring (?:it|this|that) up (?:to|with)|train|persuade|get"
const SPEAKING =
  "(?:i'?m|about|of|start|for|keep|by|after|before|without|am|afraid) (?:telling|asking|talking (?:to|with)|texting|emailing|writing(?: to)?|calling|speaking (?:to|with)|confronting|thanking)"
const OWNER =
  "(?:my|our|the|a|an|one of my|this|that|these|both|all)?\\s*(?:(?!(?:me|him|her|them|you|us|i|it|he|she|to|that|if|about)\\b)[\\w.'-]+\\s+){0,2}"
const ADDRESSED = new RegExp(`\\b(?:${SPEAKS}|${SPEAKING}) ${OWNER}$`)
const WRITTEN_FOR = new RegExp(
  `\\b(?:letter|card|note|email|text|toast|speech|message|sorry|apology|interview|meeting|appointment|call|reply|eulogy|invoice)s? (?:to|for|with|from) ${OWNER}$`,
)
const MINE = /\b(?:my|our)\s+(?:(?!(?:and|that|who|to|with|from|about|for|is|was|of|in|at|on)\b)[\w.-]+\s+){0,2}$/
const ANOTHERS = /(?:\b(?:his|her|their|whose|your)|'s|\w{3}s')\s+(?:[\w.-]+\s+)?$/
const SPEAKER_IS =
  /(?:\bi'?m|\bi am|\bi was|\bas|\bi work as|\bi became|\bi'?ve been|\bi been|\bwe are|\bwe're) (?:a|an|the|their|his|her|new|just|only|also|now|like)?\s*(?:[\w-]+\s+){0,2}$/
const COMPARED =
  /\b(?:than|like|just like|same as|such as|unlike|used to be|was|as|(?<!\b(?:one|two|three|four|some|all|both|half|most|any|each|few|none) )of|called|named)\s+(?:my|a|an|the|our)?\s*(?:\w+\s+)?$/
const ASIDE = /\b(?:with|since|about|for|behind|from|because of|besides|plus|until)\s+(?:my|our|the|a)?\s*(?:\w+\s+)?$/
const PLACE = /\b(?:at|in|from|on|into|inside|to)\s+(?:the|my|our|a|an|this)?\s*(?:\w+\s+){0,2}$/
const DIED =
  /^\s+(?:(?!(?:almost|nearly|never|practically|basically|just about)\b)\w+\s+)?(?:died(?! (?:laughing|a little|inside|of (?:embarrassment|shame|boredom)))|passed away|is dead(?=[.,!?;]|$| (?:and|but|now|since)\b))/
/** Whether a text in lower case tells that whoever is mentioned died. */
export const hasDied = (plain: string, { end }: Pick<Mention, 'end'>): boolean => DIED.test(plain.slice(end, end + 60))
const ACTS =
  /^(?:'s)?\s+(?:[a-z]+ly\s+)?(?:keeps?|kept|wants?|wanted|said|says?|told|tells|asked|asks|is|are|was|were|isn'?t|wasn'?t|won'?t|wont|will|can'?t|always|never|still|just|doesn'?t|didn'?t|dont|don'?t|has|have|had|hasn'?t|got|gets|thinks?|took|takes|gave|gives|made|makes|left|leaves|called|texted|wrote|sent|started|stopped|and i|who|that|put|puts|eats?|uses?|lets?|moved|lost|sold|invited|hid|coming|owes?|cried|hums?|broke|ate|used|found|bought|he|she|say|give|want|make)\b/
/** "roommate draws", "boss emailed": any verb in its third person or past. */
const DOES = /^\s+(?!his\b|this\b|was\b|needs\b|plus\b|does\b)[a-z]{2,}(?:[^s\W]s|ed)\b/
/** In a chat "my" is left out at the beginning: "roommate ate my eggs". */
const BEGINS = /^(?:(?:so|ok|okay|and|but|well|hi|hey|um|ugh|help|yeah),? )*$/
/** Whoever only says something about the matter is seldom the one to tell. */
const COMMENTS = /^\s+(?:just |always |already |keeps )?(?:says?|said|tells me|wants me to|noticed|agrees?)\b/
const OF_ANOTHER =
  /^(?:'s|s')\s+(?!\d|been|not|going|always|getting|a\b|the\b|so\b|just\b|mad|never|still|like\b|in\b|on (?:the|a|his|her)\b|at\b|out\b|home\b|back\b|off\b|here\b|there\b|coming\b|gone\b|asked\b|asking\b|already\b|only\b|really\b|very\b|upset\b|sick\b)\w/
const KIN_PLURAL =
  /^(?:mom|dad|husband|wife|grandmother|grandma|grandpa|boyfriend|girlfriend|brother|sister|mother|father|niece)s$/
const BARE_KIN = /^(?:mom|dad|grandma|grandpa|mama|papa|mum|nana)$/
/** Nouns that people seldom mean a hearer by, unless they are theirs. */
const VAGUE: ReadonlySet<string> = new Set(
  'kid kids baby child children date match son owner regular lead user class report party band label contact super panel connection company office agent twin twins ma pop elder chair president crush church funeral board reports dates helper junior server driver school microphone daycare hotel bank ta'.split(
    ' ',
  ),
)
/** How the part of a sentence around a mention weighs it. */
export function weightOf(text: string, { role, noun, start, end }: Mention): number {
  const before = text.slice(Math.max(0, start - 50), start).replace(/^.*[.!?;:]\s/, '')
  const after = text.slice(end, end + 40)
  const isMine =
    MINE.test(before) || (BARE_KIN.test(noun) && /(?:^|[.,!?] |and |but |so |when |because |cause )$/.test(before))
  if (role.id === 'someone' || role.id === 'yourself') return 0.2
  if (SPEAKER_IS.test(before) && !isMine) return 0
  if (COMPARED.test(before)) return 0.1
  if (OF_ANOTHER.test(after) || (KIN_PLURAL.test(noun) && !ACTS.test(after))) return 0.2
  if (ADDRESSED.test(before) || WRITTEN_FOR.test(before)) return VAGUE.has(noun) && !isMine ? 2 : 3.4
  if (role.group === 'near' && ANOTHERS.test(before)) return 0.5
  if (COMMENTS.test(after)) return 0.9
  if (ASIDE.test(before)) return 0.7
  if (PLACE.test(before)) return 0.6
  const isBare = !VAGUE.has(noun) && BEGINS.test(before)
  const base = isMine || isBare ? 1.7 : /\b(?:the|a|an|some|this|that|one)\s+(?:\w+\s+)?$/.test(before) ? 1.1 : 0.9
  const acts = ACTS.test(after) || (isBare && DOES.test(after)) ? 0.6 : 0
  return VAGUE.has(noun) && !isMine ? 0.5 : base + acts
}
