/** The lines of a list, in order: the same line in every language says the same. */
export function lines(text: string): readonly string[] {
  return text.trim().split('\n')
}
