import type { Placed } from './layout.ts'

/** The nearest node in an arrow key's direction; undefined if none. */
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
    // Nodes too far off the arrow's direction don't count.
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
