import type { RecorderProblem } from './types.ts'

/** Why a microphone didn't open. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly problem: RecorderProblem

  constructor(problem: RecorderProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/**
 * Opens the microphone without the browser's processing, which would distort the measures.
 * @param deviceId empty or missing devices use the browser's default
 * @throws MicrophoneError
 */
export async function openMicrophone(deviceId: string): Promise<MediaStream> {
  if (!window.isSecureContext) throw new MicrophoneError('insecure')
  // Missing in older browsers and on plain http, despite its type.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices?.getUserMedia || !('AudioWorkletNode' in window)) throw new MicrophoneError('unsupported')
  try {
    return await devices.getUserMedia({
      audio: {
        channelCount: 1,
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
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

/** Maps a browser error. */
export function problemOf(cause: unknown): RecorderProblem {
  return (cause instanceof Error && PROBLEMS[cause.name]) || 'failed'
}

/** Releases the microphone, which turns off the browser's indicator. */
export function releaseMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
