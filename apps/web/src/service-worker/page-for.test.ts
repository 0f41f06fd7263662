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

test('without a network a page is the kept one of its address, with or without slashes at its end', () => {
  expect(at('/')).toEqual({ keptAs: '/' })
  expect(at('/about')).toEqual({ keptAs: '/about' })
  expect(at('/about//')).toEqual({ keptAs: '/about' })
})

test('without a network a section is its own page, and a parameter that no page has changes nothing', () => {
  expect(at('/dashboard/dev?section=errors')).toEqual({ keptAs: '/dashboard/dev?section=errors' })
  expect(at('/dashboard/dev?from=mail')).toEqual({ keptAs: '/dashboard/dev' })
})

test('without a network an address that names something, and a section that is none, come with the script', () => {
  expect(at('/dashboard/seed/42')).toEqual({ keptAs: '/dashboard/seed/open' })
  expect(at('/dashboard/dev?section=none')).toEqual({ keptAs: '/dashboard/seed/open' })
  expect(at('/constructor')).toEqual({ keptAs: '/dashboard/seed/open' })
})

test('without a network an old address leads on as it does with one', () => {
  expect(at('/old')).toEqual({ redirectTo: '/about' })
})
