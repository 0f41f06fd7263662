import { expect, test } from 'vitest'
import { openProduct, transposed } from './product.ts'

const DEPTH = 5
const numbers = (length: number, shift: number) => Float32Array.from({ length }, (_, at) => Math.sin(at + shift))

test.each([
  [1, 8],
  [4, 3],
  [5, 17],
  [6, 16],
  [13, 9],
])('multiplies %d vectors with a matrix of %d columns as plain loops do', (rows, columns) => {
  const matrix = numbers(DEPTH * columns, 1)
  const vectors = Array.from({ length: rows }, (_, row) => numbers(DEPTH, 10 * row))
  const products = openProduct(matrix, DEPTH)(vectors)
  expect(products.length).toBe(rows)
  for (const [row, product] of products.entries()) {
    expect(product.length).toBe(columns)
    for (const [column, value] of product.entries()) {
      const terms = Array.from(vectors[row] ?? [], (x, at) => x * (matrix[at * columns + column] ?? 0))
      expect(value).toBeCloseTo(
        terms.reduce((sum, term) => sum + term, 0),
        5,
      )
    }
  }
})

test('a second product keeps nothing of the first, and the first stays as it was', () => {
  const multiply = openProduct(numbers(DEPTH * 8, 1), DEPTH)
  const [one] = multiply([numbers(DEPTH, 3)])
  const before = one?.slice()
  expect(multiply([new Float32Array(DEPTH)])[0]).toEqual(new Float32Array(8))
  expect(one).toEqual(before)
})

test('transposed turns rows into columns', () => {
  expect([...transposed(Float32Array.of(1, 2, 3, 4, 5, 6), 3)]).toEqual([1, 4, 2, 5, 3, 6])
})
