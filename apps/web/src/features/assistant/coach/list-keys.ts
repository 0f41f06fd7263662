/** What a key does in a list of choices: another one is active, the active one is chosen, or the list closes. */
export type ListMove = { to: number } | 'choose' | 'close'

type List = {
  active: number
  count: number
  /** The keys go to a field above the list: the caret keeps the keys that move it. */
  hasField: boolean
}

export function listMove(key: string, { active, count, hasField }: List): ListMove | undefined {
  if (key === 'Escape') return 'close'
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return { to: (active + 1) % count }
    case 'ArrowUp':
      return { to: (active - 1 + count) % count }
    case 'Enter':
      return 'choose'
  }
  if (hasField) return undefined
  switch (key) {
    case 'ArrowRight':
      return { to: (active + 1) % count }
    case 'ArrowLeft':
      return { to: (active - 1 + count) % count }
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: count - 1 }
    case ' ':
      return 'choose'
  }
  return undefined
}

/** The next choice that begins with what was typed; one letter again and again walks through those that begin with it. */
export function typeAhead(labels: readonly string[], active: number, typed: string): number | undefined {
  const letters = typed.toLocaleLowerCase()
  const isOneLetter = [...letters].every((letter) => letter === letters[0])
  const wanted = isOneLetter ? letters.slice(0, 1) : letters
  const from = isOneLetter ? active + 1 : active
  for (let step = 0; step < labels.length; step++) {
    const index = (from + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(wanted)) return index
  }
  return undefined
}

/** The list with those that are likely on top, none of them twice. */
export function likeliestFirst<T extends { id: string }>(
  choices: readonly T[],
  likely: readonly T[] = [],
): readonly T[] {
  const onTop = new Set(likely.map(({ id }) => id))
  return [...likely, ...choices.filter(({ id }) => !onTop.has(id))]
}

/** The choices that hold every word of the filter. */
export function holding<T extends { label: string }>(choices: readonly T[], filter: string): readonly T[] {
  const words = filter.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)))
}
