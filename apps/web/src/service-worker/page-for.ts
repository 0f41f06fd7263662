import type { BuildList } from './build-list.ts'

/** A cached page or a redirect, chosen like the server does. */
export function pageFor({ pages, redirects, openPage }: BuildList, { pathname, searchParams }: URL) {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const onward = own(redirects, path)
  if (onward !== undefined) return { redirectTo: onward }
  const names = own(pages, path)
  if (!names) return { keptAs: openPage }
  const given = names.filter((name) => searchParams.has(name))
  if (given.length === 0) return { keptAs: path }
  const exact = `${path}?${given.map((name) => `${name}=${searchParams.get(name)}`).join('&')}`
  return { keptAs: own(pages, exact) ? exact : openPage }
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
