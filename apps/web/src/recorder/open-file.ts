import { decodeWav } from '@understory/wav/decode'
import { RECORDING_RATE } from './limits.ts'
import type { RecorderProblem } from './types.ts'

type Sound = { samples: Float32Array<ArrayBuffer>; sampleRate: number }

const MOST_BYTES = 256 * 1024 * 1024
const MOST_FILE_SECONDS = 3600

/** The sound of a file: WAV by our own reader, anything else that the browser can decode by the browser. */
export async function soundOf(file: Blob): Promise<Sound | RecorderProblem> {
  if (file.size > MOST_BYTES) return 'too-long'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const wav = decodeWav(bytes, { maxSeconds: MOST_FILE_SECONDS })
  if (wav.ok) return wav
  if (wav.code === 'recording-too-long') return 'too-long'
  try {
    const context = new OfflineAudioContext(1, 1, RECORDING_RATE)
    return { samples: monoOf(await context.decodeAudioData(bytes.buffer)), sampleRate: RECORDING_RATE }
  } catch {
    return 'unreadable'
  }
}

function monoOf(buffer: AudioBuffer): Float32Array<ArrayBuffer> {
  const mono = new Float32Array(buffer.length)
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    for (const [at, sample] of buffer.getChannelData(channel).entries()) {
      mono[at] = (mono[at] ?? 0) + sample / buffer.numberOfChannels
    }
  }
  return mono
}
