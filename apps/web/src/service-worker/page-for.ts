import type { BuildList } from './build-list.ts'

/** What stands in for a page when the server cannot be asked: a kept page, or the way to another address. */
type KeptPage = { keptAs: string } | { redirectTo: string }

/** The same choice as the server makes, from what the browser keeps. */
export function pageFor({ pages, redirects, openPage }: BuildList, { pathname, searchParams }: URL): KeptPage {
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
