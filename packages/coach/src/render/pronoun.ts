/** How the one who hears a line is spoken of. */
export type Pronoun = 'he' | 'she' | 'they'

/** Words of the content about the one who hears the line stand in braces, in their form for "they". */
const MARK = /\{([^{}]*)\}/g

const PRONOUNS = new Map<string, readonly [he: string, she: string]>([
  ['they', ['he', 'she']],
  ['them', ['him', 'her']],
  ['their', ['his', 'her']],
  ['theirs', ['his', 'hers']],
  ['themselves', ['himself', 'herself']],
  ["they're", ["he's", "she's"]],
  ["they've", ["he's", "she's"]],
  ["they'll", ["he'll", "she'll"]],
  ["they'd", ["he'd", "she'd"]],
])

const VERBS = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ["aren't", "isn't"],
  ["weren't", "wasn't"],
  ["don't", "doesn't"],
  ["haven't", "hasn't"],
])

/** Words that no mark can be: forms of one person. */
const OTHER_FORM = /^(?:he|she|him|her|his|hers|is|was|[a-z]*[^s]s)$/

/** Whether a word in braces is one that can be said of one person. */
function isMark(word: string): boolean {
  const small = word.charAt(0).toLowerCase() + word.slice(1)
  return PRONOUNS.has(small) || VERBS.has(small) || (/^[a-z]{2,}$/.test(small) && !OTHER_FORM.test(small))
}

/** Braces of a text that are no mark, as they stand. */
export function unknownMarks(text: string): string[] {
  const unknown = [...text.matchAll(MARK)].filter(([, word = '']) => !isMark(word)).map(([mark]) => mark)
  return [...unknown, ...(text.replace(MARK, '').match(/[{}]/g) ?? [])]
}

/** "want" as "she" has it. */
function ofOne(verb: string): string {
  const irregular = VERBS.get(verb)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

function formOf(word: string, pronoun: Pronoun): string {
  if (pronoun === 'they') return word
  const small = word.charAt(0).toLowerCase() + word.slice(1)
  const form = PRONOUNS.get(small)?.[pronoun === 'he' ? 0 : 1] ?? ofOne(small)
  return small === word ? form : form.charAt(0).toUpperCase() + form.slice(1)
}

/** A text of the content, said of someone with this pronoun. */
export const withPronoun = (text: string, pronoun: Pronoun): string =>
  text.replace(MARK, (_, word: string) => formOf(word, pronoun))
