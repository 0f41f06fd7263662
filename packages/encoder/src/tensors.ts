/** A tensor of the model as its manifest has it; some have one byte a number. */
export type WeightSpec = {
  name: string
  shape: number[]
  dtype: string
  quantization?: { dtype: string; scale: number; min: number }
}

/** Bytes of a tensor, each standing for `scale` times it plus `min`. */
export type Quantized = { bytes: Uint8Array; scale: number; min: number }

const FLOAT_BYTES = 4

/** What a model's file holds, by name. @throws Error where a tensor is missing or of the other kind */
export function openTensors(weights: ArrayBuffer, specs: readonly WeightSpec[]) {
  let start = 0
  const places = new Map(
    specs.map((spec) => {
      const from = start
      const count = spec.shape.reduce((product, size) => product * size, 1)
      start += spec.quantization ? count : FLOAT_BYTES * count
      return [spec.name, { from, count, quantization: spec.quantization }]
    }),
  )
  function quantized(name: string): Quantized {
    const place = places.get(name)
    if (!place?.quantization) throw new Error(`The model has no ${name}.`)
    const { scale, min } = place.quantization
    return { bytes: new Uint8Array(weights, place.from, place.count), scale, min }
  }
  return {
    quantized,
    numbers(name: string): Float32Array {
      const { bytes, scale, min } = quantized(name)
      const numbers = new Float32Array(bytes)
      for (let at = 0; at < numbers.length; at += 1) numbers[at] = (numbers[at] ?? 0) * scale + min
      return numbers
    },
  }
}
