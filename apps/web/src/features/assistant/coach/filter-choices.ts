/** The list with likely choices on top, without duplicates. */
export function likeliestFirst<T extends { id: string }>(
  choices: readonly T[],
  likely: readonly T[] = [],
): readonly T[] {
  const onTop = new Set(likely.map(({ id }) => id))
  return [...likely, ...choices.filter(({ id }) => !onTop.has(id))]
}

/** Choices whose label or other nouns contain every word of the filter: first those where words begin like it, labels before nouns. */
export function holding<T extends { label: string; nouns?: string | undefined }>(
  choices: readonly T[],
  filter: string,
): readonly T[] {
  const words = filter.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const begins = (text: string) => words.every((word) => ` ${text.toLocaleLowerCase()}`.includes(` ${word}`))
  const rankOf = ({ label, nouns = '' }: T) => (begins(label) ? 0 : begins(`${label} ${nouns}`) ? 1 : 2)
  const found = choices.filter(({ label, nouns = '' }) => {
    const text = `${label} ${nouns}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
  return found.toSorted((a, b) => rankOf(a) - rankOf(b))
}
