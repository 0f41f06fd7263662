import notes from '../../../generated/lexicon/notes.json' with { type: 'json' }

/** What is said of each thing that is found, of each score that cannot be given, and in the summary. */
export const NOTES = notes

/** A sentence with what its braces stand for. */
export const filledIn = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** What is said of one thing that is found, within its kind. */
export const noteOf = (kind: keyof typeof notes, id: string): string => {
  const own: Readonly<Record<string, string>> = notes[kind]
  return own[id] ?? own.other ?? ''
}
