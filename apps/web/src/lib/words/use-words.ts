import { createContext, useContext } from 'react'
import { inPlain } from './plain.ts'

/** A group of messages, typed by its English keys. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : Words<T[K]>
}

export const PlainContext = createContext(false)

/**
 * A group's messages in the screen's language. Each group in `apps/web/messages` is its own module under `en/`, so that
 * a page loads only its own. Builds for other languages replace the modules (`scripts/in-language.ts`).
 */
export function useWords<T extends object>(group: T): Words<T> {
  return useContext(PlainContext) ? inPlain(group) : (group as Words<T>)
}
