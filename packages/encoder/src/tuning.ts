import { type Packed, unpack } from '@understory/matrix/packed'
import { tensorsOf, type WeightSpec } from './tensors.ts'

/** A change of one tensor: `rows` x `rank` times `rank` x `columns`, or every number where it has no rank. */
type Change =
  | { name: string; rows: number; columns: number; rank: number; left: Packed; right: Packed }
  | { name: string; values: Packed }
export type Tuning = { sources: string; changes: Change[] }

/** The change as a flat row-major tensor. */
function numbersOf(change: Change): Float32Array {
  if ('values' in change) return unpack(change.values)
  const { rows, columns, rank } = change
  const [left, right] = [unpack(change.left), unpack(change.right)]
  const numbers = new Float32Array(rows * columns)
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < rank; at += 1) {
      const factor = left[row * rank + at] ?? 0
      for (let column = 0; column < columns; column += 1) {
        const index = row * columns + column
        numbers[index] = (numbers[index] ?? 0) + factor * (right[at * columns + column] ?? 0)
      }
    }
  return numbers
}

/**
 * Adds what was learned on our own messages to the weights of the model, in place.
 *
 * @throws Error where a tensor is missing or has another size
 */
export function tune(weights: ArrayBuffer, specs: readonly WeightSpec[], { changes }: Tuning): void {
  const tensors = tensorsOf(weights, specs)
  for (const change of changes) {
    const tensor = tensors.get(change.name)
    const numbers = numbersOf(change)
    if (tensor?.length !== numbers.length) throw new Error(`The tuning does not fit ${change.name}.`)
    for (const [at, number] of numbers.entries()) tensor[at] = (tensor[at] ?? 0) + number
  }
}
