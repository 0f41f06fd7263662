import { type Reading, sentenceAt } from '../reading.ts'

const TIME =
  /\b(?!at the end of the day\b)(?:today|tonight|tomorrow|noon|midnight|eod|cob|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|o'clock)|\d{1,2}:\d\d|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}|(?:in|within) (?:an?|one|two|three|the next|\d+) (?:next )?(?:minutes?|hours?|days?)|(?:by|before|at) (?:the )?(?:end of|lunch|dinner|close of|morning|then|five|six|seven|eight|nine|ten|eleven|twelve)|this (?:morning|afternoon|evening|week)|next week|(?:january|february|march|april|june|july|august|september|october|november|december) \d)/i
const EMERGENCY =
  /\b(?:911|112|999|emergency|ambulance|smoke|smell gas|bleeding|evacuate|hospital|doctor|vet|clinic|police|chest pain|on fire|poison)/i

/** Maximum length searched: unpunctuated text may be one long "sentence". */
export const NEAR = 300

/** Whether this sentence or the next names a time. Emergencies need none. */
export const saysWhen = (reading: Reading, at: number): boolean => {
  const { text, tokens, sentences } = reading
  const start = tokens[at]?.start ?? 0
  const index = sentenceAt(reading, at)
  const [sentence, after] = [sentences[index], sentences[index + 1]]
  const said = text.slice(
    Math.max(sentence?.start ?? 0, start - NEAR),
    Math.min(after?.end ?? sentence?.end ?? start, start + NEAR),
  )
  return TIME.test(said) || EMERGENCY.test(said)
}
