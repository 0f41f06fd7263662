const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,400})?\/?>|<!--[^<>]{0,400}-->|&(?:nbsp|amp|lt|gt|quot|apos|#\d{2,5});/gi
const BREAKS = /^<(?:\/(?:p|div|li|tr|h\d|blockquote)|br)\b/i

/** A text pasted with its markup, the markup as blanks of the same length, so that every offset holds. */
export const withoutMarkup = (raw: string): string =>
  /[<&]/.test(raw) ? raw.replace(TAG, (tag) => `${BREAKS.test(tag) ? '\n' : ' '}${' '.repeat(tag.length - 1)}`) : raw
