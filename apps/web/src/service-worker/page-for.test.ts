import { expect, test } from 'vitest'
import type { BuildList } from './build-list.ts'
import { pageFor } from './page-for.ts'

const list: BuildList = {
  version: 'a',
  pages: { '/': [], '/about': [], '/dashboard/dev': ['section'], '/dashboard/dev?section=errors': ['section'] },
  redirects: { '/old': '/about' },
  openPage: '/dashboard/seed/open',
  assets: {},
  files: [],
}
const at = (path: string) => pageFor(list, new URL(path, 'http://understory.test'))

test('offline, serves the cached page of an address, with or without trailing slashes', () => {
  expect(at('/')).toEqual({ keptAs: '/' })
  expect(at('/about')).toEqual({ keptAs: '/about' })
  expect(at('/about//')).toEqual({ keptAs: '/about' })
})

test("offline, serves a section's own page and ignores unknown parameters", () => {
  expect(at('/dashboard/dev?section=errors')).toEqual({ keptAs: '/dashboard/dev?section=errors' })
  expect(at('/dashboard/dev?from=mail')).toEqual({ keptAs: '/dashboard/dev' })
})

test('offline, serves the script for addresses with names and for unknown sections', () => {
  expect(at('/dashboard/seed/42')).toEqual({ keptAs: '/dashboard/seed/open' })
  expect(at('/dashboard/dev?section=none')).toEqual({ keptAs: '/dashboard/seed/open' })
  expect(at('/constructor')).toEqual({ keptAs: '/dashboard/seed/open' })
})

test('offline, redirects old addresses as it does online', () => {
  expect(at('/old')).toEqual({ redirectTo: '/about' })
})
