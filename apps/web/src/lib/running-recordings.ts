import { useSyncExternalStore } from 'react'

const running = new Set<object>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** A recording begins. @returns what is called at its end */
export function noteRunning(): () => void {
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

/** Whether somebody is being recorded just now, anywhere on the page. */
export function useIsRecording(): boolean {
  return useSyncExternalStore(subscribe, isRecording, () => false)
}
