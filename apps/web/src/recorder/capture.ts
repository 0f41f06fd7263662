import { RECORDING_RATE } from './limits.ts'
import workletUrl from './recorder.worklet.ts?worker&url'

/** Sound on its way from a microphone. */
export type Capture = {
  /** Samples a second of the blocks. */
  readonly rate: number
  /** Wakes the sound after the system put it to sleep. */
  wake: () => void
  /** Hands over what is still on its way, then ends. */
  close: () => Promise<void>
}

/** Reads a microphone in blocks of a tenth of a second. */
export async function openCapture(stream: MediaStream, onBlock: (block: Float32Array) => void): Promise<Capture> {
  try {
    return await connect(stream, onBlock, new AudioContext({ sampleRate: RECORDING_RATE }))
  } catch (error) {
    // Some browsers refuse to join a microphone to a context of another rate: then its own, resampled at the end.
    if (!(error instanceof DOMException)) throw error
    return connect(stream, onBlock, new AudioContext())
  }
}

const LAST_BLOCK_MS = 500
const START_MS = 6_000

/** Firefox leaves a context waiting for ever on a machine that has nothing to play sound on. */
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
    // The node's output is silence; joined to the speakers it is certain to run in every browser.
    node.connect(context.destination)
    await running(context)
    return {
      rate: context.sampleRate,
      wake: () => void context.resume(),
      close: async () => {
        node.port.postMessage('stop')
        // A context that the system put to sleep answers no more.
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
