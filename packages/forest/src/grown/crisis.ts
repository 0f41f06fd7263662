/** Words that name suicide, self-harm or abuse, in a label or a rationale. Help is named before anything else then. */
const CRISIS =
  /suicid|self[- ]?harm|\bkill(?:ing)? (?:my|him|her|your|them)sel|\bend(?:ing)? (?:my|it) (?:life|all)|overdos|\babus(?:e|ed|er|es|ing|ive)\b|domestic violence|sexual(?:ly)? assault|\brape/i

/** Verbs that nobody is helped to practice. */
const HARM =
  /^(?:attack|beat|blackmail|bully|cheat|deceiv|gaslight|harass|hit|hurt|insult|intimidat|kill|l(?:ie|y)|manipulat|murder|poison|punch|punish|shoot|slap|stab|stalk|threaten|trick)/i

/** Whether a text names suicide, self-harm or abuse. It reads words, not meaning: the assistant's own check reads more. */
export const namesCrisis = (text: string): boolean => CRISIS.test(text)

/** Whether a verb phrase would do somebody harm. */
export const wouldHarm = (phrase: string): boolean => HARM.test(phrase)
