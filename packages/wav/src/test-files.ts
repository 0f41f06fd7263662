/** Header fields; defaults are truthful. */
export type Header = {
  readonly riffSize?: number
  readonly encoding?: number
  readonly channels?: number
  readonly sampleRate?: number
  readonly blockAlign?: number
  readonly bits?: number
  readonly dataSize?: number
  readonly before?: Uint8Array
  readonly after?: Uint8Array
}

export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0))

export function join(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

export const u16 = (n: number): Uint8Array => Uint8Array.of(n & 255, (n >> 8) & 255)
export const u32 = (n: number): Uint8Array =>
  Uint8Array.of(n & 255, (n >>> 8) & 255, (n >>> 16) & 255, (n >>> 24) & 255)

export const chunk = (id: string, body: Uint8Array, size: number = body.length): Uint8Array =>
  join(ascii(id), u32(size), body)

export function formatChunk(header: Header = {}): Uint8Array {
  const { encoding = 1, channels = 1, sampleRate = 16_000, bits = 16 } = header
  const blockAlign = header.blockAlign ?? (channels * bits) / 8
  return chunk(
    'fmt ',
    join(u16(encoding), u16(channels), u32(sampleRate), u32(sampleRate * blockAlign), u16(blockAlign), u16(bits)),
  )
}

/** A format chunk of 16 bits with a sub-format: PCM. */
export function extensibleChunk(channels: number, sampleRate: number): Uint8Array {
  const guid = Uint8Array.of(1, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71)
  const block = 2 * channels
  const plain = join(u16(0xfffe), u16(channels), u32(sampleRate), u32(block * sampleRate), u16(block), u16(16))
  return chunk('fmt ', join(plain, u16(22), u16(16), u32(4), guid))
}

/** Chunks in a frame whose size is false, and ignored. */
export const riff = (...parts: Uint8Array[]): Uint8Array => join(ascii('RIFF'), u32(1000), ascii('WAVE'), ...parts)

/** A WAV file with a possibly false header. */
export function wavFile(body: Uint8Array, header: Header = {}): Uint8Array {
  const inner = join(
    ascii('WAVE'),
    header.before ?? new Uint8Array(0),
    formatChunk(header),
    chunk('data', body, header.dataSize ?? body.length),
    header.after ?? new Uint8Array(0),
  )
  return join(ascii('RIFF'), u32(header.riffSize ?? inner.length), inner)
}

export function tone(hertz: number, seconds: number, sampleRate: number): Float32Array {
  const out = new Float32Array(Math.round(seconds * sampleRate))
  for (let i = 0; i < out.length; i++) out[i] = 0.5 * Math.sin((2 * Math.PI * hertz * i) / sampleRate)
  return out
}

/** Deterministic bytes (LCG). */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
