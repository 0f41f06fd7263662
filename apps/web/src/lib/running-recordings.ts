import { sharedValue, useShared } from './shared-value.ts'

const running = sharedValue<readonly object[]>([])

/**
 * Marks a recording as started.
 * @returns a function to mark its end
 */
export function trackRecording(): () => void {
  const recording = {}
  running.write([...running.read(), recording])
  return () => running.write(running.read().filter((each) => each !== recording))
}

export const isRecording = () => running.read().length > 0

export const useIsRecording = () => useShared(running).length > 0
