/** A run of text; `strong` where it was written between two pairs of asterisks. */
export type Run = { text: string; strong: boolean }

/** A reply as it is read out: signs that only set it on the page are left out. */
export function withoutMarks(text: string): string {
  return text.replace(/^> ?/gm, '').replaceAll('**', '')
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

/** Quotations, lists, headings, code, links and emphasis. */
const MARKDOWN =
  /^ {0,3}(?:>|#{1,6} |[-*+] |\d{1,9}[.)] )|```|`[^`\n]+`|\]\(|^(?:-{3,}|\*{3,})$|(?<![*\w])\*[^*\s][^*\n]*\*(?![*\w])/m

/** Quotations and lists nested this deep overflow the stack of the renderer. */
const BOTTOMLESS = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){20}/m

/** Pairing emphasis marks takes quadratic time: more of them than in any answer block the page for seconds. */
const STRESS = /[*_~]/g
const MOST_STRESSES = 2_000

/** Whether a text is written in markdown, and in none that would hang or crash its renderer. */
export function isMarkdown(text: string): boolean {
  return MARKDOWN.test(text) && !BOTTOMLESS.test(text) && (text.match(STRESS)?.length ?? 0) <= MOST_STRESSES
}
