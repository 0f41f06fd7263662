/** An unvalidated `fmt ` chunk. */
export type WavFormat = {
  readonly encoding: number
  readonly channels: number
  readonly sampleRate: number
  readonly blockAlign: number
  readonly bits: number
}

/** `end` is bounded by the file size. */
export type WavLayout = { readonly format: WavFormat; readonly start: number; readonly end: number }

export type LayoutProblem = 'no-format' | 'no-data' | 'broken-header'

const EXTENSIBLE = 0xfffe
const MOST_CHUNKS = 4096
const FMT = 0x666d_7420
const DATA = 0x6461_7461

/**
 * Finds format and samples in a WAV file.
 *
 * Not the npm package `wavefile`: it copies the file several times, pads silently and throws on damage. This copies
 * nothing, never throws, and checks sizes against the actual bytes.
 *
 * @param bytes a file that starts with RIFF or RF64 and WAVE
 * @source Microsoft, Multiple channel audio data and WAVE files (2007), for WAVE_FORMAT_EXTENSIBLE
 */
export function findLayout(bytes: Uint8Array): WavLayout | LayoutProblem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: WavFormat | undefined
  let data: { start: number; end: number } | undefined
  let at = 12
  for (let walked = 0; at + 8 <= bytes.length; walked++) {
    if (walked === MOST_CHUNKS) return 'broken-header'
    const id = view.getUint32(at, false)
    const claimed = view.getUint32(at + 4, true)
    const start = at + 8
    const end = start + claimed
    if (id === FMT && !format) format = readFormat(view, start, Math.min(end, bytes.length))
    if (id === DATA && !data) {
      // Streaming recorders leave a size of 0 or past the end. A true 0 is followed by another chunk.
      const isStreamed = claimed === 0 && !looksLikeChunk(view, start)
      data = { start, end: isStreamed ? bytes.length : Math.min(end, bytes.length) }
      if (data.end === bytes.length) break
    }
    at = end + (claimed & 1)
  }
  if (!format) return 'no-format'
  return data ? { format, ...data } : 'no-data'
}

function readFormat(view: DataView, start: number, end: number): WavFormat | undefined {
  if (end - start < 14) return undefined
  const encoding = view.getUint16(start, true)
  return {
    // The sub-format starts with the classic code.
    encoding: encoding === EXTENSIBLE && end - start >= 26 ? view.getUint16(start + 24, true) : encoding,
    channels: view.getUint16(start + 2, true),
    sampleRate: view.getUint32(start + 4, true),
    blockAlign: view.getUint16(start + 12, true),
    bits: end - start >= 16 ? view.getUint16(start + 14, true) : 8,
  }
}

function looksLikeChunk(view: DataView, at: number): boolean {
  if (at + 8 > view.byteLength) return false
  for (let i = 0; i < 4; i++) {
    const c = view.getUint8(at + i)
    if (c < 0x20 || c > 0x7e) return false
  }
  return at + 8 + view.getUint32(at + 4, true) <= view.byteLength
}
