import { createContext, useContext } from 'react'
import { inPlain } from './plain.ts'

/** A group of sentences: its shape without its English. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : Words<T[K]>
}

/** Whether somebody asked for short, everyday words. */
export const PlainContext = createContext(false)

/**
 * The sentences of one group in the language of the screens. Each group of `apps/web/messages` is a module of its own under
 * `en/`, imported by those who show it, so that a page loads its own sentences only. The build of another language puts its
 * own module in place (`scripts/in-language.ts`).
 */
export function useWords<T extends object>(group: T): Words<T> {
  return useContext(PlainContext) ? inPlain(group) : (group as Words<T>)
}
