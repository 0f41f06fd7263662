/** A run of text; `strong` between double asterisks. */
export type Run = { text: string; strong: boolean }

/** The text without formatting marks, for reading out. */
export function withoutMarks(text: string): string {
  return text.replace(/^> ?/gm, '').replaceAll('**', '')
}

/** Splits a text into plain and strong runs. */
export function runsOf(text: string): Run[] {
  return text
    .split('**')
    .map((part, index, parts) => ({ text: part, strong: index % 2 === 1 && index < parts.length - 1 }))
    .filter((run) => run.text !== '')
}

/** Splits a text at helpline numbers, which get a `number` to dial. */
export function dialParts(text: string): { text: string; number?: string }[] {
  return text
    .split(/(\b(?:988|911|1-\d{3}-\d{3}-\d{4})\b)/)
    .map((part, index) => (index % 2 === 1 ? { text: part, number: part.replaceAll('-', '') } : { text: part }))
    .filter(({ text: words }) => words !== '')
}

/** Quotations, lists, headings, code, links and emphasis. */
const MARKDOWN =
  /^ {0,3}(?:>|#{1,6} |[-*+] |\d{1,9}[.)] )|```|`[^`\n]+`|\]\(|^(?:-{3,}|\*{3,})$|(?<![*\w])\*[^*\s][^*\n]*\*(?![*\w])/m

/** Nesting this deep overflows the renderer's stack. */
const BOTTOMLESS = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){20}/m

/** Matching emphasis marks takes quadratic time, so a text with too many is shown as is. */
const STRESS = /[*_~]/g
const MOST_STRESSES = 2_000

/** Whether a text is Markdown that is safe to render. */
export function isMarkdown(text: string): boolean {
  return MARKDOWN.test(text) && !BOTTOMLESS.test(text) && (text.match(STRESS)?.length ?? 0) <= MOST_STRESSES
}
