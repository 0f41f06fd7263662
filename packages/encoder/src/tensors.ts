/** A tensor of the model; all of ours have four bytes a number. */
export type WeightSpec = { name: string; shape: number[]; dtype: string }

/** Views on the tensors of a model, which stand one after another. */
export function tensorsOf(weights: ArrayBuffer, specs: readonly WeightSpec[]): Map<string, Float32Array> {
  let start = 0
  return new Map(
    specs.map(({ name, shape }) => {
      const tensor = new Float32Array(
        weights,
        start,
        shape.reduce((product, size) => product * size, 1),
      )
      start += tensor.byteLength
      return [name, tensor]
    }),
  )
}
