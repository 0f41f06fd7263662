import { subBranchNodes, treeBranches } from '@understory/forest/find'
import { expect, test } from 'vitest'
import { cutLabel, HEIGHT, placeTree, WIDTH } from './layout.ts'
import { pan, WHOLE, zoom } from './view.ts'
import { walk } from './walk.ts'

const nodes = placeTree()

test('TREE-01 draws each branch and child once, without the new-branch entry', () => {
  const wanted = treeBranches().flatMap((branch) => [branch.id, ...subBranchNodes(branch).map(({ id }) => id)])
  expect(nodes.map(({ node }) => node.id).toSorted()).toEqual(wanted.toSorted())
  expect(wanted).not.toContain('new-branch')
  for (const id of ['voice-analysis', 'text-analysis', 'leafprint', 'writers-creators', 'diy-projects'])
    expect(nodes.filter(({ parent }) => parent === id).length).toBeGreaterThan(2)
})

test('TREE-04 every node is inside the picture', () => {
  for (const { at } of nodes) {
    expect(at[0]).toBeGreaterThan(90)
    expect(at[0]).toBeLessThan(WIDTH - 90)
    expect(at[1]).toBeGreaterThan(30)
    expect(at[1]).toBeLessThan(HEIGHT - 60)
  }
})

test("labels on the same side and depth don't overlap", () => {
  for (const side of ['left', 'right'] as const) {
    for (const depth of [1, 2] as const) {
      const heights = nodes
        .filter((placed) => placed.side === side && placed.depth === depth)
        .map(({ at }) => at[1])
        .toSorted((a, b) => a - b)
      const gaps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThan(depth === 1 ? 22 : 15)
    }
  }
})

test('TREE-03 cuts labels at 14, 12 and 10 characters by depth', () => {
  expect([
    cutLabel('Your whole forest', 0),
    cutLabel('Professional Growth', 1),
    cutLabel('Presentation Skills', 2),
  ]).toEqual(['Your whole fo…', 'Professiona…', 'Presentat…'])
  for (const { node, depth } of nodes)
    expect([...cutLabel(node.label, depth)].length).toBeLessThanOrEqual([14, 12, 10][depth] ?? 0)
  expect(cutLabel('Sermon', 2)).toBe('Sermon')
})

test('arrow keys reach every node from every other', () => {
  for (const start of nodes.slice(0, 3)) {
    const reached = new Set([start])
    for (const from of reached) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']) {
        const next = walk(nodes, from, key)
        if (next) reached.add(next)
      }
    }
    expect(nodes.filter((node) => !reached.has(node)).map(({ node }) => node.id)).toEqual([])
  }
  expect(walk(nodes, nodes[0] as never, 'a')).toBeUndefined()
})

test('zooming keeps the point under the finger, has limits, and stays inside the picture', () => {
  const near = zoom(WHOLE, 2, [100, 200])
  expect([near.x + 100 * near.scale, near.y + 200 * near.scale]).toEqual([100, 200])
  expect(zoom(near, 100, [0, 0]).scale).toBe(3)
  expect(zoom(near, 0.01, [0, 0]).scale).toBe(1)
  expect(pan(near, 9999, 9999)).toEqual({ x: 0, y: 0, scale: 2 })
  expect(pan(near, -9999, -9999)).toEqual({ x: -WIDTH, y: -HEIGHT, scale: 2 })
})
