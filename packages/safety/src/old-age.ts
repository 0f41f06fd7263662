const ELDER =
  '(?:(?:my|our|his|her|their) (?:\\w+ )?(?:dad|father|mom|mum|mother|parents?|grandma|grandpa|grandmother|grandfather|nana|aunt|uncle|husband|wife)|he|she|they)'
const NOT_SAFE = "(?:shouldn't|should not|can't|cannot|can not|isn't safe|is not safe)"
const DAILY =
  '(?:driv(?:e|ing)|liv(?:e|ing) (?:alone|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own)|stay(?:ing)? alone|left alone|home alone|cook(?:ing)?|climb(?:ing)?|on (?:a |the )?(?:ladder|stairs|road))'
const LIMIT = new RegExp(
  `\\b(${ELDER}\\b(?:(?!\\bi\\b)[^.!?]){0,40}?) ${NOT_SAFE} (?:be )?${DAILY}(?: at night| alone)?(?: any ?more)?`,
  'gi',
)
/** With any of these, nothing is taken for old age. */
const HARM =
  /\b(?:die|dead|kill\w*|hurt\w*|hit\w*|drunk|drink\w*|afraid|scared|threat\w*|lock\w*|note|pills?|gun|goodbye|suicid\w*)\b/i

/** Turns "Mom shouldn't be living alone anymore" into "Mom is old", because "shouldn't be living" reads as something else. */
export const withoutOldAge = (text: string): string => (HARM.test(text) ? text : text.replace(LIMIT, '$1 is old'))
