/**
 * The language in which the patterns of `content/crisis/patterns` are written. A pattern is read against the words of one
 * sentence, as `wordsOf` gives them:
 *
 *   want/wants   one of these words          ~3           up to three other words
 *   <partner>    a word of that group        own?         a word that may be left out
 *   !with/at     none of these comes next    $            the sentence ends here
 *   #child       a number up to 17           && a/b       one of these stands anywhere in the sentence
 */
const NUMBERS: Readonly<Record<string, string>> = {
  // An age below 18, a few of something, and calories for a starving day.
  '#child': '(?:[1-9]|1[0-7]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)',
  '#few': '(?:[2-9]|[12]\\d|30|two|three|four|five|six|seven|eight|nine|ten|few|couple)',
  '#adult': '(?:1[89]|[2-9]\\d)',
  '#low': '(?:[1-9]\\d|[1-8]\\d\\d|900)',
}

export type Groups = Readonly<Record<string, string>>

/** The words of a group, groups inside it opened. */
const wordsOfGroup = (name: string, groups: Groups): string[] => {
  const words = groups[name]
  if (words === undefined) throw new Error(`no group <${name}>`)
  return words.split(/\s+/).flatMap((word) => oneOf(word, groups))
}

const oneOf = (choice: string, groups: Groups): string[] => {
  if (/^<.+>$/.test(choice)) return wordsOfGroup(choice.slice(1, -1), groups)
  const number = NUMBERS[choice]
  if (number !== undefined) return [number]
  if (!/^[\p{L}\p{M}\p{N}]+$/u.test(choice)) throw new Error(`"${choice}" is no word of the pattern language`)
  return [choice]
}

const choices = (token: string, groups: Groups): string => {
  const words = token.split('/').filter((choice) => choice !== '$')
  const source = `(?:${[...new Set(words.flatMap((choice) => oneOf(choice, groups)))].join('|')}) `
  return words.length < token.split('/').length ? `(?:${source}|$)` : source
}

const tokenSource = (token: string, groups: Groups): string => {
  if (token === '$') return '$'
  if (token.startsWith('~')) return `(?:\\S+ ){0,${Number(token.slice(1))}}`
  if (token.startsWith('!')) return `(?!${choices(token.slice(1), groups)})`
  if (token.endsWith('?')) return `(?:${choices(token.slice(0, -1), groups)})?`
  return choices(token, groups)
}

/** A test of one sentence, its words given with a space before, between and after them. */
export const compilePattern = (pattern: string, groups: Groups): ((sentence: string) => boolean) => {
  const [main = '', ...also] = pattern.split('&&').map((part) => part.trim())
  const tokens = main.split(/\s+/)
  const regExps = [
    new RegExp(`(?<= )${tokens.map((token) => tokenSource(token, groups)).join('')}`, 'u'),
    ...also.map((part) => new RegExp(`(?<= )${choices(part, groups)}`, 'u')),
  ]
  return (sentence) => regExps.every((regExp) => regExp.test(sentence))
}

const COMMON = new Set(
  'i me my we us our you your he she him her his they them their it its a an the and or of to in on at by for with from up off out is are was were be been being am do not no will would can could have has had if when that this'.split(
    ' ',
  ),
)

/** Words one of which a sentence must have for the pattern to be found; undefined where only common ones will do. */
export const anchorsOf = (pattern: string, groups: Groups): string[] | undefined =>
  (pattern.split('&&')[0] ?? '')
    .trim()
    .split(/\s+/)
    .filter((token) => !/^[~!$]|[?#]|(?:^|\/)\$/.test(token))
    .map((token) => token.split('/').flatMap((choice) => oneOf(choice, groups)))
    .filter((words) => !words.some((word) => COMMON.has(word)))
    .toSorted((a, b) => a.length - b.length)[0]
