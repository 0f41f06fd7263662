/** Words that name suicide, self-harm or abuse, in a label or a rationale. Help is named before anything else then. */
const CRISIS =
  /suicid|self[- ]?harm|\bkill(?:ing)? (?:my|him|her|your|them)sel|\bend(?:ing)? (?:my|it) (?:life|all)|overdos|\babus(?:e|ed|er|es|ing|ive)\b|domestic violence|sexual(?:ly)? assault|\brape/i

/** Verbs of which nobody is given a first try. */
const HARM =
  /^(?:attack|beat|blackmail|bully|cheat|deceiv|gaslight|harass|hit|hurt|insult|intimidat|kill|l(?:ie|y)|manipulat|murder|poison|punch|punish|shoot|slap|stab|stalk|threaten|trick)/i

/** What we call it where its own words must not stand inside ours. */
export const SPARED_PHRASE = 'what is happening'

export const HELP_FIRST =
  'If you or somebody near you is in danger now, call your local emergency number. In the United States you can call or text 988 at any hour, for yourself or about somebody else.'

/** Whether a text names suicide, self-harm or abuse. It reads words, not meaning: the assistant's own check reads more. */
export const namesCrisis = (text: string): boolean => CRISIS.test(text) || text.includes(SPARED_PHRASE)

/** Whether a verb phrase would do somebody harm. */
export const wouldHarm = (phrase: string): boolean => HARM.test(phrase)
