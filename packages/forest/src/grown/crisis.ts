/** Keywords for suicide, self-harm and abuse. */
const CRISIS =
  /suicid|self[- ]?harm|\bkill(?:ing)? (?:my|him|her|your|them)sel|\bend(?:ing)? (?:my|it) (?:life|all)|overdos|\babus(?:e|ed|er|es|ing|ive)\b|domestic violence|sexual(?:ly)? assault|\brape/i

/** Verbs of harm that get no practice page. */
const HARM =
  /^(?:attack|beat|blackmail|bully|cheat|deceiv|gaslight|harass|hit|hurt|insult|intimidat|kill|l(?:ie|y)|manipulat|murder|poison|punch|punish|shoot|slap|stab|stalk|threaten|trick)/i

/** Keyword check; the assistant's classifier is broader. */
export const namesCrisis = (text: string): boolean => CRISIS.test(text)

export const wouldHarm = (phrase: string): boolean => HARM.test(phrase)
