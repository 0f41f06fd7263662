import { chosenMicrophone } from '../storage/microphone.ts'
import { type Capture, openCapture } from './capture.ts'
import type { RecorderProblem } from './types.ts'

export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly problem: RecorderProblem

  constructor(problem: RecorderProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

type MicrophoneCapture = Capture & {
  /** Lets go of the microphone at once, which turns off the browser's indicator; `close` does so after the last block. */
  release: () => void
}

/**
 * Reads the chosen microphone in blocks of 100 ms.
 * @param onLost called when the microphone is gone
 * @throws MicrophoneError
 */
export async function captureMicrophone(
  onBlock: (block: Float32Array) => void,
  onLost: () => void,
): Promise<MicrophoneCapture> {
  const stream = await openMicrophone()
  const tracks = stream.getTracks()
  const release = () => {
    for (const track of tracks) track.stop()
  }
  const capture = await openCapture(stream, onBlock).catch((cause) => {
    release()
    throw new MicrophoneError('failed', { cause })
  })
  for (const track of tracks) track.addEventListener('ended', onLost)
  return { ...capture, release, close: () => capture.close().finally(release) }
}

/** Without the browser's processing, which would distort the measures. */
async function openMicrophone(): Promise<MediaStream> {
  if (!window.isSecureContext) throw new MicrophoneError('insecure')
  // Missing in older browsers and on plain http, despite its type.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia || !('AudioWorkletNode' in window)) throw new MicrophoneError('unsupported')
  const deviceId = chosenMicrophone.read()
  try {
    return await devices.getUserMedia({
      audio: {
        channelCount: 1,
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
        // If it's missing, the browser takes its default.
        ...(deviceId && { deviceId: { ideal: deviceId } }),
      },
    })
  } catch (cause) {
    throw new MicrophoneError(problemOf(cause), { cause })
  }
}

const PROBLEMS: Readonly<Record<string, RecorderProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

export function problemOf(cause: unknown): RecorderProblem {
  return (cause instanceof Error && PROBLEMS[cause.name]) || 'failed'
}
