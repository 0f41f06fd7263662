import { findLayout, type LayoutProblem, type WavFormat } from './header.ts'
import { containerBytes, readerFor, readMono } from './samples.ts'
import { describeOther } from './sniff.ts'

export type DecodeCode =
  | 'empty-file'
  | 'not-wav'
  | LayoutProblem
  | 'unsupported-encoding'
  | 'unsupported-rate'
  | 'no-audio'
  | 'recording-too-long'

type DecodedWav = {
  readonly ok: true
  /** Mono, -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
  readonly durationSeconds: number
  readonly sourceBits: number
  readonly sourceChannels: number
}

/** `message` is a sentence for people. */
type DecodeProblem = { readonly ok: false; readonly code: DecodeCode; readonly message: string }

const MOST_CHANNELS = 32
const LOWEST_RATE = 4_000
const HIGHEST_RATE = 192_000

/**
 * Decodes a WAV file to mono at its own rate: 8 to 32 bit integer, 32 and 64 bit float, A-law, mu-law, up to 32
 * channels, plain or extensible, including streamed, truncated and inconsistent headers. Never throws, and never
 * allocates more than the file justifies.
 *
 * @param bytes the whole file
 */
export function decodeWav(bytes: Uint8Array, { maxSeconds = 300 } = {}): DecodedWav | DecodeProblem {
  if (bytes.length === 0) return problem('empty-file', 'This file is empty.')
  const other = describeOther(bytes)
  if (other) return problem('not-wav', `This is ${other}, so it can't be read as a WAV recording.`)
  const layout = findLayout(bytes)
  if (typeof layout === 'string') return problem(layout, LAYOUT_SENTENCES[layout])
  const { format } = layout
  const wrong = checkFormat(format)
  if (wrong) return wrong
  const read = readerFor(format)
  if (!read) return problem('unsupported-encoding', "This WAV file holds a kind of sound that we can't read.")

  const frames = Math.floor((layout.end - layout.start) / (containerBytes(format) * format.channels))
  if (frames < 1) return problem('no-audio', 'This WAV file has no sound in it.')
  const durationSeconds = frames / format.sampleRate
  if (durationSeconds > maxSeconds) {
    return problem(
      'recording-too-long',
      `This recording is longer than ${inWords(maxSeconds)}, the most we take at once.`,
    )
  }
  return {
    ok: true,
    samples: readMono(bytes, layout, read, frames),
    sampleRate: format.sampleRate,
    durationSeconds,
    sourceBits: format.bits,
    sourceChannels: format.channels,
  }
}

const LAYOUT_SENTENCES: Readonly<Record<LayoutProblem, string>> = {
  'no-format': 'This WAV file does not say how its sound is stored, so it may be damaged.',
  'no-data': 'This WAV file ends before its sound begins, so it may be damaged.',
  'broken-header': "This WAV file's header is damaged.",
}

function checkFormat({ channels, sampleRate, bits }: WavFormat): DecodeProblem | undefined {
  if (channels < 1 || channels > MOST_CHANNELS || bits < 1 || bits > 64) {
    return problem('broken-header', LAYOUT_SENTENCES['broken-header'])
  }
  if (sampleRate < LOWEST_RATE || sampleRate > HIGHEST_RATE) {
    return problem('unsupported-rate', "This WAV file's sample rate is not one for speech, so it may be damaged.")
  }
  return undefined
}

function inWords(seconds: number): string {
  return seconds % 60 === 0 && seconds > 60 ? `${seconds / 60} minutes` : `${seconds} seconds`
}

const problem = (code: DecodeCode, message: string): DecodeProblem => ({ ok: false, code, message })
