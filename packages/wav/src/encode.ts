const HEADER_BYTES = 44
const FULL_SCALE = 32_768

/**
 * A complete WAV file: 16 bit linear PCM, one channel, with a plain 44-byte header.
 *
 * @param samples  mono, -1 to 1; what lies outside is clipped, what is no number becomes silence
 * @param sampleRate  samples per second, a whole number of at least 1
 * @returns the bytes of the file; 44 bytes when there are no samples
 * @throws RangeError when the rate is not a whole positive number, or the file would pass 4 GB
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

// The same scale in both directions (32768), so that a decoded file encodes to the very same bytes.
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
