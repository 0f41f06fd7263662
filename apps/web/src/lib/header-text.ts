// What a header may hold as it is, but for the sign that begins an escape.
const ESCAPED = /[^ !-$&-~]+/gu

/** A text as a header holds it: percent-encoded where it must be, so that plain English stays as short as it is. */
export function headerText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toWellFormed().replace(ESCAPED, encodeURIComponent)
}
