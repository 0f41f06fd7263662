// What must be escaped in a header, including the escape character.
const ESCAPED = /[^ !-$&-~]+/gu

/** Percent-encodes a text for a header; plain English stays as is. */
export function headerText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toWellFormed().replace(ESCAPED, encodeURIComponent)
}
