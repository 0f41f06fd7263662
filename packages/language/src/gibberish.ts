import { ENGLISH, STOP } from './english.ts'

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']
/** Letter pairs that everyday English lacks. */
const NEVER =
  /(?:[bcdfgjkmpqtvwxz]q|q[^u]|j[bcdfghjklmnpqrstvwxz]|v[bcdfghjkmnpqtvwxz]|x[bdfgjkmnrsvxz]|z[bcdfgjkmnpqrstvx]|[bcdfghjmpqvwxz]x|[cfghjkpqstvxz]j|k[cgjqvxz]|w[gjmquvxz]|f[bcdghjkmnpqvwxz]|h[bcdfghjkpqvwxz]|sd|dk|dg[^e]|gf|jk|lkj|hj)/

const likeKeys = (word: string): boolean => {
  if (word.length < 3) return false
  for (const row of ROWS) {
    for (let i = 0; i + 4 <= word.length; i += 1) if (row.includes(word.slice(i, i + 4))) return true
    if (word.length === 3 && row.includes(word) && !/^(?:her|ert|poi|tre|wer|pot|rew|tyu|try)$/.test(word)) return true
  }
  return false
}

const strange = (word: string): boolean => {
  if (/\d/.test(word) || word.length < 3) return false
  if (likeKeys(word) && !/^(?:were|rewrite|property|poetry|power\w*|wert\w*|assert\w*|tree\w*|trew)$/.test(word))
    return true
  if (!/[aeiouy]/.test(word) && word.length > 3) return true
  if (/[bcdfghjklmnpqrstvwxz]{6,}/.test(word)) return true
  if (/(.{1,3})\1{3,}/.test(word)) return true
  const hits = word.match(new RegExp(NEVER.source, 'g'))?.length ?? 0
  return hits >= 2 || (hits === 1 && word.length <= 6)
}

/**
 * Whether a text is gibberish: no known word, and unlikely letter pairs or keyboard runs.
 * @param known whether a word is in our vocabulary
 */
export const isGibberish = (text: string, known: (word: string) => boolean): boolean => {
  const words = text.match(/[\p{L}\d']+/gu) ?? []
  if (words.length === 0) return false
  const sample = words.slice(0, 60)
  if (sample.some((word) => word.length > 80)) return sample.length < 4
  if (sample.some((word) => word.length > 1 && (ENGLISH.has(word) || STOP.has(word) || known(word)))) return false
  const odd = sample.filter((word) => strange(word)).length
  return odd > 0 && odd >= sample.length / 2
}
