const ELDER = '(?:my|our) (?:\\w+ )?(?:dad|father|mom|mum|mother|grandma|grandpa|grandmother|grandfather|nana)'
const AGE = "(?:,? who(?:'|’)s \\d+,?| is (?:\\d+|[a-z]+-?[a-z]*) and)?"
const DRIVING = "(?:shouldn(?:'|’)t|should not) (?:be )?driv(?:e|ing)(?: at night)?"
const ALONE =
  "(?:(?:shouldn|can)(?:'|’)t|should not|cannot) (?:be )?liv(?:e|ing) (?:alone|by (?:him|her)self|on (?:his|her) own)"
/** A whole sentence, so that nothing that anybody does stands beside it. */
const SENTENCE = new RegExp(
  `(?<=^|[.!?\\n]\\s*)(${ELDER})${AGE} (?:${DRIVING}|${ALONE})(?: any ?more)?(?=\\s*(?:[.!?\\n]|$))`,
  'gi',
)

/** With any of these in the message nothing is taken for old age alone. */
const MORE =
  /\b(?:food|eat\w*|feed\w*|starv\w*|hungry|money|bruis\w*|scream\w*|yell\w*|lock\w*|leaves|left|neglect\w*|tired of|(?:his|her|a) will|goodbye|die\w*|dying|dead|kill\w*|hurt\w*|hit\w*|drunk|drink\w*|drank|high|afraid|scared|threat\w*|pills?|gun|suicid\w*)\b/i

/**
 * Turns the sentence "Mom shouldn't be living alone anymore" into "Mom is old", because "shouldn't be living" reads as something
 * else. All other sentences are left as they are.
 */
export const withoutOldAge = (text: string): string => (MORE.test(text) ? text : text.replace(SENTENCE, '$1 is old'))
