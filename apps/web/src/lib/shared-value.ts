import { useSyncExternalStore } from 'react'

type SharedValue<T> = {
  readonly initial: T
  read: () => T
  write: (value: T) => void
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void
}

/** A value of the page that lives outside of React. */
export function sharedValue<T>(initial: T): SharedValue<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    initial,
    read: () => value,
    write: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value; the initial one while prerendering and hydrating. */
export function useShared<T>({ subscribe, read, initial }: SharedValue<T>): T {
  return useSyncExternalStore(subscribe, read, () => initial)
}
