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

test.each([
  ['/', { keptAs: '/' }],
  ['/about', { keptAs: '/about' }],
  ['/about//', { keptAs: '/about' }],
  ['/dashboard/dev?section=errors', { keptAs: '/dashboard/dev?section=errors' }],
  // Unknown parameters are ignored.
  ['/dashboard/dev?from=mail', { keptAs: '/dashboard/dev' }],
  // Addresses with names, and unknown sections, are drawn by the script.
  ['/dashboard/seed/42', { keptAs: list.openPage }],
  ['/dashboard/dev?section=none', { keptAs: list.openPage }],
  ['/constructor', { keptAs: list.openPage }],
  ['/old', { redirectTo: '/about' }],
])('offline, %s gets %j', (path, page) => {
  expect(pageFor(list, new URL(path, 'http://understory.test'))).toEqual(page)
})
