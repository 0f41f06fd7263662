import { type Packed, unpack } from '@understory/matrix/packed'
import { openProduct } from '@understory/matrix/product'

/** A change of one tensor: `rows` x `rank` times `rank` x `columns`, or every number where it has no rank. */
type Change =
  | { name: string; rows: number; columns: number; rank: number; left: Packed; right: Packed }
  | { name: string; values: Packed }
export type Tuning = { sources: string; changes: Change[] }

/** The rows of a change, one after another. */
function rowsOf(change: Change): Float32Array[] {
  if ('values' in change) return [unpack(change.values)]
  const { rows, rank } = change
  const [left, right] = [unpack(change.left), unpack(change.right)]
  return openProduct(right, rank)(Array.from({ length: rows }, (_, row) => left.subarray(row * rank, (row + 1) * rank)))
}

/**
 * Reads tensors with what was learned on our own messages added to them.
 *
 * @throws Error where a change has another size than its tensor
 */
export function tuned(read: (name: string) => Float32Array, { changes }: Tuning): (name: string) => Float32Array {
  const byName = new Map(changes.map((change) => [change.name, change]))
  return (name) => {
    const tensor = read(name)
    const change = byName.get(name)
    if (!change) return tensor
    let at = 0
    for (const row of rowsOf(change))
      for (const number of row) {
        tensor[at] = (tensor[at] ?? 0) + number
        at += 1
      }
    if (tensor.length !== at) throw new Error(`The tuning does not fit ${name}.`)
    return tensor
  }
}
