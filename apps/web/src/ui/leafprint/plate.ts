import { type LeafShape, leafPaths, type Point } from './geometry.ts'

/** Color names: `--art-…` tokens of both themes. */
export type Ink =
  | `${'leaf' | 'fern' | 'sprout' | 'bark' | 'petal' | 'sun'}-${'a' | 'b'}`
  | 'moss'
  | 'birch'
  | 'husk'
  | 'ink'
  | 'key'
  | 'mist-2'
  | 'ground'

type Fill = { readonly kind: 'fill'; readonly ink: Ink; d: string; readonly opacity: number }
type Line = {
  readonly kind: 'line'
  readonly ink: Ink
  d: string
  readonly width: number
  readonly opacity: number
  /** Outlines are offset slightly, as in old two-color print. */
  readonly isKey: boolean
}
export type Stamp = {
  readonly kind: 'stamp'
  readonly leaf: LeafKind
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly scale: number
}

export type Shape = Fill | Line | Stamp

/** `plain` and `deep` form the crown, `bright` is new growth, `turned` has a top word or autumn color. */
export type LeafKind = 'plain' | 'bright' | 'deep' | 'turned'

/** Shapes in paint order; adjacent shapes of one color share a path. */
export class Plate {
  readonly shapes: Shape[] = []

  fill(ink: Ink, d: string, opacity = 1): this {
    const last = this.shapes.at(-1)
    if (last?.kind === 'fill' && last.ink === ink && last.opacity === opacity) last.d += d
    else if (d !== '') this.shapes.push({ kind: 'fill', ink, d, opacity })
    return this
  }

  line(ink: Ink, d: string, width: number, opacity = 1): this {
    if (d !== '') this.shapes.push({ kind: 'line', ink, d, width, opacity, isKey: false })
    return this
  }

  key(d: string, width = 0.9): this {
    const last = this.shapes.at(-1)
    if (last?.kind === 'line' && last.isKey && last.width === width) last.d += d
    else if (d !== '') this.shapes.push({ kind: 'line', ink: 'key', d, width, opacity: 1, isKey: true })
    return this
  }

  stamp(stamps: readonly Stamp[]): this {
    this.shapes.push(...stamps)
    return this
  }

  leaf(shape: LeafShape, left: Ink, right: Ink): Point {
    const paths = leafPaths(shape)
    this.fill(left, paths.left).fill(right, paths.right).key(paths.edge)
    this.line('ink', paths.rib, 1, 0.55).line('ink', paths.veins, 0.7, 0.38)
    return paths.tip
  }
}
