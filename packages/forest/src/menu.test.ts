import { expect, test } from 'vitest'
import { findByPath, menuBranches, subBranchNodes } from './find.ts'

test('NAV-12 SproutLog contains Multilingual Practice, under its own address', () => {
  const items = menuBranches().flatMap((branch) => (branch.id === 'word-counter' ? subBranchNodes(branch) : []))
  expect(items.find(({ label }) => label === 'Multilingual Practice')?.path).toBe('/dashboard/multilingual')
})

test('each menu item leads to a page, and no branch links to the same page twice', () => {
  for (const branch of menuBranches()) {
    const paths = subBranchNodes(branch).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(findByPath(path), path).toBeDefined()
  }
})
