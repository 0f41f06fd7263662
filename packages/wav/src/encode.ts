const HEADER_BYTES = 44
const FULL_SCALE = 32_768

/**
 * Encodes a WAV file: 16 bit PCM, mono, 44-byte header.
 *
 * @param samples mono, -1 to 1; clipped, NaN becomes silence
 * @param sampleRate positive integer
 * @throws RangeError for an invalid rate, or beyond 4 GB
 * @source IBM and Microsoft, Multimedia Programming Interface and Data Specifications 1.0 (1991)
 */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  if (!Number.isInteger(sampleRate) || sampleRate < 1 || sampleRate > 0x7fff_ffff) {
    throw new RangeError('the sample rate must be a whole positive number')
  }
  const dataBytes = samples.length * 2
  if (dataBytes > 0xffff_ffff - HEADER_BYTES) throw new RangeError('a WAV file ends at 4 GB')
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes)
  const view = new DataView(bytes.buffer)
  writeHeader(bytes, view, sampleRate, dataBytes)
  for (let i = 0; i < samples.length; i++) view.setInt16(HEADER_BYTES + i * 2, toInt16(samples[i] ?? 0), true)
  return bytes
}

// Symmetric scale (32768), so that decoding and encoding are lossless.
function toInt16(sample: number): number {
  if (Number.isNaN(sample)) return 0
  const scaled = Math.round(sample * FULL_SCALE)
  return scaled > 32_767 ? 32_767 : scaled < -32_768 ? -32_768 : scaled
}

function writeHeader(bytes: Uint8Array, view: DataView, sampleRate: number, dataBytes: number): void {
  const put = (text: string, at: number) => {
    for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i)
  }
  put('RIFF', 0)
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  put('WAVEfmt ', 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  put('data', 36)
  view.setUint32(40, dataBytes, true)
}
