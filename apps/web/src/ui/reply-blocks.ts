/** A run of text; `strong` where it was written between two pairs of asterisks. */
export type Run = { text: string; strong: boolean }
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  /** Words worth saying aloud, written as a quotation. */
  | { kind: 'phrase'; text: string }
  | { kind: 'steps'; items: Run[][] }

/** A reply as it is read out: signs that only set it on the page are left out. */
export function withoutMarks(text: string): string {
  return text.replace(/^> ?/gm, '').replaceAll('**', '')
}

/** The blocks of a reply: paragraphs, lines that begin with `> ` as phrases, lines that begin with a number as steps. */
export function replyBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(blocksOf)
}

function blocksOf(part: string): Block[] {
  const groups: { kind: Block['kind']; lines: string[] }[] = []
  for (const line of part.split('\n')) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups.flatMap(({ kind, lines }) => blocksFrom(kind, lines))
}

function kindOf(line: string): Block['kind'] {
  if (line.startsWith('>')) return 'phrase'
  return /^\d{1,2}[.)] /.test(line) ? 'steps' : 'paragraph'
}

function blocksFrom(kind: Block['kind'], lines: string[]): Block[] {
  switch (kind) {
    case 'phrase':
      return [{ kind, text: lines.map((line) => line.replace(/^> ?/, '')).join('\n') }]
    case 'steps':
      return [{ kind, items: lines.map((line) => runsOf(line.replace(/^\d{1,2}[.)] /, ''))) }]
    case 'paragraph':
      return setPhrasesApart(lines.join('\n'))
  }
}

/**
 * A whole quotation that opens a paragraph and ends as a sentence is offered to be said, and so is one after a colon. One
 * that a full stop follows ends our sentence and is only referred to.
 */
const OPENING = /^["\u201c]([^"\u201d]{11,800}[.?!)\]])["\u201d]/
const AFTER_COLON = /: ["\u201c]([^"\u201d]{12,800})["\u201d](?![.,;])/

/** Quotations inside a sentence only refer to something and stay where they are. */
function setPhrasesApart(text: string): Block[] {
  const match = OPENING.exec(text) ?? AFTER_COLON.exec(text)
  if (!match?.[1]) return paragraphOf(text)
  const lead = match.index === 0 ? [] : paragraphOf(`${text.slice(0, match.index)}:`)
  const rest = text.slice(match.index + match[0].length).trim()
  return [...lead, { kind: 'phrase', text: match[1] }, ...setPhrasesApart(rest)]
}

function paragraphOf(text: string): Block[] {
  return text.trim() === '' ? [] : [{ kind: 'paragraph', runs: runsOf(text.trim()) }]
}

/** The runs of one stretch of text. */
export function runsOf(text: string): Run[] {
  return text
    .split('**')
    .map((part, index, parts) => ({ text: part, strong: index % 2 === 1 && index < parts.length - 1 }))
    .filter((run) => run.text !== '')
}

/** Telephone numbers in a text, so that help is one press away: the parts in turn, with a number to dial or without. */
export function dialParts(text: string): { text: string; number?: string }[] {
  return text
    .split(/(\b(?:988|911|1-\d{3}-\d{3}-\d{4})\b)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^(?:988|911|1-\d{3}-\d{3}-\d{4})$/.test(part)
        ? { text: part, number: part.replaceAll('-', '') }
        : { text: part },
    )
}

/** Marks that our own replies never use: headings, bullets, code, links, slanted words. */
const MARKDOWN =
  /^ {0,3}#{1,6} |^ {0,3}[-*+] |```|`[^`\n]+`|\]\(|^(?:-{3,}|\*{3,})$|(?<![*\w])\*[^*\s][^*\n]*\*(?![*\w])/m

/** Quotations and lists so far inside each other overflow the stack of whoever draws them. */
const BOTTOMLESS = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){20}/m

/** Pairing these takes time by the square of their number: more than in any answer hold up the page for seconds. */
const STRESS = /[*_~]/g
const MOST_STRESSES = 2_000

/** Whether a text is written in more of markdown than `replyBlocks` reads, and in none that cannot be drawn. */
export function isMarkdown(text: string): boolean {
  return MARKDOWN.test(text) && !BOTTOMLESS.test(text) && (text.match(STRESS)?.length ?? 0) <= MOST_STRESSES
}
