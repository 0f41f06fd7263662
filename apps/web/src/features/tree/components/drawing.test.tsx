import { subBranchNodes, treeBranches } from '@understory/forest/find'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Drawing } from './drawing.tsx'

test('TREE-01 reads as a tree: full branch names, each followed by its children one level deeper', () => {
  const html = renderToStaticMarkup(<Drawing here={[]} onGo={() => {}} />)
  const drawn = [...html.matchAll(/role="treeitem" aria-level="(\d)" aria-label="([^"]*)"/g)]
  const names = drawn.map(([, level, name = '']) => `${level} ${name.replaceAll('&amp;', '&')}`)
  for (const branch of treeBranches()) {
    const said = [`1 ${branch.label}`, ...subBranchNodes(branch).map(({ label }) => `2 ${label}`)]
    const together = names.splice(names.indexOf(`1 ${branch.label}`), said.length)
    expect(together.toSorted()).toEqual(said.toSorted())
  }
  expect(names).toEqual([])
  expect(html).toMatch(/role="tree" aria-label="All branches"/)
})
