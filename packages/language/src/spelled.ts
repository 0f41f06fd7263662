const DAYS: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
}
/** "I sat in the car" names no day: somebody sat, or there is a place. */
const SOMEBODY =
  "(?:\\b(?:i|he|she|we|they|you|who|someone|has|have|had|be|been|was|just|then|even|ever|still|all)|'[a-z]+)"
const PLACE =
  '(?:in|on|at(?! \\d)|there|here|down|up|back|out|outside|with|by|next|under|behind|around|across|me|him|her|us|nav)'
const SAT = `(?<!${SOMEBODY} )sat(?! ${PLACE}\\b)`
const SHORT_DAY = new RegExp(`(?<!\\bthe )\\b(mon|tues?|wed|thu(?:rs?)?|fri|${SAT})\\b`, 'gi')

/** Chat spelling as it is written in full: "tmrw", "sat", "im". */
export function spelled(text: string): string {
  return text
    .replace(SHORT_DAY, (day) => DAYS[day.slice(0, 3).toLowerCase()] ?? day)
    .replace(/\b(mon|tues|wednes|thurs|fri|satur|sun)day(s?)\b/g, (day) => day.charAt(0).toUpperCase() + day.slice(1))
    .replace(/\b(?:tmrw|tmr|tmw|tomorow|2moro)\b/gi, 'tomorrow')
    .replace(/\btheres\b/gi, "there's")
    .replace(/\b[Ii]m\b/g, "I'm")
    .replace(/\b(can|won|don|didn|isn)t\b/gi, "$1't")
    .replace(/\bi\b/g, 'I')
    .replace(/\bthru\b/gi, 'through')
}
