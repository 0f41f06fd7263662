import { subBranchNodes, treeBranches } from '@understory/forest/find'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from './drawing.tsx'

test('TREE-01 reads as a tree: full branch names, each followed by its children one level deeper', () => {
  const html = renderToStaticMarkup(<Drawing here={[]} onGo={() => {}} />)
  const drawn = [...html.matchAll(/role="treeitem" aria-level="(\d)" aria-label="([^"]*)"/g)]
  const names = drawn.map(([, level, name = '']) => `${level} ${name.replaceAll('&amp;', '&')}`)
  for (const branch of treeBranches()) {
    const at = names.indexOf(`1 ${branch.label}`)
    const below = subBranchNodes(branch).map(({ label }) => `2 ${label}`)
    expect(names.slice(at + 1, at + 1 + below.length).toSorted()).toEqual(below.toSorted())
  }
  expect(html).toMatch(/role="tree" aria-label="All branches"/)
})
