import { RECORDING_RATE } from './limits.ts'
import workletUrl from './recorder.worklet.ts?worker&url'

export type Capture = {
  readonly rate: number
  wake: () => void
  /** Delivers the remaining audio, then ends. */
  close: () => Promise<void>
}

/** Reads a microphone in blocks of 100 ms. */
export async function openCapture(stream: MediaStream, onBlock: (block: Float32Array) => void): Promise<Capture> {
  try {
    return await connect(stream, onBlock, new AudioContext({ sampleRate: RECORDING_RATE }))
  } catch (error) {
    // Some browsers can't connect a microphone to a context of another sample rate; then it is resampled at the end.
    if (!(error instanceof DOMException)) throw error
    return connect(stream, onBlock, new AudioContext())
  }
}

const LAST_BLOCK_MS = 500
const START_MS = 6_000

/** Firefox never starts a context on a machine without audio output. */
function running(context: AudioContext): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  setTimeout(() => reject(new Error('The sound of this browser did not start.')), START_MS)
  context.resume().then(resolve, reject)
  return promise
}

async function connect(
  stream: MediaStream,
  onBlock: (block: Float32Array) => void,
  context: AudioContext,
): Promise<Capture> {
  try {
    await context.audioWorklet.addModule(workletUrl)
    const source = context.createMediaStreamSource(stream)
    const node = new AudioWorkletNode(context, 'recorder', { channelCount: 1, channelCountMode: 'explicit' })
    const ended = Promise.withResolvers<void>()
    node.port.onmessage = ({ data }: MessageEvent<Float32Array | null>) => (data ? onBlock(data) : ended.resolve())
    source.connect(node)
    // The node outputs silence; connecting it makes every browser run it.
    node.connect(context.destination)
    await running(context)
    return {
      rate: context.sampleRate,
      wake: () => void context.resume(),
      close: async () => {
        node.port.postMessage('stop')
        // A suspended context doesn't respond.
        setTimeout(ended.resolve, LAST_BLOCK_MS)
        await ended.promise
        source.disconnect()
        await context.close()
      },
    }
  } catch (error) {
    await context.close()
    throw error
  }
}
