import { createWorkerCall } from '../lib/worker-call.ts'
import { MOST_SECONDS, RECORDING_RATE } from './limits.ts'
import type { Sound, WavAnswer } from './open-file.worker.ts'
import workerUrl from './open-file.worker.ts?worker&url'
import type { RecorderProblem } from './types.ts'

const MOST_BYTES = 256 * 1024 * 1024

/** Decodes a file: WAV by our own worker, other formats, or if it fails, by the browser. */
export async function soundOf(file: Blob): Promise<Sound | RecorderProblem> {
  if (file.size > MOST_BYTES) return 'too-long'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const wav = await readWav(bytes)
  if (wav && 'samples' in wav) return wav
  if (wav?.code === 'recording-too-long') return 'too-long'
  try {
    const context = new OfflineAudioContext(1, 1, RECORDING_RATE)
    const samples = monoOf(await context.decodeAudioData(bytes.buffer))
    return { samples, isShortened: samples.length > MOST_SECONDS * RECORDING_RATE }
  } catch {
    return 'unreadable'
  }
}

async function readWav(bytes: Uint8Array<ArrayBuffer>): Promise<WavAnswer | null> {
  const worker = new Worker(workerUrl, { type: 'module' })
  try {
    return await createWorkerCall<Uint8Array<ArrayBuffer>, WavAnswer>(() => worker)(bytes)
  } finally {
    worker.terminate()
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
