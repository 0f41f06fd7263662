import { diffArrays } from 'diff'

type Piece = { text: string; change: 'same' | 'gone' | 'new' }

const tokensOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? []

/** White space alone between two changes belongs to them: a line of changes is read as one. */
function withoutGaps(steps: readonly Piece[]): Piece[] {
  return steps.flatMap((step, at): Piece[] => {
    const isGap = at > 0 && at < steps.length - 1 && step.change === 'same' && step.text.trim() === ''
    return isGap ? (['gone', 'new'] as const).map((change) => ({ text: step.text, change })) : [step]
  })
}

/** Texts farther apart than so many tokens are shown one after the other; comparing takes time by the square of it. */
const MOST_CHANGES = 400
const gone = (text: string): Piece => ({ text, change: 'gone' })
const fresh = (text: string): Piece => ({ text, change: 'new' })

/** Stretches that stayed, went and came, in order; what went stands before what came in its place. */
export function piecesBetween(before: string, after: string): Piece[] {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MOST_CHANGES })
  if (!changes) return [gone(before), fresh(after)]
  const steps = changes.map(
    ({ value, removed, added }): Piece => ({ text: value.join(''), change: removed ? 'gone' : added ? 'new' : 'same' }),
  )
  const pieces: Piece[] = []
  for (const { text, change } of withoutGaps(steps)) {
    const since = pieces.slice(pieces.findLastIndex((piece) => piece.change === 'same') + 1)
    const last = change === 'same' ? undefined : since.find((piece) => piece.change === change)
    if (last) last.text += text
    else if (change === 'gone') pieces.splice(pieces.length - since.length, 0, { text, change })
    else pieces.push({ text, change })
  }
  return pieces
}
