import type { Part } from '@understory/contract/coaching'

type Piece = Extract<Part, { kind: 'draft' }>['pieces'][number]

const tokensOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? []

/** Lengths of the longest common run of tokens from each place on. */
function tableOf(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array]
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
  }
  return rows
}

function* stepsOf(a: readonly string[], b: readonly string[]): Generator<Piece> {
  const rows = tableOf(a, b)
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [old, fresh] = [a[i], b[j]]
    if (old !== undefined && old === fresh) {
      yield { text: old, change: 'same' }
      i += 1
      j += 1
    } else if (old !== undefined && (fresh === undefined || (rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0))) {
      yield { text: old, change: 'gone' }
      i += 1
    } else {
      yield { text: fresh ?? '', change: 'new' }
      j += 1
    }
  }
}

/** White space alone between two changes belongs to them: a line of changes is read as one. */
function withoutGaps(steps: readonly Piece[]): Piece[] {
  return steps.flatMap((step, at): Piece[] => {
    const isGap = step.change === 'same' && step.text.trim() === ''
    const isBetween = isGap && steps[at - 1]?.change !== 'same' && (steps[at + 1]?.change ?? 'same') !== 'same'
    if (!isBetween || at === 0) return [step]
    return [
      { text: step.text, change: 'gone' },
      { text: step.text, change: 'new' },
    ]
  })
}

/** Stretches that stayed, went and came, in order; what went stands before what came in its place. */
export function piecesBetween(before: string, after: string): Piece[] {
  const pieces: Piece[] = []
  let [gone, fresh] = ['', '']
  const flush = () => {
    if (gone !== '') pieces.push({ text: gone, change: 'gone' })
    if (fresh !== '') pieces.push({ text: fresh, change: 'new' })
    gone = fresh = ''
  }
  for (const { text, change } of withoutGaps([...stepsOf(tokensOf(before), tokensOf(after))])) {
    if (change === 'gone') gone += text
    else if (change === 'new') fresh += text
    else {
      flush()
      const last = pieces.at(-1)
      if (last?.change === 'same') last.text += text
      else pieces.push({ text, change })
    }
  }
  flush()
  return pieces
}
