import type { Placed } from './layout.ts'

/** Where an arrow key leads from one node of the drawing: the nearest node that lies that way; undefined where none does. */
export function walk(nodes: readonly Placed[], from: Placed, key: string): Placed | undefined {
  if (key === 'Home') return nodes[0]
  if (key === 'End') return nodes.at(-1)
  const way = WAYS[key]
  if (!way) return undefined
  const [right, down] = way
  const ahead = nodes.flatMap((node) => {
    const [x, y] = [node.at[0] - from.at[0], node.at[1] - from.at[1]]
    const along = x * right + y * down
    const aside = Math.abs(x * down) + Math.abs(y * right)
    // What lies more aside than ahead is not the way the arrow points.
    return along > 1 && along > aside * 0.8 ? [{ node, cost: along + aside * 2.2 }] : []
  })
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.node
}

const WAYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
