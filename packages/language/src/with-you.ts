/** Verbs as they stand with "you". */

const IRREGULAR: Record<string, string> = {
  ...{ is: 'are', was: 'were', has: 'have', does: 'do', "isn't": "aren't", "wasn't": "weren't", "hasn't": "haven't" },
  ...{ "doesn't": "don't", isnt: "aren't", wasnt: "weren't", hasnt: "haven't", doesnt: "don't", goes: 'go' },
}
const ADVERB =
  /^(?:always|never|just|only|still|also|even|often|now|then|already|usually|sometimes|ever|almost|either|once|no|longer|maybe|again|who|both|all|\w+ly)$/
const NO_VERB = /^(?:this|his|its|us|as|yes|hers|theirs|ours|perhaps|sometimes|always|\w*(?:ss|us))$/
const HAS_DONE = /^(?:been|got|had|taken|told|said|given|made|put|kept|sent)$/
const MAY_HAVE_DONE = /^(?:\w+ed|done|gone|lost|left)$/
const IS_THING = /^(?:me|my|us|our|it|the|a|this|that|him|her|them|\d+)$/
const IS_STATE =
  /^(?:a|an|the|not|so|too|very|late|here|right|wrong|mad|angry|sick|gone|coming|going|getting|being|making|doing|trying|leaving|lying|always|never|just|still|\w+ly)$/
const AUXILIARY = /^(?:did|didn't|can|can't|could|will|won't|would|should|may|might|must|do|don't)$/
const JOINS = /^(?:and|or|then)$/
/** After these a verb belongs to somebody else. */
const OTHER_SUBJECT = /^(?:i|we|it|they|he|she|who|everyone|everybody|nobody|somebody|someone)$/
const AFTER_VERB = /^(?:me|my|us|our|it|you|your|the|a|an|him|her|them|to|at|off|up|out|on|in|there|around|away)$/

/** A verb with "he" as it stands with "you": "keeps", "tries", "watches". */
function bare(verb: string): string {
  const word = verb.toLowerCase()
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word] ?? verb
  if (verb.length < 4 || !/[a-z]s$/.test(verb) || NO_VERB.test(verb)) return verb
  if (/[^aeiou]ies$/.test(verb)) return verb.length > 4 ? verb.replace(/ies$/, 'y') : verb.slice(0, -1)
  return verb.replace(/(?<=ch|sh|ss|x|zz|o)es$/, '').replace(/(?<!s)s$/, '')
}

/** Each verb after "you" as it stands with it, and verbs that "and" joins to it at once. */
export function agree(tokens: readonly string[], subjects: ReadonlySet<number>): string {
  const wordAt = (from: number) =>
    tokens
      .slice(from + 1, from + 4)
      .find((token) => /\w/.test(token))
      ?.toLowerCase() ?? ''
  let expects = false
  let isPresent = false
  let last = ''
  const said = tokens.map((token, at) => {
    const word = token.toLowerCase()
    if (subjects.has(at) && token !== '') {
      expects = !AUXILIARY.test(last)
      last = word
      const had = /'s$/.exec(word)
      if (!had) return token
      expects = false
      const [next, after] = [wordAt(at), wordAt(at + 2)]
      return HAS_DONE.test(next) || (MAY_HAVE_DONE.test(next) && IS_THING.test(after)) ? "you've" : "you're"
    }
    if (/[.!?]/.test(token)) expects = isPresent = false
    if (!/\w/.test(token)) return token
    const isJoined = isPresent && JOINS.test(last) && AFTER_VERB.test(wordAt(at))
    if (OTHER_SUBJECT.test(word)) expects = isPresent = false
    const isVerb = (expects && !ADVERB.test(word)) || (isJoined && !expects)
    if (!isVerb) {
      last = word
      return token
    }
    expects = false
    last = word
    const verb = bare(token)
    isPresent ||= verb !== token
    return verb
  })
  return said.join('')
}

/** "'s" after the hearer: "my sister's drill", "my sister's late". */
export function possessive(next: string): string {
  if (HAS_DONE.test(next)) return "you've"
  return IS_STATE.test(next) ? "you're" : 'your'
}
