import { expect, test } from 'vitest'
import { openTensors, type WeightSpec } from './tensors.ts'

const specs: WeightSpec[] = [
  { name: 'count', shape: [], dtype: 'int32' },
  { name: 'matrix', shape: [1, 3], dtype: 'float32', quantization: { dtype: 'uint8', scale: 0.5, min: -1 } },
]
const { numbers, quantized } = openTensors(Uint8Array.from([0, 0, 0, 0, 0, 2, 255]).buffer, specs)

test('reads a tensor of one byte a number, after those of four', () => {
  expect([...numbers('matrix')]).toEqual([-1, 0, 126.5])
  expect([...quantized('matrix').bytes]).toEqual([0, 2, 255])
})

test.each(['count', 'other'])('refuses what has no bytes to multiply: %s', (name) => {
  expect(() => numbers(name)).toThrow(name)
})
