import type { Words } from '../use-words.ts'

type Partly<T> = {
  readonly [K in keyof T]?: T[K] extends string
    ? string
    : T[K] extends (...given: infer A) => string
      ? (...given: A) => string
      : Partly<T[K]>
}

/** A group with the English sentence wherever nobody translated it yet. */
export function over<T extends object>(english: T, own: Partly<T>): Words<T> {
  const entries = Object.entries(english).map(([key, value]: [string, unknown]) => {
    const given: unknown = Reflect.get(own, key)
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return [key, given === undefined ? value : isGroup ? over(value, given as Partly<typeof value>) : given]
  })
  return Object.fromEntries(entries) as Words<T>
}
