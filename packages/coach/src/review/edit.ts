import { capital, uncapital } from '../understand/text.ts'

/** Why something was changed, and the words that it was; `n`: how many. */
export type Note = { kind: string; words: string; n?: number }
export type Edited = { text: string; notes: Note[] }

/** Straight quotes, of the same length: what is found in it stands at the same place in the text. */
export const straight = (text: string): string =>
  text
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\u00a0/g, ' ')

/** The text as a quotation: at most so many words, without marks at its ends. */
export function quoted(text: string, most = 9): string {
  const words = straight(text).replaceAll('"', "'").replace(/\s+/g, ' ').trim().split(' ')
  const cut = words.slice(0, most).join(' ')
  return words.length > most
    ? `"${cut.replace(/[\s,.;:!?-]+$/, '')} …"`
    : `"${cut.replace(/^[\s,;:-]+|[\s,.;:!?-]+$/g, '')}"`
}

const VOWEL = /^(?!(?:one|once|uni|use|usu|eu|ur)\w*)[aeiou]|^(?:hour|honest|honor)/i

/** "a old" after a word went out becomes "an old". */
function withArticle(head: string, tail: string): string {
  const article = /\b([Aa])n?(\s+)$/.exec(head)
  const next = /^[a-z]+/i.exec(tail)?.[0]
  if (!article || next === undefined) return head
  return `${head.slice(0, article.index)}${article[1]}${VOWEL.test(next) ? 'n' : ''}${article[2]}`
}

/** Puts words in the place of others; spaces, marks, articles and the first capital stay right. */
export function splice(text: string, start: number, end: number, put: string): string {
  let head = text.slice(0, start)
  let tail = text.slice(end)
  if (put === '') {
    const opens = /^[\s"'([]*$/.test(head)
    if (opens) tail = tail.replace(/^[\s,;:.!?–—-]+/, '')
    else if (/\s$/.test(head)) tail = tail.replace(/^\s+/, '')
    if (!opens && (tail.trim() === '' || /^\s*[.!?…,;:)]/.test(tail))) {
      head = head.replace(/[\s,;:–—-]+$/, '')
      tail = tail.trimStart()
    }
    head = withArticle(head, tail)
  }
  const isStart = !/\p{L}/u.test(head)
  const first = isStart && put !== '' && !/^\P{L}*\p{Lu}/u.test(text) ? uncapital(put) : put
  const joined = head + first + tail
  return isStart && /^\P{L}*\p{Lu}/u.test(text) ? capital(joined) : joined
}

/** Somebody who writes "i" keeps it. */
const SMALL_I = /(?:^|\s)i(?=['\s])/

/** What stands in the place of a match: `$1` is its first group. */
export type Put = string | ((match: RegExpExecArray) => string)

/** The first match of a pattern replaced, and the words that it matched; undefined where there is none. */
export function swap(text: string, pattern: RegExp, put: Put): { text: string; words: string } | undefined {
  const plain = straight(text)
  const match = pattern.exec(plain)
  if (!match) return undefined
  const fresh =
    typeof put === 'string' ? put.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? '') : put(match)
  const end = match.index + match[0].length
  const words = text.slice(match.index, end)
  const after = splice(text, match.index, end, SMALL_I.test(plain) ? fresh.replace(/\bI\b/g, 'i') : fresh)
  return { text: text === plain ? after : after.replace(/(\p{L})'(?=\p{L})/gu, '$1’'), words }
}

/** The sentence ends in that mark, whatever it ended in. A text without marks stays without them, but for a question. */
export function endIn(text: string, mark: '.' | '?'): string {
  if (/[.!?…]+["')\]]*\s*$/.test(text)) return text.replace(/[.!?…]+(["')\]]*\s*)$/, `${mark}$1`)
  return mark === '?' ? `${text.trimEnd()}?` : text
}

export type Clause = { joint: string; text: string }

const JOINT =
  /(?:,? (?:and|but|so|or)(?: then)?|[,;]|\s[–—-]) (?=(?:i|we|you|it|he|she|they|this|that|if|my|the|your|there|please|don't|pay|give|get|send|fix|stop|apparently|obviously)(?:'\w+)?\b)/gi

/** A sentence in clauses, each with what joins it to the one before. */
export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let joint = ''
  for (const match of straight(sentence).matchAll(JOINT)) {
    clauses.push({ joint, text: sentence.slice(from, match.index) })
    joint = sentence.slice(match.index, match.index + match[0].length)
    from = match.index + match[0].length
  }
  return [...clauses, { joint, text: sentence.slice(from) }]
}

export const joinClauses = (clauses: readonly Clause[]): string =>
  clauses.map(({ joint, text }, at) => (at === 0 ? text : joint + text)).join('')
