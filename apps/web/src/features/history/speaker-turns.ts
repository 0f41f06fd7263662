type SpokenPart = { speaker: 'You' | 'Understory' | null; text: string }

const TURN = /(?:^|\n\n)(You|Understory): /

/** Splits a stored thread at speaker prefixes; keeps line breaks. */
export function speakerTurns(content: string): SpokenPart[] {
  const [before = '', ...rest] = content.split(TURN)
  const parts: SpokenPart[] = before === '' ? [] : [{ speaker: null, text: before }]
  for (let index = 0; index < rest.length; index += 2) {
    parts.push({ speaker: rest[index] === 'You' ? 'You' : 'Understory', text: rest[index + 1] ?? '' })
  }
  return parts
}
