import type { RecorderProblem } from './types.ts'

/** A microphone that did not open, and why. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly problem: RecorderProblem

  constructor(problem: RecorderProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/**
 * Opens the microphone as it is, without the browser's corrections: they would flatten what is to be measured.
 *
 * @param deviceId  the chosen one, or the browser's own choice when empty or gone
 * @throws MicrophoneError
 */
export async function openMicrophone(deviceId: string): Promise<MediaStream> {
  if (!window.isSecureContext) throw new MicrophoneError('insecure')
  // Typed as always there; older browsers and plain http have none.
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

/** What a refusal of the browser means. */
export function problemOf(cause: unknown): RecorderProblem {
  return (cause instanceof Error && PROBLEMS[cause.name]) || 'failed'
}

/** Gives the microphone back: the browser's sign goes out. */
export function releaseMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
