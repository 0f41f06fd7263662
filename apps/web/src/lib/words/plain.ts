import type { Words } from './use-words.ts'

type Partly<T> = T extends string | ((...given: never) => string) ? T : { readonly [K in keyof T]?: Partly<T[K]> }

const plainGroups = new WeakMap<object, object>()

/** Registers a group's plain-language version; missing sentences fall back. */
export function plainly<T extends object>(group: T, plain: Partly<Words<NoInfer<T>>>): void {
  plainGroups.set(group, merged(group, plain))
}

/** The plain-language version, or the group itself. */
export function inPlain<T extends object>(group: T): Words<T> {
  return (plainGroups.get(group) ?? group) as Words<T>
}

function merged(group: object, plain: object): object {
  return Object.fromEntries(
    Object.entries(group).map(([key, value]: [string, unknown]) => {
      const own: unknown = Reflect.get(plain, key)
      return [key, isGroup(own) && isGroup(value) ? merged(value, own) : (own ?? value)]
    }),
  )
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
