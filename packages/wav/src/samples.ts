import type { WavFormat, WavLayout } from './header.ts'

type Read = (view: DataView, at: number) => number

const PCM = 1
const FLOAT = 3
const A_LAW = 6
const MU_LAW = 7

/** Bytes per sample and channel. The block size is trusted only for 24 bits in 32; writers often get it wrong. */
export function containerBytes({ blockAlign, channels, bits }: WavFormat): number {
  const needed = Math.ceil(bits / 8)
  return needed === 3 && blockAlign === channels * 4 ? 4 : needed
}

/**
 * Reader of one sample as -1 to 1; undefined for unsupported encodings. @source ITU-T G.711 (1988) for A-law and mu-law
 */
export function readerFor(format: WavFormat): Read | undefined {
  const size = containerBytes(format)
  if (format.encoding === FLOAT) {
    if (size === 4 && format.bits === 32) return (view, at) => bounded(view.getFloat32(at, true))
    if (size === 8 && format.bits === 64) return (view, at) => bounded(view.getFloat64(at, true))
    return undefined
  }
  if (format.encoding === PCM) return format.bits > 0 && format.bits <= size * 8 ? PCM_READERS[size] : undefined
  if (size !== 1) return undefined
  if (format.encoding === A_LAW) return (view, at) => aLaw(view.getUint8(at))
  return format.encoding === MU_LAW ? (view, at) => muLaw(view.getUint8(at)) : undefined
}

// Samples are left-justified, so the container decides the scale.
const PCM_READERS: Readonly<Record<number, Read>> = {
  1: (view, at) => (view.getUint8(at) - 128) / 128,
  2: (view, at) => view.getInt16(at, true) / 32_768,
  3: (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608,
  4: (view, at) => view.getInt32(at, true) / 2_147_483_648,
}

// Clips floats; NaN becomes silence.
const bounded = (x: number) => (x >= -1 ? (x <= 1 ? x : 1) : x < -1 ? -1 : 0)

function muLaw(byte: number): number {
  const code = ~byte & 0xff
  const magnitude = ((((code & 0x0f) << 3) + 0x84) << ((code >> 4) & 7)) - 0x84
  return (code & 0x80 ? -magnitude : magnitude) / 32_768
}

function aLaw(byte: number): number {
  const code = byte ^ 0x55
  const exponent = (code >> 4) & 7
  const step = (code & 0x0f) << 4
  const magnitude = exponent === 0 ? step + 8 : (step + 0x108) << (exponent - 1)
  return (code & 0x80 ? magnitude : -magnitude) / 32_768
}

/**
 * Mixes channels to their mean, or takes the loudest if the mean would cancel (inverted phase).
 *
 * @source our judgment: 20 dB is far beyond what a stereo mean loses
 */
export function readMono(bytes: Uint8Array, layout: WavLayout, read: Read, frames: number): Float32Array<ArrayBuffer> {
  const { channels } = layout.format
  const size = containerBytes(layout.format)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mono = new Float32Array(frames)
  const energy = new Float64Array(channels)
  let mixed = 0
  let at = layout.start
  for (let i = 0; i < frames; i++) {
    let sum = 0
    for (let c = 0; c < channels; c++, at += size) {
      const x = read(view, at)
      sum += x
      energy[c] = (energy[c] ?? 0) + x * x
    }
    const mean = sum / channels
    mono[i] = mean
    mixed += mean * mean
  }
  const loudest = energy.indexOf(Math.max(...energy))
  if (mixed >= (energy[loudest] ?? 0) / 100) return mono
  for (let i = 0; i < frames; i++) mono[i] = read(view, layout.start + (i * channels + loudest) * size)
  return mono
}
