/** The parts of WebAssembly we use; its types come with the DOM library only. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer }
  Module: new (code: Uint8Array<ArrayBuffer>) => object
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> }
}

/** y += x · w for several rows, some columns of w. Addresses, columns and row strides in bytes; `depth` is a count. */
type MultiplyRows = (
  w: number,
  x: number,
  y: number,
  depth: number,
  columns: number,
  wStride: number,
  xStride: number,
  yStride: number,
) => void

/** Kernels for one, two, four and six rows, and their memory. `one` needs columns in whole 32 floats, the others of 16, 8 and 8. */
export type MatrixKernel = {
  readonly memory: Float32Array
  readonly one: MultiplyRows
  readonly two: MultiplyRows
  readonly four: MultiplyRows
  readonly six: MultiplyRows
}

type Options = {
  /** Multiplies and adds in one step where the processor can: half as fast again, but the last bit may differ, and Safari can't. */
  isFused?: boolean
}

const PAGE_BYTES = 65_536
const LANES_BYTES = 16

/**
 * Matrix products with WebAssembly SIMD, about five times as fast as JavaScript, in a memory of `floats`. The module is
 * assembled by hand, because one loop doesn't justify a compiler. @throws WebAssembly.CompileError without SIMD
 */
export function openMatrixKernel(floats: number, { isFused = false }: Options = {}): MatrixKernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((floats * 4) / PAGE_BYTES) })
  const module = new WebAssembly.Module(assemble(isFused))
  const { exports } = new WebAssembly.Instance(module, { m: { m: memory } })
  const [one, two, four, six] = NAMES.map((name) => exports[name] as MultiplyRows)
  if (!one || !two || !four || !six) throw new Error('The kernel lacks a function.')
  return { memory: new Float32Array(memory.buffer), one, two, four, six }
}

const NAMES = ['1', '2', '4', '6']
/** Rows of `x` and vectors of `w` per step, limited by registers. */
const SHAPES = [
  { rows: 1, vectors: 8 },
  { rows: 2, vectors: 4 },
  { rows: 4, vectors: 2 },
  { rows: 6, vectors: 2 },
]

const I32 = 0x7f
const V128 = 0x7b
const [W, X, Y, DEPTH, COLUMNS, W_STRIDE, X_STRIDE, Y_STRIDE, AT, LEFT, W_AT, Y_AT, FIRST_X] = Array.from(
  { length: 13 },
  (_, i) => i,
)

const get = (local = 0) => [0x20, ...number(local)]
const set = (local = 0) => [0x21, ...number(local)]
const constant = (value: number) => [0x41, ...number(value)]
const ADD = 0x6a
const load = (offset: number) => [0xfd, 0, 0, ...number(offset)]
const store = (offset: number) => [0xfd, 11, 0, ...number(offset)]
const LOAD_EVERYWHERE = [0xfd, 9, 0, 0]
const MULTIPLY = [0xfd, 0xe6, 1]
const PLUS = [0xfd, 0xe4, 1]
const MULTIPLY_ADD = [0xfd, 0x85, 2]
const increase = (local: number | undefined, by: readonly number[]) => [...get(local), ...by, ADD, ...set(local)]
const repeat = (body: readonly number[], isOn: readonly number[]) => [0x03, 0x40, ...body, ...isOn, 0x0d, 0, 0x0b]

function body({ rows, vectors }: (typeof SHAPES)[number], isFused: boolean): number[] {
  const xAt = (row: number) => (FIRST_X ?? 0) + row
  const weight = (vector: number) => xAt(rows) + vector
  const sample = weight(vectors)
  const sum = (row: number, vector: number) => sample + 1 + row * vectors + vector
  const each = (make: (row: number) => readonly number[]) => Array.from({ length: rows }, (_, row) => make(row)).flat()
  const across = (make: (vector: number) => readonly number[]) =>
    Array.from({ length: vectors }, (_, vector) => make(vector)).flat()
  const multiplied = (r: number, v: number) =>
    isFused
      ? [...get(weight(v)), ...get(sample), ...get(sum(r, v)), ...MULTIPLY_ADD]
      : [...get(sum(r, v)), ...get(weight(v)), ...get(sample), ...MULTIPLY, ...PLUS]
  const begin = [...get(Y), ...get(AT), ADD, ...set(Y_AT)]
  const next = increase(Y_AT, get(Y_STRIDE))
  const inner = [
    ...across((v) => [...get(W_AT), ...load(v * LANES_BYTES), ...set(weight(v))]),
    ...each((r) => [
      ...get(xAt(r)),
      ...LOAD_EVERYWHERE,
      ...set(sample),
      ...across((v) => [...multiplied(r, v), ...set(sum(r, v))]),
      ...increase(xAt(r), constant(4)),
    ]),
    ...increase(W_AT, get(W_STRIDE)),
    ...increase(LEFT, constant(-1)),
  ]
  const outer = [
    ...begin,
    ...each((r) => [...across((v) => [...get(Y_AT), ...load(v * LANES_BYTES), ...set(sum(r, v))]), ...next]),
    ...[...get(W), ...get(AT), ADD, ...set(W_AT)],
    ...each((r) => [...(r === 0 ? get(X) : [...get(xAt(r - 1)), ...get(X_STRIDE), ADD]), ...set(xAt(r))]),
    ...[...get(DEPTH), ...set(LEFT)],
    ...repeat(inner, get(LEFT)),
    ...begin,
    ...each((r) => [...across((v) => [...get(Y_AT), ...get(sum(r, v)), ...store(v * LANES_BYTES)]), ...next]),
    ...increase(AT, constant(vectors * LANES_BYTES)),
  ]
  const locals = [2, ...number(4 + rows), I32, ...number(vectors + 1 + rows * vectors), V128]
  const code = [...locals, ...repeat(outer, [...get(AT), ...get(COLUMNS), 0x49]), 0x0b]
  return [...number(code.length), ...code]
}

/** The module: eight i32 parameters, four functions, imported memory. */
function assemble(isFused: boolean): Uint8Array<ArrayBuffer> {
  const section = (id: number, content: readonly number[]) => [id, ...number(content.length), ...content]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 8, ...Array<number>(8).fill(I32), 0]),
    ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]),
    ...section(3, [SHAPES.length, ...SHAPES.map(() => 0)]),
    ...section(7, [NAMES.length, ...NAMES.flatMap((name, at) => [1, name.charCodeAt(0), 0, at])]),
    ...section(10, [SHAPES.length, ...SHAPES.flatMap((shape) => body(shape, isFused))]),
  ])
}

/** Signed LEB128; small numbers equal the unsigned form. */
function number(value: number): number[] {
  const low = value & 0x7f
  const rest = value >> 7
  if ((rest === 0 && low < 0x40) || (rest === -1 && low >= 0x40)) return [low]
  return [low | 0x80, ...number(rest)]
}
