import { REGIONAL } from './lexicon.ts'

const OUR =
  /^(?:arb|arm|behavi|cand|cl?am|col|demean|discol|dishon|enam|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|splend|succ|tum|vals?|vap|vig)our/
const DOUBLED =
  /^(cance|counse|dia|fue|labe|leve|libe|mode|pane|penci|qua?rre|signa|tota|trave|marve|jewe|initia|channe|equa|riva|shove|unrave)ll(ed|ing|er|ers)$/
const RE_WORDS = /^(cent|fib|lit|met|theat|calib|meag|som?b|spect|lust|manoeuv|accout|kilomet|centimet)(re|res)$/
const NOT_IZE =
  /^(?:adv|rev|superv|telev|improv|exerc|comprom|compr|surpr|desp|dev|enterpr|disgu|prec|conc|prom|prem|apprais|pra|expert|franch|merchand|circumc|exc|inc|chast|otherw|likew|clockw|porp|tort|cru|bru|parad|upr)(?:a)?is/

const ized = (word: string): string => {
  if (word.length < 7 || NOT_IZE.test(word)) return word
  return word.replace(/is(e|es|ed|er|ers|ing|ation|ations|able)$/, 'iz$1').replace(/ys(e|es|ed|ing)$/, 'yz$1')
}

/** Normalizes a lowercase word to American spelling. Linear: at most one ending is rewritten. */
export const foldDialect = (word: string): string => {
  const listed = REGIONAL.get(word)
  if (listed !== undefined) return listed
  if (word.length < 5) return word
  if (word.includes('our') && OUR.test(word)) return word.replace('our', 'or')
  if (word.includes('ll')) return word.replace(DOUBLED, '$1l$2')
  if (word.endsWith('re') || word.endsWith('res'))
    return word.replace(RE_WORDS, (_, stem: string, end: string) => `${stem}er${end.slice(2)}`)
  return word.includes('is') || word.includes('ys') ? ized(word) : word
}
