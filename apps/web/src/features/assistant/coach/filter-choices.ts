/** The list with those that are likely on top, none of them twice. */
export function likeliestFirst<T extends { id: string }>(
  choices: readonly T[],
  likely: readonly T[] = [],
): readonly T[] {
  const onTop = new Set(likely.map(({ id }) => id))
  return [...likely, ...choices.filter(({ id }) => !onTop.has(id))]
}

/** The choices that hold every word of the filter, in their label or among their other nouns. */
export function holding<T extends { label: string; nouns?: string | undefined }>(
  choices: readonly T[],
  filter: string,
): readonly T[] {
  const words = filter.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ label, nouns = '' }) => {
    const text = `${label} ${nouns}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
