/** Numbers as signed bytes in base64, times a scale. */
export type Packed = { scale: number; base64: string }

export function unpack({ scale, base64 }: Packed): Float32Array {
  const bytes = atob(base64)
  const values = new Float32Array(bytes.length)
  // Shifted up and down again, the upper half of the byte becomes negative.
  for (let at = 0; at < bytes.length; at += 1) values[at] = ((bytes.charCodeAt(at) << 24) >> 24) * scale
  return values
}
