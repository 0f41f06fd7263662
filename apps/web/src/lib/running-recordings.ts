import { useSyncExternalStore } from 'react'

const running = new Set<object>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/**
 * Marks a recording as started.
 * @returns a function to mark its end
 */
export function trackRecording(): () => void {
  const recording = {}
  running.add(recording)
  tell()
  return () => {
    running.delete(recording)
    tell()
  }
}

export const isRecording = () => running.size > 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether any recording is running on the page. */
export function useIsRecording(): boolean {
  return useSyncExternalStore(subscribe, isRecording, () => false)
}
